/** A request the page made, its body parsed. */
export interface FakeRequest {
  readonly url: string;
  readonly contentType: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** As the page set them: what the browser adds is not among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it leaves the page: a text, or the pairs of a multipart body in their order. */
  readonly body: string | readonly (readonly [name: string, value: string])[];
}

/** What the next request gets: a status, one with headers or a body, no answer at all, a broken connection, or a 200 whose body breaks off. */
export type FakeAnswer = number | (ResponseInit & { readonly body?: string }) | 'never' | 'network' | 'cut';

export interface FakeApi {
  /** Answers to come, first first; then `standard`. */
  readonly queue: FakeAnswer[];
  standard: FakeAnswer;
  /** Milliseconds each answer takes. */
  delay: number;
  readonly requests: readonly FakeRequest[];
  /** Puts the real fetch back. */
  remove(): void;
}

/** Stands in for `fetch` on the page and keeps what was sent. */
export function installFakeApi(standard: FakeAnswer = 200): FakeApi {
  const real = globalThis.fetch;
  const requests: FakeRequest[] = [];
  const api: FakeApi = { queue: [], standard, delay: 0, requests, remove: () => (globalThis.fetch = real) };
  globalThis.fetch = async (input, init) => {
    if (init?.method !== 'POST') return real(input, init);
    requests.push(toRequest(String(input), init));
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
