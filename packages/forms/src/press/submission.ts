import { RequestError } from '@adviser-widgets/core';
import { CaptchaError, type Captcha } from '@adviser-widgets/core/internal';
import { pressLimitMs, startPressClock, type PressClock } from './press-clock.ts';
import { isBusy, type SubmissionFailure, type SubmissionState } from './submission-state.ts';

/** What a submission depends on; tests replace each port. */
export interface SubmissionPorts<Values> {
  validate(): Promise<Values | undefined>;
  readonly captcha: Captcha;
  /** Sends within the time left of the press; rejects with RequestError. */
  send(values: Values, captchaToken: string, clock: PressClock): Promise<void>;
  /** What the browser reports; it may be wrong either way. */
  isOnline(): boolean;
  /** Also resolves when it is aborted. */
  whenOnline(signal: AbortSignal): Promise<void>;
  /** Called once a press has passed validation, before the captcha. */
  onAttempt(values: Values): void;
  onState(state: SubmissionState): void;
}

/** For previews, and for submissions that are not leads. */
export const noCaptcha: Captcha = {
  prepare() {},
  execute: () => Promise.resolve({ value: '', isFresh: () => true }),
};

/** Delivers one lead at a time, without React. */
export interface Submission {
  /**
   * Does nothing while one is under way, or after one has succeeded. Resolves once the press has ended, also if it is
   * abandoned: true if it delivered the lead.
   */
  submit<Values>(ports: SubmissionPorts<Values>): Promise<boolean>;
  isBusy(): boolean;
  /** Fails a submission under way, and ignores its real outcome. */
  interrupt(error: unknown): void;
  /** Ignores the outcome of the current submission. A new one may start. */
  abandon(): void;
  /** For a form that is removed: what it has not sent yet fails at once. A request under way goes on. */
  leave(): void;
}

const leftText = 'The form was removed from the page before its captcha was done; nothing was sent';

/**
 * Delivers leads: validate, captcha, validate again, send. So nobody solves a puzzle over a typo, and fields that
 * changed meanwhile are checked. Locks before the first await, so a double press never sends twice. One press lasts
 * at most `pressLimit`. "Offline" is only a guess of the browser's, so the request is tried anyway.
 */
export function createSubmission(): Submission {
  let run: AbortController | undefined;
  let isUnderWay = false;
  let isVerifying = false;
  // The form and its values stay for a moment after delivery: a press then would send a second lead.
  let isDelivered = false;
  let fail: (error: unknown) => void = () => {};

  function abandon(): void {
    run?.abort();
    isUnderWay = false;
    isVerifying = false;
    isDelivered = false;
  }

  return {
    async submit(ports) {
      if (isUnderWay || isDelivered) return false;
      run?.abort(); // cancels one that waits for a connection
      run = new AbortController();
      const { signal } = run;
      const onState = (state: SubmissionState) => {
        if (signal.aborted) return;
        isUnderWay = isBusy(state);
        isVerifying = state.status === 'verifying';
        isDelivered = state.status === 'succeeded';
        ports.onState(state);
      };
      fail = (error) => onState(failure(error));
      isUnderWay = true;
      return deliver({ ...ports, onState }, signal);
    },
    isBusy: () => isUnderWay,
    interrupt(error) {
      if (!isUnderWay) return;
      fail(error);
      abandon();
    },
    abandon,
    leave() {
      if (isVerifying) fail(new CaptchaError('captcha-error', leftText));
      if (!isUnderWay) run?.abort();
    },
  };
}

async function deliver<Values>(ports: SubmissionPorts<Values>, signal: AbortSignal): Promise<boolean> {
  let isReported = false;
  const onAttempt = (values: Values) => {
    if (!isReported) ports.onAttempt(values);
    isReported = true;
  };
  for (;;) {
    const end = await withinLimit({ ...ports, onAttempt }, signal);
    if (signal.aborted) return false;
    if (end.status !== 'failed' || !mayBeOffline(end.kind) || ports.isOnline()) {
      ports.onState(end);
      return end.status === 'succeeded';
    }
    ports.onState({ status: 'offline', error: end.error });
    await ports.whenOnline(signal);
    if (signal.aborted) return false;
    ports.onState({ status: 'verifying' });
  }
}

function withinLimit<Values>(ports: SubmissionPorts<Values>, signal: AbortSignal): Promise<SubmissionState> {
  return new Promise((resolve) => {
    let isOver = false;
    const end = (state: SubmissionState) => {
      isOver = true;
      clock.stop();
      resolve(state);
    };
    const clock = startPressClock(() =>
      end(failure(new RequestError('timeout', `No answer within ${pressLimitMs / 1000} s of the press`))),
    );
    signal.addEventListener('abort', () => end({ status: 'idle' }));
    attempt(ports, { clock, isOver: () => isOver || signal.aborted }).then(end, (error: unknown) =>
      end(failure(error)),
    );
  });
}

interface Try {
  readonly clock: PressClock;
  /** The press has ended without this attempt, which must stop. */
  isOver(): boolean;
}

async function attempt<Values>(ports: SubmissionPorts<Values>, run: Try): Promise<SubmissionState> {
  const invalid = { status: 'invalid' } as const;
  const values = await validate(ports);
  if (!values || run.isOver()) return invalid;
  ports.onAttempt(values);
  ports.onState({ status: 'verifying' });
  const checked = await check(ports, run);
  if (!checked || run.isOver()) return invalid;
  ports.onState({ status: 'sending' });
  await ports.send(checked.values, checked.token, run.clock);
  return { status: 'succeeded' };
}

/** A press shows at once that it was heard, unless its outcome does. */
async function validate<Values>(ports: SubmissionPorts<Values>): Promise<Values | undefined> {
  const timer = setTimeout(() => ports.onState({ status: 'verifying' }));
  try {
    return await ports.validate();
  } finally {
    clearTimeout(timer);
  }
}

interface Checked<Values> {
  readonly token: string;
  readonly values: Values;
}

/** Fields may change during each check. Silently replaces, once, a token that expired before its use. */
async function check<Values>(
  { captcha, validate }: SubmissionPorts<Values>,
  { clock, isOver }: Try,
): Promise<Checked<Values> | undefined> {
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

function mayBeOffline(kind: SubmissionFailure): boolean {
  return ['offline', 'network', 'timeout', 'captcha-blocked', 'captcha-error'].includes(kind);
}

function failure(error: unknown): SubmissionState & { status: 'failed' } {
  if (error instanceof CaptchaError) return { status: 'failed', kind: error.kind, error };
  if (error instanceof RequestError)
    return { status: 'failed', kind: error.kind, error, retryAfter: error.retryAfter || undefined };
  return { status: 'failed', kind: 'network', error };
}
