import { createLazyPart, RequestError } from '@adviser-widgets/core';
import { Store } from '@adviser-widgets/core/internal';
import { CaptchaError, type Captcha, type CaptchaToken } from './captcha.ts';
import { pressLimitMs, startPressClock, type PressClock } from './press-clock.ts';
import type { Sending } from './sending.ts';
import {
  failure,
  formRemoved,
  mayBeOffline,
  waitOf,
  type SubmissionFailure,
  type SubmissionState,
} from './submission-state.ts';

/** What presses meet; tests replace it. */
export interface PressPorts {
  /** `undefined` for what is no lead, and in a preview, which sends nothing. */
  readonly captcha: Captcha | undefined;
  /** What is in it is read-only while a request is under way. */
  readonly form: () => HTMLElement | null;
  /** Called with each failure, and when the press waits for a connection. */
  readonly onFailure: (kind: SubmissionFailure, error: unknown) => void;
  /** What the browser reports; it may be wrong either way. */
  readonly isOnline: () => boolean;
  /** Also resolves when it is aborted. */
  readonly whenOnline: (signal: AbortSignal) => Promise<void>;
}

/** Loads before the first request. */
const readOnly = /* @__PURE__ */ createLazyPart("The form's own code", () => import('./make-read-only.ts'));

/** A press on its way. While it waits for a connection, the next press replaces it. */
interface Run {
  readonly stop: AbortController;
  isWaiting: boolean;
  /** Its attempt is known to the page, which hears of it once. */
  isReported: boolean;
}

/**
 * The presses of one form's button: validate, captcha, validate again, send. So nobody solves a puzzle over a typo, and
 * fields that changed meanwhile are checked. "Offline" is only a guess of the browser's, so the request is tried anyway.
 */
export class Press extends Store<SubmissionState> {
  readonly #ports: PressPorts;
  #run: Run | undefined;
  #waitTimer: ReturnType<typeof setTimeout> | undefined;
  #makeEditable = () => {};

  constructor(ports: PressPorts) {
    super({ status: 'idle' });
    this.#ports = ports;
  }

  /**
   * Does nothing while a press is under way, while the API asked to wait, and after a success: the form and its values stay
   * for a moment. Resolves once the press has ended, also if its form has gone: true if it was accepted.
   */
  readonly submit = async <Values>(sending: Sending<Values>): Promise<boolean> => {
    if (this.isUnderWay() || this.state().status === 'succeeded' || waitOf(this.state()) > 0) return false;
    this.#run?.stop.abort();
    const run: Run = { stop: new AbortController(), isWaiting: false, isReported: false };
    this.#run = run; // before the first await, so a double press never sends twice
    for (;;) {
      const end = await this.#withinLimit(sending, run);
      if (this.#run !== run) return false;
      const isOffline = end.status === 'failed' && mayBeOffline(end.kind) && !this.#ports.isOnline();
      if (!isOffline) return this.#end(sending, end);
      run.isWaiting = true;
      this.#advance(run, { status: 'offline', error: end.error });
      await this.#ports.whenOnline(run.stop.signal);
      if (this.#run !== run) return false;
      run.isWaiting = false;
      this.#advance(run, { status: 'verifying' });
    }
  };

  /** Whether a press is checked or sent, rather than waiting for a connection. */
  isUnderWay(): boolean {
    return this.#run?.isWaiting === false;
  }

  /** Ignores the outcome of a press under way, and cancels one that waits. */
  readonly reset = (): void => {
    this.#drop();
    this.show({ status: 'idle' });
  };

  /** For a form that is on the page. Returns what ends that: what it has not sent yet fails, a request goes on. */
  readonly open = (): (() => void) => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // A page back from the browser's cache has lost its answer, so the outcome is unknown.
      if (persisted && this.isUnderWay()) this.#fail(new Error('The page was left while sending'));
    };
    addEventListener('pageshow', onPageShow);
    if (waitOf(this.state()) > 0) this.show(this.state()); // shown again by a parent that had hidden it
    return () => {
      removeEventListener('pageshow', onPageShow);
      if (this.state().status === 'verifying') this.#fail(formRemoved());
      if (this.#run?.isWaiting) this.#drop();
      clearTimeout(this.#waitTimer);
    };
  };

  #end<Values>(sending: Sending<Values>, end: SubmissionState): boolean {
    const isSent = end.status === 'succeeded';
    this.#run = undefined;
    this.#tell(end);
    if (isSent) sending.onSent();
    if (end.status === 'invalid') sending.onInvalid?.();
    return isSent;
  }

  #fail(error: unknown): void {
    this.#drop();
    this.#tell(failure(error));
  }

  #drop(): void {
    this.#run?.stop.abort();
    this.#run = undefined;
  }

  #withinLimit<Values>(sending: Sending<Values>, run: Run): Promise<SubmissionState> {
    return new Promise((resolve) => {
      const end = (state: SubmissionState) => {
        clock.stop();
        resolve(state);
      };
      const late = new RequestError('timeout', `No answer within ${pressLimitMs / 1000} s of the press`);
      const clock = startPressClock(() => end(failure(late)));
      run.stop.signal.addEventListener('abort', () => end({ status: 'idle' }));
      this.#attempt(sending, run, clock).then(end, (error: unknown) => end(failure(error)));
    });
  }

  async #attempt<Values>(sending: Sending<Values>, run: Run, clock: PressClock): Promise<SubmissionState> {
    const values = await this.#validate(sending, run);
    if (!values || clock.left() === 0) return { status: 'invalid' };
    await readOnly.load();
    if (!run.isReported) sending.onAttempt?.(values);
    run.isReported = true;
    this.#advance(run, { status: 'verifying' });
    const checked = await this.#check(sending, clock);
    if (!checked || clock.left() === 0) return { status: 'invalid' };
    this.#advance(run, { status: 'sending' });
    const renewToken = async () => (await this.#getToken(clock)).value;
    await sending.send(checked.values, { token: checked.token, left: clock.left, renewToken });
    return { status: 'succeeded' };
  }

  /** A press shows at once that it was heard, unless its outcome does. */
  async #validate<Values>(sending: Sending<Values>, run: Run): Promise<Values | undefined> {
    const timer = setTimeout(() => this.#advance(run, { status: 'verifying' }));
    return sending.validate().finally(() => clearTimeout(timer));
  }

  /** Fields may change during each check. Silently replaces, once, a token that expired before its use. */
  async #check<Values>(sending: Sending<Values>, clock: PressClock) {
    for (let tries = 0; tries < 2; tries++) {
      const token = await this.#getToken(clock);
      if (clock.left() === 0) return undefined;
      if (!token.isFresh()) continue;
      const values = await sending.validate();
      if (!values) return undefined;
      if (token.isFresh()) return { values, token: token.value };
    }
    throw new CaptchaError('captcha-expired', 'The captcha token expired twice before its use');
  }

  async #getToken({ hold }: PressClock): Promise<CaptchaToken> {
    return (await this.#ports.captcha?.execute(hold)) ?? { value: '', isFresh: () => true };
  }

  /** Nothing of a press that was dropped. */
  #advance(run: Run, next: SubmissionState): void {
    if (this.#run === run) this.#tell(next);
  }

  #tell(next: SubmissionState): void {
    this.show(next);
    if (next.status === 'offline') this.#ports.onFailure(next.status, next.error);
    if (next.status === 'failed') this.#ports.onFailure(next.kind, next.error);
  }

  protected override show(next: SubmissionState): void {
    this.#makeEditable();
    // At once, not with the next render: before the request is sent.
    const code = next.status === 'sending' ? readOnly.loaded() : undefined;
    this.#makeEditable = code?.makeReadOnly(this.#ports.form()) ?? (() => {});
    clearTimeout(this.#waitTimer);
    if (next.status === 'failed' && next.retryAfter)
      this.#waitTimer = setTimeout(() => this.show({ ...next, retryAfter: 0 }), next.retryAfter * 1000);
    super.show(next);
  }
}
