import { expectTypeOf, test } from 'vitest';
import type { ErrorKind } from './event-details.ts';
import type { WidgetEventMap, WidgetName } from './event-map.ts';

test('a listener on the document, the window or any element gets a typed event', () => {
  expectTypeOf<DocumentEventMap>().toExtend<WidgetEventMap>();
  expectTypeOf<WindowEventMap>().toExtend<WidgetEventMap>();
  expectTypeOf<ElementEventMap>().toExtend<WidgetEventMap>();
  expectTypeOf<HTMLElementEventMap>().toExtend<WidgetEventMap>();
});

test('an event says which widget sent it', () => {
  expectTypeOf<DocumentEventMap['aw:ready']['detail']['widget']>().toEqualTypeOf<WidgetName>();
});

test('the name of a widget is completed, and may be that of one of your own', () => {
  expectTypeOf<Extract<WidgetName, 'request-call-form'>>().toEqualTypeOf<'request-call-form'>();
  expectTypeOf<'own-form'>().toExtend<WidgetName>();
});

test('an event has the details that some widget sends with it', () => {
  expectTypeOf<DocumentEventMap['aw:error']['detail']['kind']>().toEqualTypeOf<ErrorKind | undefined>();
});
