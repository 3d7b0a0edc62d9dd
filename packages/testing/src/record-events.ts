/** An event of the library, as recorded. */
export interface RecordedEvent {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

const types = [
  'loading',
  'ready',
  'failed',
  'unmounted',
  'submit',
  'success',
  'error',
  'reset',
  'results',
  'results-hidden',
  'open',
  'close',
  'analytics',
];

/** Collects the library's events as they bubble through `element`. */
export function recordEvents(element: EventTarget): readonly RecordedEvent[] {
  const events: RecordedEvent[] = [];
  for (const type of types) {
    element.addEventListener(`aw:${type}`, (event) => {
      if (event instanceof CustomEvent)
        events.push({ type: event.type, detail: event.detail as RecordedEvent['detail'] });
    });
  }
  return events;
}
