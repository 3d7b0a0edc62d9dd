import type { Config } from '../config/config.ts';
import { pageState } from '../page/page-state.ts';
import { callAddress, type CallBase } from './call-address.ts';
import { startDeadline } from './deadline.ts';
import { isMedia, isPage } from './is-page.ts';
import { RequestError } from './request-error.ts';
import { requestOptions } from './request-options.ts';

/**
 * Browsers refuse `keepalive` bodies above 64 KiB, counted over all such requests of a page, and a refusal looks
 * like a broken connection. Half of it leaves room for other scripts, and for the CDN's files beside an app.
 */
const keepaliveLimit = 30 * 1024;

const inFlight = /* @__PURE__ */ pageState('keepalive', () => ({ bytes: 0 }));

const requestLimitMs = 20_000;

/** Seconds a visitor waits at most, whatever the server asks for. */
const maxWaitSeconds = 60;

const previewPauseMs = 300;

export interface Post {
  readonly base: CallBase;
  /** After the base, with `{brand}`. */
  readonly path: string;
  readonly body: string | FormData;
  /** Omit it for FormData: the browser has to write the boundary itself. */
  readonly contentType?: string;
  /** Milliseconds until the last byte, at most 20,000. */
  readonly timeout?: number;
}

/** A 2xx that has arrived to its end. */
export interface Answer {
  readonly url: string;
  /** `undefined` if a script of the page has read it. */
  readonly text: string | undefined;
  readonly isPage: boolean;
}

/**
 * Delivers something to the product's API, in one request. Resolves with any answer that means "stored", as the guide for
 * owners of an API lists them; in preview without one. Sends no header but Content-Type: another could fail a preflight. A
 * redirect may turn the POST into a GET, so it fails.
 */
export async function post(
  { base, path, body, contentType, timeout = requestLimitMs }: Post,
  config: Config,
): Promise<Answer | undefined> {
  if (config.preview) return new Promise((resolve) => setTimeout(() => resolve(undefined), previewPauseMs));
  const url = callAddress(config, base, path);
  const headers: Record<string, string> = contentType ? { 'Content-Type': contentType } : {};
  const call = new AbortController();
  const stopDeadline = startDeadline(Math.min(requestLimitMs, Math.max(0, timeout)), () => call.abort());
  const size = sizeOf(body);
  const keepalive = inFlight.bytes + size <= keepaliveLimit;
  const counted = keepalive ? size : 0;
  inFlight.bytes += counted;
  try {
    const answer = await send(url, call.signal, { body, headers, keepalive });
    if (answer.isPage && !config.acceptHtml) throw new RequestError('http', `POST ${url} ${pageAnswered}`);
    return answer;
  } finally {
    stopDeadline();
    inFlight.bytes -= counted;
  }
}

/** Bot walls store nothing, but an API may have stored the lead before a page replaced its answer. */
const pageAnswered =
  'answered with a web page or a file of one, so it is unknown whether anything was stored; check the address and what protects it from bots, or set acceptHtml if your API answers with pages';

/** An abort counts as "too slow". */
export async function send(url: string, signal: AbortSignal, given: RequestInit = {}): Promise<Answer> {
  const options = requestOptions({ ...given, method: 'POST', redirect: 'manual', signal });
  const fail = (error: unknown) => {
    throw toRequestError(url, signal.aborted, error);
  };
  const response = await fetch(url, options).catch(fail);
  if (!response.ok) throw refusal(url, response);
  const type = response.headers.get('Content-Type') ?? '';
  if (isMedia(type)) throw new RequestError('http', `POST ${url} ${pageAnswered}`);
  const isTaken = response.bodyUsed || response.body?.locked; // by a script of the page that wraps fetch
  const text = isTaken ? undefined : await response.text().catch(fail);
  return { url, text, isPage: isPage(text ?? '', type) };
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
