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

/** Browsers refuse `keepalive` bodies above 64 KiB, counted over all such requests of a page. */
const keepaliveLimit = 60 * 1024;

/** In bytes. Other `keepalive` requests hardly ever get a smaller body refused. */
const sharedLimit = 4 * 1024;

let inFlight = 0;

/** Milliseconds within which a browser refuses a request by itself. */
const atOnce = 100;

const requestLimitMs = 20_000;

/** Seconds, whatever the server asks for (fault 14). */
const maxWaitSeconds = 60;

const previewPauseMs = 300;

export interface Post {
  readonly url: string;
  readonly body: string | FormData;
  /** Omit it for FormData: the browser has to write the boundary itself (row 18). */
  readonly contentType?: string;
  /** Milliseconds until the last byte, at most 20,000. */
  readonly timeout?: number;
  /** The API refuses a captcha token the second time. */
  readonly hasToken?: boolean;
  readonly isPreview?: boolean;
}

/**
 * Resolves with any 2xx whose whole body has arrived (row 6, R16). Sends no header but Content-Type: another
 * could fail a preflight (R3). A redirect may turn the POST into a GET, so it fails.
 */
export async function post({
  url,
  body,
  contentType,
  timeout = requestLimitMs,
  hasToken,
  isPreview,
}: Post): Promise<string | undefined> {
  if (isPreview) return new Promise((resolve) => setTimeout(() => resolve(undefined), previewPauseMs));
  const headers = contentType ? { 'Content-Type': contentType } : undefined;
  const signal = AbortSignal.timeout(Math.min(requestLimitMs, Math.max(0, timeout)));
  const size = sizeOf(body);
  const sendPlainly = () => send(url, signal, { body, headers, keepalive: false });
  if (inFlight + size > keepaliveLimit) return sendPlainly();
  const start = performance.now();
  inFlight += size;
  try {
    return await send(url, signal, { body, headers, keepalive: true });
  } catch (error) {
    // Other scripts' requests count towards the limit too, and a refusal looks like a cut connection. So only
    // a body that the API accepts just once is sent again.
    const isRefusedByBrowser =
      (error as RequestError).kind === 'network' && performance.now() - start < atOnce;
    if (!hasToken || size <= sharedLimit || !isRefusedByBrowser) throw error;
  } finally {
    inFlight -= size;
  }
  return sendPlainly();
}

/** An abort counts as "too slow". */
export async function send(url: string, signal: AbortSignal, given: RequestInit = {}): Promise<string> {
  // Without a prototype: fetch would also read what page scripts put on Object.prototype.
  const options = Object.setPrototypeOf(
    { ...given, method: 'POST', redirect: 'manual', signal },
    null,
  ) as RequestInit;
  const fail = (error: unknown) => {
    throw toRequestError(url, signal.aborted, error);
  };
  const response = await fetch(url, options).catch(fail);
  if (!response.ok) throw refusal(url, response);
  return response.text().catch(fail);
}

/** The gap between our limit and the browser's covers what multipart adds. */
function sizeOf(body: string | FormData): number {
  return new Blob(typeof body === 'string' ? [body] : [...body].flat()).size;
}

function toRequestError(url: string, timedOut: boolean, error: unknown): RequestError {
  if (timedOut) return new RequestError('timeout', `POST ${url} was not answered in time`);
  if (navigator.onLine === false)
    return new RequestError('offline', `POST ${url} failed: the browser is offline`);
  return new RequestError('network', `POST ${url} failed: ${String(error)}`);
}

function refusal(url: string, response: Response): RequestError {
  if (response.type === 'opaqueredirect') {
    return new RequestError('http', `POST ${url} was redirected; configure the address it should go to`);
  }
  const { status } = response;
  const hint =
    status === 404 || status === 405
      ? '; check the address of the API and the brand in the configuration'
      : '';
  const kind = status >= 400 && status < 500 ? 'refused' : 'http';
  return new RequestError(kind, `POST ${url} answered ${status}${hint}`, {
    status,
    retryAfter: retryAfter(response),
  });
}

/** Another origin has to expose the header. */
function retryAfter({ headers }: Response): number {
  const given = headers.get('Retry-After') ?? '';
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return Math.min(Math.max(Math.ceil(seconds) || 0, 0), maxWaitSeconds);
}
