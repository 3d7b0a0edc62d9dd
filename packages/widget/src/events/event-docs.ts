import type { EventDetails, WidgetEvent } from './event-details.ts';

declare const carried: unique symbol;

/** The phrase for a key that only one family's event carries, with the type of its value. */
export type OwnDetail<Value> = string & { readonly [carried]: Value };

/** Documents an event in the catalogue and `widgets.json`; unit tests compare it with the real detail. */
export interface EventDoc<Event extends WidgetEvent = WidgetEvent> {
  readonly when: string;
  /** A phrase per key besides `widget` and `id`; '' if the key explains itself. */
  readonly detail?: { readonly [Key in keyof EventDetails[Event]]?: string } & Readonly<
    Record<string, string>
  >;
}

/** Event descriptions by event name. */
export type EventDocs = { readonly [Event in WidgetEvent]?: EventDoc<Event> };

/** The events of every widget. */
export const commonEvents: EventDocs = {
  'aw:loading': { when: 'Its files are being fetched.' },
  'aw:ready': { when: 'It is shown in the page.', detail: { version: '' } },
  'aw:failed': {
    when: 'It could not be shown, and the content inside the tag is back. Cancel the event to keep the console quiet.',
    detail: { phase: 'load, parse, render or effect', message: '' },
  },
  'aw:unmounted': { when: 'It has left the page.' },
};

/** `aw:analytics`, for definitions of widgets that emit it. */
export const analyticsEvent = {
  when: 'An event was handed to analytics.',
  detail: { name: 'the event, as it was pushed', category: '', label: '', action: '' },
} as const satisfies EventDoc<'aw:analytics'>;
