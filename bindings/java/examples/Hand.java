// A hand of cards in a window of Swing: a click deals a card into the middle of the table, the others close the gap; one in
// the middle goes back to the hand. It may be clicked at any moment. The component sleeps when nothing moves.
//
//   java --enable-native-access=ALL-UNNAMED -cp motus.jar examples/Hand.java
//   java … examples/Hand.java FOLDER    without a window: writes the frames of a few clicks as pictures
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.AffineTransform;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import motus.AnimationOptions;
import motus.Color;
import motus.MotusRuntime;
import motus.Point;
import motus.Rect;
import motus.RuntimeOptions;
import motus.Size;
import motus.Timing;
import motus.Transform;
import motus.View;

public final class Hand extends JComponent {
    private static final long serialVersionUID = 1;
    private static final int WIDTH_OF_TABLE = 640;
    private static final int HEIGHT_OF_TABLE = 400;
    private static final int[] COLORS = {0xd64550, 0xe89b3c, 0xe6d35a, 0x58b368, 0x3f88c5, 0x8661c1, 0xc86fc9};

    private final transient MotusRuntime runtime = new MotusRuntime(new RuntimeOptions().windowSize(new Size(WIDTH_OF_TABLE, HEIGHT_OF_TABLE)));
    private final transient List<View> hand = new ArrayList<>();
    private transient View played;
    private final transient Timer clock = new Timer(16, event -> frame(System.nanoTime() / 1e9));

    private Hand() {
        for (int color : COLORS) {
            var card = new View(runtime);
            card.setFrame(new Rect(WIDTH_OF_TABLE / 2 - 45, HEIGHT_OF_TABLE + 20, 90, 130));
            card.setCornerRadius(12);
            card.setBackgroundColor(Color.hex(color));
            runtime.window().addSubview(card);
            hand.add(card);
        }
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                click(event.getX(), event.getY());
            }
        });
        setPreferredSize(new Dimension(WIDTH_OF_TABLE, HEIGHT_OF_TABLE));
        deal();
    }

    private void deal() {
        var spring = new AnimationOptions().timing(Timing.withBounce(.25)).duration(.6);
        runtime.animate(spring, () -> {
            for (int at = 0; at < hand.size(); at++) {
                double angle = (at - (hand.size() - 1) / 2.0) * .13;
                hand.get(at).setCenter(new Point(WIDTH_OF_TABLE / 2 + 420 * Math.sin(angle), 740 - 420 * Math.cos(angle)));
                hand.get(at).setTransform(Transform.rotation(angle));
            }
            if (played != null) {
                played.setCenter(new Point(WIDTH_OF_TABLE / 2, 130));
                played.setTransform(Transform.scale(1.3, 1.3));
            }
        });
        if (isDisplayable()) {
            clock.start();
        }
    }

    @Override
    public void addNotify() {
        super.addNotify();
        clock.start();
    }

    private void click(double x, double y) {
        var card = runtime.window().hitTest(new Point(x, y));
        int at = hand.indexOf(card);
        if (played != null && (at >= 0 || played.equals(card))) {
            hand.add(at < 0 ? hand.size() / 2 : at, played);
            at = hand.indexOf(card) == hand.indexOf(played) ? -1 : hand.indexOf(card);
            played = null;
        }
        if (at >= 0) {
            played = hand.remove(at);
        }
        deal();
    }

    private void frame(double time) {
        runtime.tick(time);
        if (!runtime.needsTick()) {
            clock.stop();
        }
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        var paper = (Graphics2D) graphics.create();
        paper.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        paper.setColor(new java.awt.Color(0x1d4d3a));
        paper.fillRect(0, 0, getWidth(), getHeight());
        var before = paper.getTransform();
        for (var item : runtime.drawList()) {
            if (item.color().alpha() == 0) {
                continue;
            }
            var t = item.transform();
            paper.setTransform(before);
            paper.transform(new AffineTransform(t.a(), t.b(), t.c(), t.d(), t.tx(), t.ty()));
            var box = item.bounds();
            var shape = new RoundRectangle2D.Double(box.x(), box.y(), box.width(), box.height(), 2 * item.cornerRadius(), 2 * item.cornerRadius());
            paper.setColor(new java.awt.Color((float) item.color().red(), (float) item.color().green(), (float) item.color().blue(), (float) item.alpha()));
            paper.fill(shape);
            paper.setColor(java.awt.Color.WHITE);
            paper.draw(shape);
        }
        paper.dispose();
    }

    private static void pictures(File folder) throws IOException {
        var hand = new Hand();
        hand.setSize(WIDTH_OF_TABLE, HEIGHT_OF_TABLE);
        for (int frame = 0; frame < 180; frame++) {
            hand.runtime.tick(frame / 60.0);
            if (frame == 60 || frame == 100 || frame == 106) { // the last while the card before is on its way
                hand.click(frame == 100 ? 420 : 240, 330);
            }
            if (frame % 10 == 0) {
                var picture = new BufferedImage(WIDTH_OF_TABLE, HEIGHT_OF_TABLE, BufferedImage.TYPE_INT_RGB);
                hand.paintComponent(picture.createGraphics());
                ImageIO.write(picture, "png", new File(folder, "hand-%03d.png".formatted(frame)));
            }
        }
        System.out.println(hand.hand.size() + " cards in the hand");
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length > 0) {
            pictures(new File(arguments[0]));
            return;
        }
        SwingUtilities.invokeLater(() -> {
            var window = new JFrame("Hand");
            window.add(new Hand());
            window.pack();
            window.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
            window.setVisible(true);
        });
    }
}
