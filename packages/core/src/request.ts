/** Why a request failed: no connection, too slow, cut off, an answer that is an error, or a refusal. */
export type RequestFailure = 'offline' | 'timeout' | 'network' | 'http' | 'refused';

/** A request that was not accepted. The message names the address and the cause, never a value. */
export class RequestError extends Error {
  readonly kind: RequestFailure;
  readonly status: number | undefined;

  constructor(kind: RequestFailure, message: string, status?: number) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

/** Browsers refuse `keepalive` bodies above 64 KiB, shared by all requests under way. */
const keepaliveLimit = 60 * 1024;

/** Milliseconds an answer seems to take in preview, so that busy states show. */
const previewPause = 300;

export interface Post {
  readonly url: string;
  readonly body: string | FormData;
  /** Left to the browser for FormData, which must write its own boundary (row 18). */
  readonly contentType?: string;
  /** Milliseconds; default 20,000. */
  readonly timeout?: number;
  /** Sends nothing, and counts as accepted after a moment. */
  readonly isPreview?: boolean;
}

/**
 * Sends a POST and resolves when it was accepted: any 2xx, its body ignored (row 6). No header
 * beyond Content-Type is ever sent, so that no preflight can fail over one (R3). A redirect counts
 * as a failure, as its target may turn the POST into a GET.
 *
 * @throws {RequestError}
 */
export async function post({ url, body, contentType, timeout = 20_000, isPreview }: Post): Promise<void> {
  if (isPreview) return new Promise((resolve) => setTimeout(resolve, previewPause));
  const limit = AbortSignal.timeout(timeout);
  // Without a prototype, as fetch also reads what the page's scripts put on Object.prototype.
  const options = Object.setPrototypeOf({
    method: 'POST',
    body,
    headers: contentType ? { 'Content-Type': contentType } : undefined,
    keepalive: typeof body === 'string' && new Blob([body]).size <= keepaliveLimit,
    redirect: 'manual',
    signal: limit,
  }, null) as RequestInit;
  const response = await fetch(url, options).catch((error: unknown) => {
    throw toRequestError(url, limit.aborted, error);
  });
  if (!response.ok) throw refusal(url, response);
}

function toRequestError(url: string, timedOut: boolean, error: unknown): RequestError {
  if (timedOut) return new RequestError('timeout', `POST ${url} was not answered in time`);
  if (navigator.onLine === false) return new RequestError('offline', `POST ${url} failed: the browser is offline`);
  return new RequestError('network', `POST ${url} failed: ${String(error)}`);
}

function refusal(url: string, response: Response): RequestError {
  if (response.type === 'opaqueredirect') {
    return new RequestError('http', `POST ${url} was redirected; configure the address it should go to`);
  }
  const { status } = response;
  const hint = status === 404 || status === 405 ? '; check apiBase and brand in the configuration' : '';
  const kind = status >= 400 && status < 500 ? 'refused' : 'http';
  return new RequestError(kind, `POST ${url} answered ${status}${hint}`, status);
}
