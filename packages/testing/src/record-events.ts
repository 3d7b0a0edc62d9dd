import { widgetEvents } from '@adviser-widgets/widget/internal';

/** An event of the library, as recorded. */
export interface RecordedEvent {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Collects the library's events as they bubble through `element`. */
export function recordEvents(element: EventTarget): readonly RecordedEvent[] {
  const events: RecordedEvent[] = [];
  for (const type of widgetEvents) {
    element.addEventListener(type, (event) => {
      if (event instanceof CustomEvent)
        events.push({ type: event.type, detail: event.detail as RecordedEvent['detail'] });
    });
  }
  return events;
}
