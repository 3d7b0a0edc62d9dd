import { reportError, track, type Captcha } from '@adviser-widgets/core';
import { emit, type WidgetEvent } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { makeReadOnly } from './make-read-only.ts';
import { createSubmission, isAtRisk, noCaptcha, waitOf, type Submission, type SubmissionFailure, type SubmissionPorts, type SubmissionState } from './submission.ts';

/** What one press sends, and what the form does about it. */
export interface Sending<Values> extends Pick<SubmissionPorts<Values>, 'validate' | 'send'> {
  /** Default none: nobody is checked. */
  readonly captcha?: Captcha;
  /** One press passed validation. */
  readonly onAttempt?: () => void;
  readonly onInvalid?: () => void;
  readonly onSent: () => void;
}

/** The way of what a visitor sends, as a widget shows it and tells the page of it. */
export interface SubmissionControl {
  readonly state: SubmissionState;
  /** Starts one submission; while one is under way, or the API asked to wait, does nothing. */
  submit<Values>(sending: Sending<Values>): void;
  /** Says that the form is busy, if it is. */
  sayBusy(): void;
  /** Back to idle: cancels waiting for a connection, and ignores how a submission under way ends. */
  reset(): void;
  emit(event: WidgetEvent, detail?: object): void;
  /** Tells analytics, and the page, of what was accepted (row 39); `label` is never a text that was typed. */
  track(name: string, label: string): void;
}

/** Sends once per press, shows how that goes, and survives the page cache. `element` is where events start. */
export function useSubmission(element: RefObject<HTMLElement | null>): SubmissionControl {
  const host = useWidgetHost();
  const [state, setState] = useState<SubmissionState>({ status: 'idle' });
  const [submission] = useState(createSubmission);
  const makeEditable = useRef(() => {});

  useBreakOffOnReturn(submission);
  useQuestionBeforeLeaving(isAtRisk(state));
  useEndOfWait(state, setState);

  function emitHere(event: WidgetEvent, detail: object = {}): void {
    emit(host, event, { detail, fallback: element.current });
  }

  /** Not by an effect: the fields are read-only before the request goes out. */
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
    submit({ captcha = noCaptcha, onAttempt = () => {}, onInvalid, onSent, ...sending }) {
      if (waitOf(state) > 0) return;
      void submission.submit({
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
    sayBusy: () => submission.isBusy() && setState({ status: 'verifying' }),
    reset() {
      submission.abandon();
      show({ status: 'idle' });
    },
    emit: emitHere,
    track: (name, label) => track({ name, category: 'Lead', label, action: 'Submit' }, (pushed) => emitHere('aw:analytics', pushed)),
  };
}

/** Back from the page cache an answer under way is lost, so its outcome is unknown. */
function useBreakOffOnReturn(submission: Submission): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) submission.breakOff(new Error('The page was left while sending'));
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [submission]);
}

/** The browser asks whether to leave, in its own words. */
function useQuestionBeforeLeaving(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      event.returnValue = true; // before Chromium 119
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isWanted]);
}

/** Lets the visitor try again once the time has passed that the API asked for. */
function useEndOfWait(state: SubmissionState, setState: (next: SubmissionState) => void): void {
  useEffect(() => {
    if (state.status !== 'failed' || !state.retryAfter) return;
    const timer = setTimeout(() => setState({ ...state, retryAfter: 0 }), state.retryAfter * 1000);
    return () => clearTimeout(timer);
  }, [state, setState]);
}

/** Resolves when the browser says that it is online, or is found to be as a visitor comes back to the page. */
function whenOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { signal });
    for (const type of ['pageshow', 'visibilitychange']) addEventListener(type, () => navigator.onLine && resolve(), { signal });
  });
}
