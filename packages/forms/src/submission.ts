import type { Captcha, CaptchaFailure, CaptchaToken, RequestFailure } from '@adviser-widgets/core';
import { captchaError } from './captcha-error.ts';

/** Why a submission did not end in a lead (contract section 2, `aw:error`). */
export type SubmissionFailure = CaptchaFailure | RequestFailure;

/** Where a submission stands. Exactly one at a time. */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'invalid' }
  /** Waiting for a connection; goes on by itself. */
  | { readonly status: 'offline' }
  | { readonly status: 'verifying' }
  | { readonly status: 'sending' }
  /** `retryAfter`: seconds until it may be tried again (fault 14). */
  | { readonly status: 'failed'; readonly kind: SubmissionFailure; readonly error: unknown; readonly retryAfter?: number | undefined }
  | { readonly status: 'succeeded' };

/** True for a failure that is shown; a challenge the visitor closed is none, the form is theirs again. */
export function isShownFailure(state: SubmissionState): boolean {
  return state.status === 'failed' && state.kind !== 'captcha-closed';
}

/** Seconds until a failed submission may be tried again; 0 for at once. */
export function waitOf(state: SubmissionState): number {
  return state.status === 'failed' ? (state.retryAfter ?? 0) : 0;
}

/** Under way: the button says so, and a press does nothing. */
export function isBusy({ status }: SubmissionState): boolean {
  return status === 'offline' || status === 'verifying' || status === 'sending';
}

/** Leaving the page now would lose what was pressed to be sent: it has yet to go out. What is being sent outlives the page (fault 7). */
export function isAtRisk({ status }: SubmissionState): boolean {
  return status === 'offline' || status === 'verifying';
}

/** What a submission works with; each port is replaced in tests. */
export interface SubmissionPorts<Values> {
  /** Resolves with the values to send, or `undefined` when a field is invalid (and shown so). */
  validate(): Promise<Values | undefined>;
  readonly captcha: Captcha;
  /** Sends; rejects with RequestError. */
  send(values: Values, captchaToken: string): Promise<void>;
  isOnline(): boolean;
  /** Resolves when the browser is connected again; stops listening on `signal`. */
  whenOnline(signal: AbortSignal): Promise<void>;
  /** One press passed validation; called before the captcha. */
  onAttempt(): void;
  onState(state: SubmissionState): void;
}

/** The way of one lead at a time, free of React: validate, captcha, validate again, send. */
export interface Submission {
  /** Runs one submission; while one is under way, and after one that succeeded, does nothing. */
  submit<Values>(ports: SubmissionPorts<Values>): Promise<void>;
  isBusy(): boolean;
  /** Ends a submission under way as failed; how it really ends is ignored. */
  breakOff(error: unknown): void;
  /** Lets go of a submission, under way or delivered: a new one may start, and how the old one ends is ignored. */
  abandon(): void;
}

/**
 * The way of a lead (R1): validate, captcha, validate again, send. The lock is taken before the
 * first await, so that a double press can never send twice. Never sends without a fresh token.
 */
export function createSubmission(): Submission {
  let underWay: AbortController | undefined;
  // The form stands for a moment longer, what was typed with it: a press then would send a second lead.
  let isDelivered = false;
  let fail: (error: unknown) => void = () => {};

  function abandon(): void {
    underWay?.abort();
    underWay = undefined;
    isDelivered = false;
  }

  return {
    async submit(ports) {
      if (underWay || isDelivered) return;
      const run = new AbortController();
      underWay = run;
      const onState = (state: SubmissionState) => {
        if (run.signal.aborted) return;
        isDelivered = state.status === 'succeeded';
        ports.onState(state);
      };
      fail = (error) => onState(failure(error));
      await attempt({ ...ports, onState }, run.signal).catch(fail);
      if (underWay === run) underWay = undefined;
    },
    isBusy: () => underWay !== undefined,
    breakOff(error) {
      if (!underWay) return;
      fail(error);
      abandon();
    },
    abandon,
  };
}

async function attempt<Values>(ports: SubmissionPorts<Values>, signal: AbortSignal): Promise<void> {
  const isValid = await ports.validate().catch(async (error: unknown) => {
    if (ports.isOnline()) throw error;
    await connection(ports, signal); // what asks the rules has yet to come
    return ports.validate();
  });
  if (!isValid) return ports.onState({ status: 'invalid' });
  ports.onAttempt();
  await connection(ports, signal);
  ports.onState({ status: 'verifying' });
  let token = await freshToken(ports.captcha);
  const values = await ports.validate(); // fields may have changed meanwhile
  if (!values) return ports.onState({ status: 'invalid' });
  if (!token.isFresh()) token = await freshToken(ports.captcha);
  if (signal.aborted) return;
  ports.onState({ status: 'sending' });
  await ports.send(values, token.value);
  ports.onState({ status: 'succeeded' });
}

/** Waits for the browser to be connected, and says so. */
async function connection<Values>({ isOnline, onState, whenOnline }: SubmissionPorts<Values>, signal: AbortSignal): Promise<void> {
  if (isOnline()) return;
  onState({ status: 'offline' });
  await whenOnline(signal);
}

/** A token that is still good; one that ran out at once is replaced once, silently. */
async function freshToken(captcha: Captcha): Promise<CaptchaToken> {
  const token = await captcha.execute();
  if (token.isFresh()) return token;
  const second = await captcha.execute();
  if (second.isFresh()) return second;
  throw captchaError('captcha-expired', 'The captcha token expired twice before it could be used');
}

function failure(error: unknown): SubmissionState {
  // Told by what it says, not its class: that stands in a download of its own.
  const { kind = 'network', retryAfter } = Object(error) as { kind?: SubmissionFailure; retryAfter?: number };
  return { status: 'failed', kind, error, retryAfter: retryAfter || undefined };
}
