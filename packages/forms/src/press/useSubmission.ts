import { track } from '@adviser-widgets/core';
import { reportError, type Captcha } from '@adviser-widgets/core/internal';
import { emit } from '@adviser-widgets/widget';
import type { SendEvent } from '@adviser-widgets/widget/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { makeReadOnly } from './make-read-only.ts';
import { useLeaveConfirmation } from './useLeaveConfirmation.ts';
import { createSubmission, noCaptcha, type Submission, type SubmissionPorts } from './submission.ts';
import { isAtRisk, waitOf, type SubmissionFailure, type SubmissionState } from './submission-state.ts';

/** What one press sends, and the callbacks of the form. */
export interface Sending<Values> extends Pick<SubmissionPorts<Values>, 'validate' | 'send'> {
  /** Default: none, for what is not a lead. */
  readonly captcha?: Captcha;
  /** Called once a press has passed validation, before the captcha. */
  readonly onAttempt?: (values: Values) => void;
  /** Called if a value is invalid. */
  readonly onInvalid?: () => void;
  /** Called once the API has accepted it. */
  readonly onSent: () => void;
}

/** The state of a submission, the actions on it, and its events for the page. */
export interface SubmissionControl {
  /** For SendButton and FormStatus. */
  readonly state: SubmissionState;
  /**
   * Does nothing while one is under way, or while the API asked to wait. Resolves once the press has ended, also if the
   * form has gone meanwhile: true if the API accepted it.
   */
  submit<Values>(sending: Sending<Values>): Promise<boolean>;
  /** Cancels waiting for a connection, and ignores the outcome of a submission under way. */
  reset(): void;
  /** Sends an event to the page. */
  readonly emit: SendEvent;
  /** Reports an accepted submission. `label` is never text the visitor typed. */
  track(name: string, label: string): void;
}

/**
 * Sends once per press, and survives the page cache. `element` emits where there is no placeholder.
 *
 * @param element The ref of the form: its fields are read-only while it sends.
 */
export function useSubmission(element: RefObject<HTMLElement | null>): SubmissionControl {
  const host = useWidgetHost();
  const [state, setState] = useState<SubmissionState>({ status: 'idle' });
  const [submission] = useState(createSubmission);
  const makeEditable = useRef(() => {});

  useInterruptOnReturn(submission);
  useEffect(() => submission.leave, [submission]);
  useLeaveConfirmation(isAtRisk(state));
  useRetryTimer(state, setState);

  const emitHere: SendEvent = (event, detail = {}) => {
    emit(host, event, { detail, fallback: element.current });
  };

  /** Not in an effect: the fields must be read-only before the request is sent. */
  function show(next: SubmissionState): void {
    makeEditable.current();
    makeEditable.current = next.status === 'sending' ? makeReadOnly(element.current) : () => {};
    setState(next);
  }

  function onFailed(kind: SubmissionFailure, error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    if (kind !== 'captcha-closed') reportError(text);
    emitHere('aw:error', { kind, message: text });
  }

  return {
    state,
    async submit({ captcha = noCaptcha, onAttempt = () => {}, onInvalid, onSent, ...sending }) {
      if (waitOf(state) > 0) return false;
      return submission.submit({
        ...sending,
        captcha,
        isOnline: () => navigator.onLine !== false,
        whenOnline,
        onAttempt,
        onState(next) {
          if (next.status === 'invalid') onInvalid?.();
          if (next.status === 'failed') onFailed(next.kind, next.error);
          if (next.status === 'offline') onFailed('offline', next.error);
          if (next.status === 'succeeded') onSent();
          show(next);
        },
      });
    },
    reset() {
      submission.abandon();
      show({ status: 'idle' });
    },
    emit: emitHere,
    track: (name, label) =>
      track({ name, category: 'Lead', label, action: 'Submit' }, (pushed) =>
        emitHere('aw:analytics', pushed),
      ),
  };
}

/** A page back from the browser's page cache has lost its answer, so the outcome is unknown. */
function useInterruptOnReturn(submission: Submission): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) submission.interrupt(new Error('The page was left while sending'));
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [submission]);
}

function useRetryTimer(state: SubmissionState, setState: (next: SubmissionState) => void): void {
  useEffect(() => {
    if (state.status !== 'failed' || !state.retryAfter) return;
    const timer = setTimeout(() => setState({ ...state, retryAfter: 0 }), state.retryAfter * 1000);
    return () => clearTimeout(timer);
  }, [state, setState]);
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
