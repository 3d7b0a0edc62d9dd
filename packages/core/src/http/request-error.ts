import { ownValue } from '../values/records.ts';

/** Why a request failed: no connection, too slow, cut off, an error answer, or a refusal. */
export type RequestFailure = 'offline' | 'timeout' | 'network' | 'http' | 'refused';

/** A request that was not accepted. The message names the address and the cause, never a value. */
export class RequestError extends Error {
  readonly kind: RequestFailure;
  readonly status: number | undefined;
  /** Seconds the server asks to wait, at most 60; 0 if it does not say. */
  readonly retryAfter: number;

  constructor(
    kind: RequestFailure,
    message: string,
    { status, retryAfter = 0 }: { status?: number; retryAfter?: number } = {},
  ) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** Also for an error of another copy of this module (see `registerCopy`). */
  static override [Symbol.hasInstance](error: unknown): error is RequestError {
    return ownValue(error, 'retryAfter') !== undefined;
  }
}
