import type { EventDetails, WidgetEvent } from './event-details.ts';

/** The events that widgets send, by name. What `detail` has besides `widget` and `id` depends on the widget. */
export type WidgetEventMap = {
  [Event in WidgetEvent]: CustomEvent<
    { readonly widget: string; readonly id: string } & Readonly<Partial<EventDetails[Event]>>
  >;
};

// Types listeners on `document`, `window` and elements in apps that import any widget; there is nothing to run.
/* eslint-disable @typescript-eslint/no-empty-object-type -- only an interface adds to one of the platform */
declare global {
  interface GlobalEventHandlersEventMap extends WidgetEventMap {}
  interface ElementEventMap extends WidgetEventMap {}
}
