import { reportError } from '@adviser-widgets/core/internal';
import { attributeOf, readLoaderAttribute } from '../attributes/read-loader-attribute.ts';
import type { EventDetails, WidgetEvent } from '../events/event-details.ts';
import { emit, type WidgetHost } from '../events/emit.ts';
import { clearState, isRoot } from '../host/copies.ts';
import { createPatience } from '../nodes/watch-content.ts';
import type { FailurePhase } from './mount-widget.tsx';

/** Written to `data-widget-state`, never read back. */
export type PlaceholderState = 'pending' | 'loading' | 'ready' | 'failed' | 'invalid';

/** A placeholder in the page: its name, id and state, and the events it emits. */
export interface Placeholder extends WidgetHost {
  readonly element: HTMLElement;
  readonly state: PlaceholderState;
  readonly failure: object | undefined;
  /** `performance.now()` of the last time that it reached a state. */
  readonly reachedAt: Readonly<Partial<Record<PlaceholderState, number>>>;
  /** `version` is the one that is ready. */
  setState(state: PlaceholderState, version?: string): void;
  /** Writes the state again if the page has changed its attributes. */
  keepState(): void;
  /** Reports to the console unless a listener cancels `aw:failed`. */
  fail(phase: 'load' | FailurePhase, error: unknown): void;
  clear(): void;
  emit<Event extends WidgetEvent>(event: Event, detail?: Partial<EventDetails[Event]>): boolean;
}

type Written = { -readonly [Part in keyof Placeholder]: Placeholder[Part] };

let count = 0;

/** Reads a placeholder's name and id. */
export function createPlaceholder(element: HTMLElement): Placeholder {
  const name = readLoaderAttribute(element, 'widget');
  const id = attributeOf(element, 'id') || `aw-${++count}`;
  let mounted = '';
  const reachedAt: Partial<Record<PlaceholderState, number>> = {};
  const hasPatience = createPatience();
  const placeholder: Written = {
    name,
    id,
    element,
    state: 'pending',
    failure: undefined,
    reachedAt,
    setState(state, version = '') {
      placeholder.state = state;
      reachedAt[state] = performance.now();
      mounted = version;
      writeState();
    },
    keepState() {
      const isKept =
        attributeOf(element, 'data-widget-state') === placeholder.state &&
        (attributeOf(element, 'data-widget-version') ?? '') === mounted;
      if (!isKept && hasPatience()) writeState();
    },
    fail(phase, error) {
      placeholder.setState('failed');
      const isUnhandled = placeholder.emit('aw:failed', { phase, message: String(error) });
      if (isUnhandled) reportError(`${name} failed (${phase}); its fallback stays`, error, element);
    },
    clear: () => clearState(element),
    emit(event, detail) {
      if (event === 'aw:failed') placeholder.failure = detail;
      return emit(placeholder, event, { detail });
    },
  };
  return placeholder;

  function writeState(): void {
    // A control in a form hides the form's own method of that name.
    const { setAttribute, removeAttribute } = Element.prototype;
    setAttribute.call(element, 'data-widget-state', placeholder.state);
    if (mounted) setAttribute.call(element, 'data-widget-version', mounted);
    else removeAttribute.call(element, 'data-widget-version');
  }
}

/** Loads the stage of links, which cannot contain a widget. */
export function loadLinkStage() {
  return import('./beside-link.ts');
}

/** Returns the root of the widget that is mounted in a placeholder, or after a link; else the placeholder. */
export function rootOf(placeholder: HTMLElement): HTMLElement {
  const { nextElementSibling: next } = placeholder;
  const places = placeholder.localName === 'a' ? [next] : [...placeholder.children].reverse();
  return (places.find((place) => place && isRoot(place)) as HTMLElement | undefined) ?? placeholder;
}
