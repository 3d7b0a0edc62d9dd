import { track } from '@adviser-widgets/core';
import { reportError } from '@adviser-widgets/core/internal';
import type { Captcha } from './captcha.ts';
import { emit } from '@adviser-widgets/widget';
import type { SendEvent } from '@adviser-widgets/widget/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useState, type RefObject } from 'react';
import { Press } from './press.ts';
import type { Sending } from './sending.ts';
import { isAtRisk, type SubmissionFailure, type SubmissionState } from './submission-state.ts';
import { useLeaveConfirmation } from './useLeaveConfirmation.ts';

/** The state of a submission, the actions on it, and its events for the page. */
export interface SubmissionControl {
  /** For SendButton and FormStatus. */
  readonly state: SubmissionState;
  /**
   * Does nothing while one is under way, while the API asked to wait, or after a success. Resolves once the press has ended,
   * also if the form has gone meanwhile: true if the API accepted it.
   */
  readonly submit: <Values>(sending: Sending<Values>) => Promise<boolean>;
  /** Cancels waiting for a connection, and ignores the outcome of a submission under way. */
  readonly reset: () => void;
  /** Sends an event to the page. */
  readonly emit: SendEvent;
  /** Reports an accepted submission. `label` is never text the visitor typed. */
  readonly track: (name: string, label: string) => void;
}

/**
 * Sends once per press, and survives the page cache. `element` emits where there is no placeholder.
 *
 * @param element The ref of the form: its fields are read-only while it sends.
 * @param captcha Gives the token of each request; default none, for what is not a lead.
 */
export function useSubmission(element: RefObject<HTMLElement | null>, captcha?: Captcha): SubmissionControl {
  const host = useWidgetHost();
  const emitHere: SendEvent = (event, detail = {}) => {
    emit(host, event, { detail, fallback: element.current });
  };
  const [press] = useState(() => {
    const onFailure = (kind: SubmissionFailure, error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      if (kind !== 'captcha-closed') reportError(text);
      emitHere('aw:error', { kind, message: text });
    };
    const isOnline = () => navigator.onLine !== false;
    return new Press({ captcha, form: () => element.current, onFailure, isOnline, whenOnline });
  });
  const [state, show] = useState(press.state);
  // Not useSyncExternalStore: React 18 would show a state before the errors of fields that belong to it.
  useEffect(() => press.subscribe(() => show(press.state())), [press]);
  useEffect(() => press.open(), [press]);
  useLeaveConfirmation(isAtRisk(state));
  return {
    state,
    submit: press.submit,
    reset: press.reset,
    emit: emitHere,
    track: (name, label) =>
      track({ name, category: 'Lead', label, action: 'Submit' }, (pushed) =>
        emitHere('aw:analytics', pushed),
      ),
  };
}

/** Resolves also when the visitor comes back to the page and the browser is online, and when `signal` is aborted. */
function whenOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve());
    addEventListener('online', () => resolve(), { signal });
    for (const type of ['pageshow', 'visibilitychange'])
      addEventListener(type, () => navigator.onLine && resolve(), { signal });
  });
}
