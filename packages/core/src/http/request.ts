/** Why a request failed: no connection, too slow, cut off, an answer that is an error, or a refusal. */
export type RequestFailure = 'offline' | 'timeout' | 'network' | 'http' | 'refused';

/** A request that was not accepted. The message names the address and the cause, never a value. */
export class RequestError extends Error {
  readonly kind: RequestFailure;
  readonly status: number | undefined;
  /** Seconds the server asks to wait before another try, at most 60; 0 when it does not say. */
  readonly retryAfter: number;

  constructor(kind: RequestFailure, message: string, { status, retryAfter = 0 }: { status?: number; retryAfter?: number } = {}) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Browsers refuse `keepalive` bodies above 64 KiB, which all such requests of a page share. */
const keepaliveLimit = 60 * 1024;

/** A body above this many bytes may be refused because of other `keepalive` requests under way; smaller ones practically never are. */
const sharedLimit = 4 * 1024;

/** Bytes of our own `keepalive` requests under way. */
let inFlight = 0;

/** Milliseconds in which a browser refuses a request by itself. */
const atOnce = 100;

/** Milliseconds that one request may take. */
const longestRequest = 20_000;

/** Seconds a visitor is kept waiting at most, whatever the server asks (fault 14). */
const longestWait = 60;

/** Milliseconds an answer seems to take in preview, so that busy states show. */
const previewPause = 300;

export interface Post {
  readonly url: string;
  readonly body: string | FormData;
  /** Left to the browser for FormData, which must write its own boundary (row 18). */
  readonly contentType?: string;
  /** Milliseconds until the last byte of the answer; 20,000 by default and at most. */
  readonly timeout?: number;
  /** The body carries a captcha token, so that the API refuses it the second time. */
  readonly hasToken?: boolean;
  /** Sends nothing, and counts as accepted after a moment. */
  readonly isPreview?: boolean;
}

/**
 * Sends a POST and resolves when it was accepted: any 2xx whose whole body has arrived (row 6, R16). An answer that
 * breaks off is an unknown outcome, `network`. No header beyond Content-Type is ever sent, so that no preflight can
 * fail over one (R3). A redirect counts as a failure, as its target may turn the POST into a GET.
 *
 * @returns the text of the answer; `undefined` in preview
 * @throws {RequestError}
 */
export async function post({ url, body, contentType, timeout = longestRequest, hasToken, isPreview }: Post): Promise<string | undefined> {
  if (isPreview) return new Promise((resolve) => setTimeout(() => resolve(undefined), previewPause));
  const headers = contentType ? { 'Content-Type': contentType } : undefined;
  const signal = AbortSignal.timeout(Math.min(longestRequest, Math.max(0, timeout)));
  const size = sizeOf(body);
  const sendPlainly = () => send(url, signal, { body, headers, keepalive: false });
  if (inFlight + size > keepaliveLimit) return sendPlainly();
  const start = performance.now();
  inFlight += size;
  try {
    return await send(url, signal, { body, headers, keepalive: true });
  } catch (error) {
    // Other scripts' requests count towards the limit too, unseen by us, and a refusal by the browser looks like a
    // connection that was cut at once. So only what the API takes once goes out again.
    const isRefusedByBrowser = (error as RequestError).kind === 'network' && performance.now() - start < atOnce;
    if (!hasToken || size <= sharedLimit || !isRefusedByBrowser) throw error;
  } finally {
    inFlight -= size;
  }
  return sendPlainly();
}

/**
 * The POST itself, for a call without a body, or one that its caller may abort.
 *
 * @param signal its abort counts as "too slow"
 * @returns the text of the answer
 * @throws {RequestError}
 */
export async function send(url: string, signal: AbortSignal, given: RequestInit = {}): Promise<string> {
  // Without a prototype, as fetch also reads what the page's scripts put on Object.prototype.
  const options = Object.setPrototypeOf({ ...given, method: 'POST', redirect: 'manual', signal }, null) as RequestInit;
  const fail = (error: unknown) => {
    throw toRequestError(url, signal.aborted, error);
  };
  const response = await fetch(url, options).catch(fail);
  if (!response.ok) throw refusal(url, response);
  return response.text().catch(fail);
}

/** Bytes of the values; what multipart writes around them is left to the distance of our limit from the browser's. */
function sizeOf(body: string | FormData): number {
  return new Blob(typeof body === 'string' ? [body] : [...body].flat()).size;
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
  const hint = status === 404 || status === 405 ? '; check the address of the API and the brand in the configuration' : '';
  const kind = status >= 400 && status < 500 ? 'refused' : 'http';
  return new RequestError(kind, `POST ${url} answered ${status}${hint}`, { status, retryAfter: retryAfter(response) });
}

/** The header `Retry-After`, in seconds or as a date. Another origin's is seen only where it exposes it. */
function retryAfter({ headers }: Response): number {
  const given = headers.get('Retry-After') ?? '';
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return Math.min(Math.max(Math.ceil(seconds) || 0, 0), longestWait);
}
