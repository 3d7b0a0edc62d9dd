import { RequestError, type RequestFailure } from '@adviser-widgets/core';
import type { CaptchaFailure } from '@adviser-widgets/widget/internal';
import { CaptchaError } from './captcha.ts';

/** Why a submission did not end in a lead; the `kind` of `aw:error`. */
export type SubmissionFailure = CaptchaFailure | RequestFailure;

/** The state of a submission; exactly one at a time. */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'invalid' }
  /** Sends again once the browser is online, or at the next press. */
  | { readonly status: 'offline'; readonly error: unknown }
  | { readonly status: 'verifying' }
  | { readonly status: 'sending' }
  /** `retryAfter`: seconds until the visitor may retry; 0 once they have passed. */
  | {
      readonly status: 'failed';
      readonly kind: SubmissionFailure;
      readonly error: unknown;
      readonly retryAfter?: number | undefined;
      /** The API takes no body of this size. */
      readonly isTooLong?: boolean | undefined;
    }
  | { readonly status: 'succeeded' };

/** A visitor who closed the challenge can go on with the form. */
export function isShownFailure(state: SubmissionState): boolean {
  return state.status === 'failed' && state.kind !== 'captcha-closed';
}

/** In seconds. */
export function waitOf(state: SubmissionState): number {
  return state.status === 'failed' ? (state.retryAfter ?? 0) : 0;
}

/** Returns true while a submission is under way. */
export function isBusy({ status }: SubmissionState): boolean {
  return status === 'verifying' || status === 'sending';
}

/** True if leaving the page loses the lead. A request under way outlives the page. */
export function isAtRisk({ status }: SubmissionState): boolean {
  return status === 'offline' || status === 'verifying';
}

/** Returns the state after an error. */
export function failure(error: unknown): SubmissionState & { status: 'failed' } {
  if (error instanceof CaptchaError) return { status: 'failed', kind: error.kind, error };
  if (error instanceof RequestError) {
    const { kind, status, retryAfter } = error;
    return {
      status: 'failed',
      kind,
      error,
      retryAfter: retryAfter || undefined,
      isTooLong: status === 413 || undefined,
    };
  }
  return { status: 'failed', kind: 'network', error };
}

/** Whether a missing connection ends like this. */
export function mayBeOffline(kind: SubmissionFailure): boolean {
  return /offline|network|timeout|blocked|captcha-error/.test(kind);
}

/** For a form that is removed before it is sent. */
export function formRemoved(): CaptchaError {
  return new CaptchaError(
    'captcha-error',
    'The form was removed before its captcha was done; nothing was sent',
  );
}
