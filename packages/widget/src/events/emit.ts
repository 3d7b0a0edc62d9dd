import { unshadowed } from '@adviser-widgets/core/internal';
import type { EventDetails, WidgetEvent } from './event-details.ts';

/** What a component knows about its placeholder. */
export interface WidgetHost {
  /** '' for a component that an app renders. */
  readonly name: string;
  readonly id: string;
  readonly element: Element | undefined;
}

/** The names of all events that widgets send. */
export const widgetEvents = [
  'aw:loading',
  'aw:ready',
  'aw:failed',
  'aw:unmounted',
  'aw:submit',
  'aw:success',
  'aw:error',
  'aw:reset',
  'aw:results',
  'aw:results-hidden',
  'aw:open',
  'aw:close',
  'aw:analytics',
] as const satisfies readonly WidgetEvent[];

type EmitListener = (host: WidgetHost, event: WidgetEvent, detail: object) => void;

let listener: EmitListener | undefined;

/** Calls `heard` with what widgets emit from now on, but not with events that the page dispatches. */
export function watchEmitted(heard: EmitListener): void {
  listener = heard;
}

/**
 * Dispatches an event on the placeholder, or on `fallback` in an app. Returns false if it was cancelled.
 * `detail` never carries what a visitor typed.
 */
export function emit<Event extends WidgetEvent>(
  host: WidgetHost,
  event: Event,
  { detail = {}, fallback }: { detail?: Partial<EventDetails[Event]>; fallback?: Element | null } = {},
): boolean {
  const target = host.element ?? fallback;
  const { name: widget, id } = host;
  listener?.(host, event, detail);
  return (
    !target ||
    unshadowed(target).dispatchEvent(
      new CustomEvent(event, {
        bubbles: true,
        composed: true,
        cancelable: event === 'aw:failed',
        detail: { widget, id, ...detail },
      }),
    )
  );
}
