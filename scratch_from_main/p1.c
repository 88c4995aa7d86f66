#include "dynamics.h"
#include <stdlib.h>
#define P(...) printf(__VA_ARGS__)
/* notes */
static char LOG[4096];
static void lg(const char *s){ if(strlen(LOG)+strlen(s)+2<sizeof LOG){strcat(LOG,s);strcat(LOG," ");} }
static void wr(void*u,motus_dynamic_animator*a){(void)u;(void)a;lg("resume");}
static void dp(void*u,motus_dynamic_animator*a){(void)u;(void)a;lg("pause");}
static void il(void*u,motus_dynamic_animator*a,motus_dynamic_item*i){(void)u;(void)a;(void)i;lg("left");}
static void act(void*u,motus_dynamic_behavior*b){(void)b;lg(u?u:"act");}
static void mv(void*u,motus_dynamic_behavior*b,motus_dynamic_animator*a){(void)b;lg(u);lg(a?"+":"-");}
static void deleg(scene*s){motus_dynamic_animator_delegate d;motus_dynamic_animator_delegate_init(&d);d.will_resume=wr;d.did_pause=dp;d.item_did_leave=il;CHECK_EQUAL(motus_dynamic_animator_set_delegate(s->animator,&d,NULL,NULL),0);}

static void pause_resume(void){
  scene s=scene_open(true); deleg(&s); LOG[0]=0;
  CHECK(!motus_dynamic_animator_running(s.animator));
  CHECK_NEAR(motus_dynamic_animator_elapsed_time(s.animator),0,0);
  run(&s,5); P("empty: %s\n",LOG);
  motus_dynamic_item*a=box(&s,100,100,100,100);
  CHECK(!motus_dynamic_animator_running(s.animator));
  motus_gravity_behavior*g=gravity(&s,&a,1);
  motus_collision_behavior*c=floor_at(&s,200,&a,1);
  motus_dynamic_behavior_set_action(motus_gravity_behavior_as_dynamic_behavior(g),act,NULL,NULL);
  P("after add running=%d log=%s\n",motus_dynamic_animator_running(s.animator),LOG);
  int n=0;
  run(&s,1); P("1: %s el=%g\n",LOG,motus_dynamic_animator_elapsed_time(s.animator));
  while(motus_dynamic_animator_running(s.animator)&&n<600){run(&s,1);n++;}
  P("paused after %d, log tail %s el=%g time=%g y=%.9g idle=%d needs=%d\n",n+1,LOG+strlen(LOG)-40,motus_dynamic_animator_elapsed_time(s.animator),s.time,y_of(a),motus_runtime_idle(s.w.runtime),motus_runtime_needs_tick(s.w.runtime));
  double el=motus_dynamic_animator_elapsed_time(s.animator);
  LOG[0]=0; run(&s,30); P("30 more: '%s' el+%g\n",LOG,motus_dynamic_animator_elapsed_time(s.animator)-el);
  /* each kind of change */
#define CH(name,stmt) do{LOG[0]=0;double e0=motus_dynamic_animator_elapsed_time(s.animator);stmt;int r=motus_dynamic_animator_running(s.animator);int nt=motus_runtime_needs_tick(s.w.runtime);P("%-28s running=%d needs=%d before tick log='%s' ",name,r,nt,LOG);LOG[0]=0;int k=0;do{run(&s,1);k++;}while(motus_dynamic_animator_running(s.animator)&&k<400);char L[30];strncpy(L,LOG,29);L[29]=0;int rr=0,pp=0;for(char*q=LOG;(q=strstr(q,"resume"));q++)rr++;for(char*q=LOG;(q=strstr(q,"pause"));q++)pp++;P("frames %d log '%s' resumes %d pauses %d el+%g\n",k,L,rr,pp,motus_dynamic_animator_elapsed_time(s.animator)-e0);}while(0)
  CH("nothing",(void)0);
  CH("gravity mag same",motus_gravity_behavior_set_direction(g,(motus_vector){0,1}));
  CH("gravity mag 2",motus_gravity_behavior_set_direction(g,(motus_vector){0,2}));
  CH("gravity angle same",motus_gravity_behavior_set_angle_and_magnitude(g,1.5707963267948966,2));
  CH("mode same",motus_collision_behavior_set_mode(c,3));
  CH("delegate set",motus_collision_behavior_set_delegate(c,NULL,NULL,NULL));
  CH("refbounds",motus_collision_behavior_set_reference_bounds(c,true,0,0,0,0));
  CH("add boundary",motus_collision_behavior_add_boundary_line(c,8,(motus_point){0,500},(motus_point){10,500}));
  CH("remove boundary",motus_collision_behavior_remove_boundary(c,8));
  CH("updateItem same",motus_dynamic_animator_update_item(s.animator,a,false));
  motus_item_behavior*ib=NULL;
  CH("item behavior",ib=properties(&s,&a,1));
  CH("elasticity .5",motus_item_behavior_set_elasticity(ib,.5));
  CH("friction",motus_item_behavior_set_friction(ib,.5));
  CH("density",motus_item_behavior_set_density(ib,2));
  CH("resistance",motus_item_behavior_set_resistance(ib,2));
  CH("ang resistance",motus_item_behavior_set_angular_resistance(ib,2));
  CH("charge",motus_item_behavior_set_charge(ib,2));
  CH("allows",motus_item_behavior_set_allows_rotation(ib,false));
  CH("anchored",motus_item_behavior_set_anchored(ib,true));
  CH("not anchored",motus_item_behavior_set_anchored(ib,false));
  CH("vel",motus_item_behavior_add_linear_velocity(ib,a,(motus_vector){0,-100}));
  CH("vel 0",motus_item_behavior_add_linear_velocity(ib,a,(motus_vector){0,0}));
  CH("angvel",motus_item_behavior_add_angular_velocity(ib,a,1));
  motus_dynamic_item*b=box(&s,300,100,20,20);
  CH("add item gravity",motus_dynamic_behavior_add_item(motus_gravity_behavior_as_dynamic_behavior(g),b));
  CH("remove item",motus_dynamic_behavior_remove_item(motus_gravity_behavior_as_dynamic_behavior(g),b));
  CH("set_states", ({const motus_dynamic_state*st;size_t n2;motus_dynamic_animator_states(s.animator,&st,&n2);motus_dynamic_animator_set_states(s.animator,st,n2);}));
  CH("watched", motus_dynamic_animator_set_watched_rect(s.animator,&(motus_rect){0,0,1000,1000}));
  CH("move view by host (no update)", motus_view_set_center((motus_view*)a,(motus_point){100,100}));
  P("y after host move %g\n",y_of(a));
  CH("then updateItem", motus_dynamic_animator_update_item(s.animator,a,false));
  P("y %g\n",y_of(a));
  CH("resize ref view", motus_view_set_bounds(s.w.window,(motus_rect){0,0,300,800}));
  motus_dynamic_behavior *comp; motus_dynamic_behavior_create(s.w.runtime,&comp);
  CH("add empty composite", play(&s,comp));
  CH("set action", motus_dynamic_behavior_set_action(comp,act,NULL,NULL));
  CH("remove one", motus_dynamic_animator_remove_behavior(s.animator,motus_item_behavior_as_dynamic_behavior(ib)));
  LOG[0]=0;
  CHECK_EQUAL(motus_dynamic_animator_remove_all_behaviors(s.animator),0);
  P("remove all (was paused): running=%d\n",motus_dynamic_animator_running(s.animator)); run(&s,3); P("%s\n",LOG);
  LOG[0]=0; g=gravity(&s,&a,1); run(&s,2); P("grav only: %s ",LOG); LOG[0]=0; motus_dynamic_animator_remove_all_behaviors(s.animator); P("removed running: running=%d ",motus_dynamic_animator_running(s.animator)); P("log before tick %s;",LOG); run(&s,3); P("after: %s running=%d\n",LOG,motus_dynamic_animator_running(s.animator));
  /* add and remove between ticks */
  LOG[0]=0; motus_gravity_behavior_create(s.w.runtime,&a,1,&g); motus_dynamic_animator_add_behavior(s.animator,motus_gravity_behavior_as_dynamic_behavior(g)); motus_dynamic_animator_remove_behavior(s.animator,motus_gravity_behavior_as_dynamic_behavior(g)); P("add+remove running %d ",motus_dynamic_animator_running(s.animator)); run(&s,3); P("log '%s'\n",LOG);
  scene_close(&s);
}
CHECK_MAIN(TEST(pause_resume))
