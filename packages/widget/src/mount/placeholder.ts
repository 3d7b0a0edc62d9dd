import { reportError } from '@adviser-widgets/core';
import { readLoaderAttribute } from '../attributes/read-loader-attribute.ts';
import { emit, type WidgetEvent, type WidgetHost } from './emit.ts';
import type { FailurePhase } from './mount-widget.tsx';

/** Written to `data-widget-state`, never read back (contract section 1). */
export type PlaceholderState = 'pending' | 'loading' | 'ready' | 'failed' | 'invalid';

/** A placeholder in the page: its name, id and state, and the events it emits. */
export interface Placeholder extends WidgetHost {
  readonly element: HTMLElement;
  readonly state: PlaceholderState;
  readonly failure: object | undefined;
  setState(state: PlaceholderState): void;
  /** Reports to the console unless a listener cancels `aw:failed`. */
  fail(phase: 'load' | FailurePhase, error: unknown): void;
  clear(): void;
  emit(event: WidgetEvent, detail?: object): boolean;
}

type Written = { -readonly [Part in keyof Placeholder]: Placeholder[Part] };

let count = 0;

/** Reads a placeholder's name and id. */
export function createPlaceholder(element: HTMLElement): Placeholder {
  const name = readLoaderAttribute(element, 'widget');
  const id = element.id || `aw-${++count}`;
  const placeholder: Written = {
    name,
    id,
    element,
    state: 'pending',
    failure: undefined,
    setState(state) {
      placeholder.state = state;
      element.setAttribute('data-widget-state', state);
    },
    fail(phase, error) {
      placeholder.setState('failed');
      const isUnhandled = placeholder.emit('aw:failed', { phase, message: String(error) });
      if (isUnhandled) reportError(`${name} failed (${phase}); its fallback stays`, error, element);
    },
    clear() {
      delete element.dataset.widgetState;
      delete element.dataset.widgetVersion;
    },
    emit(event, detail) {
      if (event === 'aw:failed') placeholder.failure = detail;
      return emit(placeholder, event, { detail });
    },
  };
  return placeholder;
}

/** The element that holds the widget: the placeholder, or the root after a link (contract section 1). */
export function rootOf(placeholder: HTMLElement): HTMLElement {
  const next = placeholder.localName === 'a' ? placeholder.nextElementSibling : null;
  return next instanceof HTMLElement && next.classList.contains('aw-root') ? next : placeholder;
}
