import { CaptchaError, RequestError, type Captcha, type CaptchaFailure, type RequestFailure } from '@adviser-widgets/core';
import { pressLimit, startPressClock, type PressClock } from './press-clock.ts';

/** Why a submission did not end in a lead (contract section 2, `aw:error`). */
export type SubmissionFailure = CaptchaFailure | RequestFailure;

/** Where a submission stands. Exactly one at a time. */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'invalid' }
  /** It failed while the browser says that it is offline; sends by itself once that ends, or at the next press (R19). */
  | { readonly status: 'offline'; readonly error: unknown }
  | { readonly status: 'verifying' }
  | { readonly status: 'sending' }
  /** `retryAfter`: seconds until it may be tried again (fault 14); 0 once they have passed. */
  | { readonly status: 'failed'; readonly kind: SubmissionFailure; readonly error: unknown; readonly retryAfter?: number | undefined }
  | { readonly status: 'succeeded' };

/** True for a failure to show. A challenge that the visitor closed is not one: the form is theirs again. */
export function isShownFailure(state: SubmissionState): boolean {
  return state.status === 'failed' && state.kind !== 'captcha-closed';
}

/** Seconds until a failed submission may be tried again; 0 for at once. */
export function waitOf(state: SubmissionState): number {
  return state.status === 'failed' ? (state.retryAfter ?? 0) : 0;
}

/** Under way: the button says so, and a press does nothing. */
export function isBusy({ status }: SubmissionState): boolean {
  return status === 'verifying' || status === 'sending';
}

/** Leaving the page now would lose the lead: it has yet to go out. A request under way outlives the page (fault 7). */
export function isAtRisk({ status }: SubmissionState): boolean {
  return status === 'offline' || status === 'verifying';
}

/** What a submission works with; each port is replaced in tests. */
export interface SubmissionPorts<Values> {
  /** Resolves with the values to send, or `undefined` when a field is invalid (and shown so). */
  validate(): Promise<Values | undefined>;
  readonly captcha: Captcha;
  /** Sends within the time that is left of the press; rejects with RequestError. */
  send(values: Values, captchaToken: string, clock: PressClock): Promise<void>;
  /** What the browser thinks, which may be wrong either way. */
  isOnline(): boolean;
  /** Resolves when the browser is connected again; stops listening on `signal`. */
  whenOnline(signal: AbortSignal): Promise<void>;
  /** One press passed validation; called before the captcha. */
  onAttempt(): void;
  onState(state: SubmissionState): void;
}

/** Where nobody is checked: in preview, and for what is no lead (row 36). */
export const noCaptcha: Captcha = { prepare() {}, execute: () => Promise.resolve({ value: '', isFresh: () => true }) };

/** Delivers one lead at a time, free of React: validate, captcha, validate again, send. */
export interface Submission {
  /** Runs one submission; while one is under way, and after one that succeeded, does nothing. */
  submit<Values>(ports: SubmissionPorts<Values>): Promise<void>;
  isBusy(): boolean;
  /** Ends a submission under way as failed, and ignores how it really ends. */
  breakOff(error: unknown): void;
  /** Ignores how a submission ends that is under way, delivered or waiting for a connection: a new one may start. */
  abandon(): void;
}

/**
 * Delivers leads in the order of R1: validate, captcha, validate again after each token, send. The lock is taken before
 * the first await, so that a double press can never send twice. Never sends without a fresh token. One press is busy
 * for `pressLimit` at most (R20). The browser being offline is a guess: a request is tried all the same, and what
 * fails then is sent again when the browser is back (R19).
 */
export function createSubmission(): Submission {
  let run: AbortController | undefined;
  let isUnderWay = false;
  // The form stays for a moment longer, what was typed with it: a press then would send a second lead.
  let isDelivered = false;
  let fail: (error: unknown) => void = () => {};

  function abandon(): void {
    run?.abort();
    isUnderWay = false;
    isDelivered = false;
  }

  return {
    async submit(ports) {
      if (isUnderWay || isDelivered) return;
      run?.abort(); // one that waits for a connection
      run = new AbortController();
      const { signal } = run;
      const onState = (state: SubmissionState) => {
        if (signal.aborted) return;
        isUnderWay = isBusy(state);
        isDelivered = state.status === 'succeeded';
        ports.onState(state);
      };
      fail = (error) => onState(failure(error));
      isUnderWay = true;
      await deliver({ ...ports, onState }, signal);
    },
    isBusy: () => isUnderWay,
    breakOff(error) {
      if (!isUnderWay) return;
      fail(error);
      abandon();
    },
    abandon,
  };
}

/** One press, and what it goes on with by itself when the connection is back. */
async function deliver<Values>(ports: SubmissionPorts<Values>, signal: AbortSignal): Promise<void> {
  let isTold = false;
  const onAttempt = () => {
    if (!isTold) ports.onAttempt();
    isTold = true;
  };
  for (;;) {
    const end = await withinLimit({ ...ports, onAttempt }, signal);
    if (end.status !== 'failed' || !mayBeOffline(end.kind) || ports.isOnline()) return ports.onState(end);
    ports.onState({ status: 'offline', error: end.error });
    await ports.whenOnline(signal);
    if (signal.aborted) return;
    ports.onState({ status: 'verifying' });
  }
}

/** One attempt, that ends within the time of a press. */
function withinLimit<Values>(ports: SubmissionPorts<Values>, signal: AbortSignal): Promise<SubmissionState> {
  return new Promise((resolve) => {
    let isOver = false;
    const end = (state: SubmissionState) => {
      isOver = true;
      clock.stop();
      resolve(state);
    };
    const clock = startPressClock(() => end(failure(new RequestError('timeout', `Nothing was heard within ${pressLimit / 1000} s of the press`))));
    attempt(ports, { clock, isOver: () => isOver || signal.aborted }).then(end, (error: unknown) => end(failure(error)));
  });
}

interface Try {
  readonly clock: PressClock;
  /** It has ended without this attempt, which must not go on. */
  isOver(): boolean;
}

async function attempt<Values>(ports: SubmissionPorts<Values>, run: Try): Promise<SubmissionState> {
  const invalid = { status: 'invalid' } as const;
  if (!(await ports.validate())) return invalid;
  if (run.isOver()) return invalid;
  ports.onAttempt();
  ports.onState({ status: 'verifying' });
  const checked = await check(ports, run);
  if (!checked || run.isOver()) return invalid;
  ports.onState({ status: 'sending' });
  await ports.send(checked.values, checked.token, run.clock);
  return { status: 'succeeded' };
}

/** A fresh token, and the values as they stand when it is used: fields may change during each check. */
interface Checked<Values> {
  readonly token: string;
  readonly values: Values;
}

/** Replaces a token that ran out before it could be used once, silently. `undefined` for invalid values, or when over. */
async function check<Values>({ captcha, validate }: SubmissionPorts<Values>, { clock, isOver }: Try): Promise<Checked<Values> | undefined> {
  for (let tries = 0; tries < 2; tries++) {
    const token = await captcha.execute(clock.hold);
    if (isOver()) return undefined;
    if (!token.isFresh()) continue;
    const values = await validate();
    if (!values) return undefined;
    if (token.isFresh()) return { token: token.value, values };
  }
  throw new CaptchaError('captcha-expired', 'The captcha token expired twice before it could be used');
}

/** What fails in one of these ways while the browser says that it is offline failed because of that. */
function mayBeOffline(kind: SubmissionFailure): boolean {
  return ['offline', 'network', 'timeout', 'captcha-blocked', 'captcha-error'].includes(kind);
}

function failure(error: unknown): SubmissionState & { status: 'failed' } {
  if (error instanceof CaptchaError) return { status: 'failed', kind: error.kind, error };
  if (error instanceof RequestError) return { status: 'failed', kind: error.kind, error, retryAfter: error.retryAfter || undefined };
  return { status: 'failed', kind: 'network', error };
}
