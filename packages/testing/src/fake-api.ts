/** A request the page made, its body parsed. */
export interface FakeRequest {
  readonly url: string;
  readonly contentType: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What the next request gets: a status, one with headers, no answer at all, or a broken connection. */
export type FakeAnswer = number | ResponseInit | 'never' | 'network';

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
  const contentType = new Headers(init.headers).get('Content-Type') ?? '';
  const { body } = init;
  if (body instanceof FormData) return { url, contentType: 'multipart/form-data', fields: Object.fromEntries(body) };
  const text = String(body);
  const fields = contentType.includes('json')
    ? (JSON.parse(text) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(text));
  return { url, contentType, fields };
}

function answer(kind: FakeAnswer, signal: AbortSignal | null | undefined): Promise<Response> {
  if (kind === 'network') return Promise.reject(new TypeError('Failed to fetch'));
  if (typeof kind === 'number') return Promise.resolve(new Response(null, { status: kind }));
  if (typeof kind === 'object') return Promise.resolve(new Response(null, kind));
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
