import { createInPageApi, type InPageOptions, type Tokens } from '@adviser-widgets/sandbox/in-page';
import { answerWith, type FakeAnswer } from './fake-answer.ts';

/** A request of the page, with its body parsed. */
export interface FakeRequest {
  /** A path on the page's own origin, with its query. */
  readonly url: string;
  readonly contentType: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The headers that the page set, without the browser's. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as sent: a text, or the pairs of a multipart body in order. */
  readonly body: string | readonly (readonly [name: string, value: string])[];
}

/** The sandbox behind the page's `fetch`, with faults. */
export interface FakeApi {
  /** Next answers in order; then `standard`. */
  readonly queue: FakeAnswer[];
  standard: FakeAnswer;
  /** Milliseconds each answer takes. */
  delay: number;
  readonly requests: readonly FakeRequest[];
  /** What the sandbox has against requests. */
  readonly refusals: readonly string[];
  /** The captcha's tokens: the sandbox accepts those that were issued here, once. */
  readonly tokens: Tokens;
  /** Keeps answers back until the returned function is called: all, or those for a path that ends so. */
  hold(path?: string): () => void;
  /** Restores the real fetch. */
  remove(): void;
}

export interface FakeApiOptions extends InPageOptions {
  readonly standard?: FakeAnswer | undefined;
  /** Takes only requests whose path begins with it; by default every POST. */
  readonly path?: string;
}

/** Replaces `fetch` on the page: the sandbox answers in the same process, or fails as the test asks. */
export function installFakeApi({ standard = 200, path, ...data }: FakeApiOptions = {}): FakeApi {
  const real = globalThis.fetch;
  const sandbox = createInPageApi(data);
  const requests: FakeRequest[] = [];
  const refusals: string[] = [];
  const held = new Map<string, Promise<void>>();
  const removal = new AbortController();
  const api: FakeApi = {
    queue: [],
    standard,
    delay: 0,
    requests,
    refusals,
    tokens: sandbox.tokens,
    hold(end = '') {
      let release = () => {};
      held.set(end, new Promise((resolve) => (release = resolve)));
      return release;
    },
    remove() {
      globalThis.fetch = real;
      removal.abort();
    },
  };
  async function answer(url: URL, init: RequestInit): Promise<Response> {
    const request = readRequest(url, init);
    requests.push(request);
    await Promise.all([...held].map(([end, released]) => url.pathname.endsWith(end) && released));
    if (api.delay > 0) await new Promise((resolve) => setTimeout(resolve, api.delay));
    const body = init.body instanceof FormData ? init.body : String(init.body ?? '');
    return answerWith(api.queue.shift() ?? api.standard, {
      sandbox,
      request: { ...request, method: init.method ?? 'GET', url, body },
      onRefusal: (reasons) => {
        console.warn(`The sandbox refuses ${url.href}:`, ...reasons);
        refusals.push(...reasons);
      },
    });
  }

  globalThis.fetch = (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const isOurs = path === undefined ? init.method === 'POST' : url.pathname.startsWith(path);
    return isOurs ? Promise.race([answer(url, init), untilAborted(init.signal, removal)]) : real(input, init);
  };
  return api;
}

/** A request ends with its page: a press goes on without its form, and would end in another test. */
function untilAborted(call: AbortSignal | null | undefined, { signal }: AbortController): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(call?.reason as Error);
    if (call?.aborted) stop();
    call?.addEventListener('abort', stop, { signal });
    signal.addEventListener('abort', () => reject(new TypeError('The page has gone')));
  });
}

function readRequest(url: URL, init: RequestInit): FakeRequest {
  const headers = Object.fromEntries(new Headers(init.headers));
  const known = { url: url.href.replace(`${location.origin}/`, '/'), headers };
  if (init.body instanceof FormData) {
    const body = Array.from(init.body, ([name, value]) => [name, String(value)] as const);
    return { ...known, contentType: 'multipart/form-data', fields: Object.fromEntries(body), body };
  }
  const body = String(init.body ?? '');
  const contentType = headers['content-type'] ?? '';
  const fields = contentType.includes('json')
    ? (JSON.parse(body) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body));
  return { ...known, contentType, fields, body };
}
