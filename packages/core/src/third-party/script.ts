import { getConfig } from '../config/page-config.ts';
import { unshadowed } from '../host/shadowed-names.ts';
import { pageState } from '../page/page-state.ts';
import { getPolicy } from './trusted-types.ts';

/** A third-party script was blocked or broken (`failed`), or did not answer (`timeout`). */
export class ScriptError extends Error {
  readonly url: string;
  readonly reason: 'failed' | 'timeout';

  constructor(url: string, reason: 'failed' | 'timeout') {
    super(`The script ${url} ${reason === 'failed' ? 'could not be loaded' : 'did not arrive in time'}`);
    this.url = url;
    this.reason = reason;
  }
}

/** Options of a script besides its address. */
export interface ScriptOptions {
  /** Milliseconds; default 10,000. */
  readonly timeout?: number;
  readonly id?: string;
}

const loading = /* @__PURE__ */ pageState('scripts', () => new Map<string, Promise<void>>());
const failures = /* @__PURE__ */ pageState('failed scripts', () => new Map<string, number>());

/**
 * Adds a third-party script once per page, with its nonce and our Trusted Types policy, or throws a
 * `ScriptError`. `url` comes from the configuration, never from attributes. Retries use a fresh address:
 * browsers let a second request for the same one wait for the first.
 */
export function loadScript(url: string, options: ScriptOptions = {}): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const promise = insert(url, options).catch((error: unknown) => {
    if (loading.get(url) === promise) forgetScript(url);
    throw error;
  });
  loading.set(url, promise);
  return promise;
}

/** Has the next `loadScript` request it again, for a script that came without what it is for. */
export function forgetScript(url: string): void {
  if (loading.delete(url)) failures.set(url, (failures.get(url) ?? 0) + 1);
}

function insert(url: string, { timeout = 10_000, id = '' }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => fail('timeout'), timeout);
    const fail = (reason: ScriptError['reason']) => {
      clearTimeout(timer);
      script.replaceWith();
      reject(new ScriptError(url, reason));
    };
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail('failed');
    script.async = true;
    if (id) script.id = id;
    script.nonce = getConfig().nonce;
    const address = withRetry(url);
    // The DOM accepts the policy's object, but its types say string.
    script.src = (getPolicy()?.createScriptURL(address) ?? address) as string;
    unshadowed(document).head.append(script);
  });
}

function withRetry(url: string): string {
  const count = failures.get(url);
  return count ? `${url}${url.includes('?') ? '&' : '?'}retry=${count}` : url;
}
