import { pascalCase } from '../attributes/attributes.ts';
import type { EventDetails, WidgetEvent } from './event-details.ts';
import type { EventDocs, OwnDetail } from './event-docs.ts';

type HandlerName<Event> = Event extends `aw:${infer First}-${infer Second}`
  ? `on${Capitalize<First>}${Capitalize<Second>}`
  : Event extends `aw:${infer Name}`
    ? `on${Capitalize<Name>}`
    : never;

/** Of an event's details, those that the definition documents, and its own. */
type Handler<Event, Doc> = Event extends WidgetEvent
  ? Doc extends { readonly detail: infer Documented }
    ? Pick<EventDetails[Event], keyof Documented & keyof EventDetails[Event]> &
        OwnDetails<Documented> extends infer Detail
      ? (detail: { readonly [Key in keyof Detail]: Detail[Key] }) => void // spelt out, for editors
      : never
    : () => void
  : never;

type OwnDetails<Documented> = {
  readonly [
    Key in keyof Documented as Documented[Key] extends OwnDetail<unknown> ? Key : never
  ]: Documented[Key] extends OwnDetail<infer Value> ? Value : never;
};

/** The handlers that an app passes as props: one for each event of a definition, and `onReady`. */
export type EventProps<E extends EventDocs> = {
  readonly [Event in keyof E as HandlerName<Event>]?: Handler<Event, E[Event]> | undefined;
} & {
  /** Called once, when the widget is in the page and can be used. */
  readonly onReady?: (() => void) | undefined;
};

/** `aw:results-hidden` → `onResultsHidden`. */
export function handlerName(event: WidgetEvent): string {
  return `on${pascalCase(event.slice('aw:'.length))}`;
}
