package motus_test

import (
	"errors"
	"reflect"
	"testing"

	"motus"
)

// anything makes an argument: functions that answer zeros, structs with all functions, an object that has ended.
func anything(kind reflect.Type, gone motus.Handle) reflect.Value {
	switch kind.Kind() {
	case reflect.Func:
		return reflect.MakeFunc(kind, func([]reflect.Value) []reflect.Value {
			var answers []reflect.Value
			for at := 0; at < kind.NumOut(); at++ {
				answers = append(answers, reflect.Zero(kind.Out(at)))
			}
			return answers
		})
	case reflect.Pointer:
		made := reflect.New(kind.Elem())
		if kind.Elem().Kind() == reflect.Struct && kind != reflect.TypeOf((*motus.Runtime)(nil)) {
			for at := 0; at < kind.Elem().NumField(); at++ {
				if field := kind.Elem().Field(at); field.IsExported() && field.Type.Kind() == reflect.Func {
					made.Elem().Field(at).Set(anything(field.Type, gone))
				}
			}
			return made
		}
		return reflect.Zero(kind)
	case reflect.Interface:
		for _, make := range motus.Kinds {
			if one := reflect.ValueOf(make(gone)); one.Type().Implements(kind) {
				return one
			}
		}
	case reflect.Slice:
		return reflect.MakeSlice(kind, 2, 2)
	case reflect.String:
		return reflect.ValueOf("text").Convert(kind)
	}
	return reflect.Zero(kind)
}

func callAll(t *testing.T, one any, gone motus.Handle) (called, refused int) {
	value := reflect.ValueOf(one)
	for at := 0; at < value.NumMethod(); at++ {
		name, method := value.Type().Method(at).Name, value.Method(at)
		if name == "Close" {
			continue
		}
		var arguments []reflect.Value
		for in := 0; in < method.Type().NumIn(); in++ {
			arguments = append(arguments, anything(method.Type().In(in), gone))
		}
		before := motus.Boxes()
		answers := method.Call(arguments)
		if left := motus.Boxes() - before; left != 0 {
			t.Errorf("%T.%s: %d functions are left behind", one, name, left)
		}
		called++
		if len(answers) == 0 {
			continue
		}
		if err, is := answers[len(answers)-1].Interface().(error); is {
			refused++
			var told *motus.Error
			if !errors.As(err, &told) || told.Function == "" {
				t.Errorf("%T.%s: %v", one, name, err)
			}
		} else if answers[len(answers)-1].Type().String() == "error" {
			t.Errorf("%T.%s is not refused", one, name)
		}
	}
	return
}

func TestEachCallOnAnObjectThatHasEndedIsRefusedAndLetsFunctionsGo(t *testing.T) {
	rt := begin(t)
	view := made[*motus.OwnedView](t)(motus.NewView(rt))
	must(t, view.Close())
	called, refused := 0, 0
	for _, make := range motus.Kinds {
		more, told := callAll(t, make(view.Handle), view.Handle)
		called, refused = called+more, refused+told
	}
	closed := made[*motus.Runtime](t)(motus.NewRuntime(nil))
	must(t, closed.Close())
	more, told := callAll(t, closed, view.Handle)
	if called+more < 500 || refused+told < 300 {
		t.Error(called+more, refused+told)
	}
}
