import { createAnswerHold } from './hold-answers.ts';

/** A request of the page, with its body parsed. */
export interface FakeRequest {
  /** A path on the page's own origin. */
  readonly url: string;
  readonly contentType: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The headers that the page set, without the browser's. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as sent: a text, or the pairs of a multipart body in order. */
  readonly body: string | readonly (readonly [name: string, value: string])[];
}

/**
 * The next answer: a status, one with headers or a body, no answer, a network error, or a 200 whose body
 * breaks off.
 */
export type FakeAnswer = number | (ResponseInit & { readonly body?: string }) | 'never' | 'network' | 'cut';

export interface FakeApi {
  /** Next answers in order; then `standard`. */
  readonly queue: FakeAnswer[];
  standard: FakeAnswer;
  /** Milliseconds each answer takes. */
  delay: number;
  readonly requests: readonly FakeRequest[];
  /** Keeps all answers back until the returned function is called. */
  hold(): () => void;
  /** Restores the real fetch. */
  remove(): void;
}

/** Replaces `fetch` on the page and records what is sent. */
export function installFakeApi(standard: FakeAnswer = 200): FakeApi {
  const real = globalThis.fetch;
  const requests: FakeRequest[] = [];
  const { hold, released } = createAnswerHold();
  const api: FakeApi = {
    queue: [],
    standard,
    delay: 0,
    requests,
    hold,
    remove: () => (globalThis.fetch = real),
  };
  globalThis.fetch = async (input, init) => {
    if (init?.method !== 'POST') return real(input, init);
    requests.push(toRequest(String(input).replace(`${location.origin}/`, '/'), init));
    await released();
    if (api.delay > 0) await new Promise((resolve) => setTimeout(resolve, api.delay));
    return answer(api.queue.shift() ?? api.standard, init.signal);
  };
  return api;
}

function toRequest(url: string, init: RequestInit): FakeRequest {
  const headers = Object.fromEntries(new Headers(init.headers));
  const contentType = headers['content-type'] ?? '';
  if (init.body instanceof FormData) {
    const body = Array.from(init.body, ([name, value]) => [name, String(value)] as const);
    return { url, contentType: 'multipart/form-data', fields: Object.fromEntries(body), headers, body };
  }
  const body = String(init.body);
  const fields = contentType.includes('json')
    ? (JSON.parse(body) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body));
  return { url, contentType, fields, headers, body };
}

function answer(kind: FakeAnswer, signal: AbortSignal | null | undefined): Promise<Response> {
  if (kind === 'network') return Promise.reject(new TypeError('Failed to fetch'));
  if (kind === 'cut') return Promise.resolve(new Response(brokenBody(), { status: 200 }));
  if (typeof kind === 'number') return Promise.resolve(new Response(null, { status: kind }));
  if (typeof kind === 'object') return Promise.resolve(new Response(kind.body ?? null, kind));
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function brokenBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"ok":'));
      controller.error(new TypeError('network error'));
    },
  });
}
