import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';

type Init = RequestInit & { readonly json?: unknown };

/** A sandbox on a free port and a new file. */
export interface TestSandbox {
  readonly sandbox: Sandbox;
  /** Without a trailing slash: `${url}/acme/lead`. */
  readonly url: string;
  readonly db: string;
  call(path: string, init?: Init): Promise<Response>;
  /** Calls, and reads the answer as JSON. */
  answer(path: string, init?: Init): Promise<{ readonly status: number; readonly body: unknown }>;
  token(): Promise<string>;
  /** Deletes all records and faults; captcha and maps work again. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const db = options.db ?? join(folder, 'data.sqlite');
  const sandbox = createSandbox({ ...options, db });
  const { port } = await sandbox.listen(0);
  const url = `http://127.0.0.1:${port}`;
  const call: TestSandbox['call'] = (path, { json, ...init } = {}) => {
    if (json === undefined) return fetch(url + path, init);
    const headers = { 'Content-Type': 'application/json', ...init.headers };
    return fetch(url + path, { method: 'POST', ...init, headers, body: JSON.stringify(json) });
  };
  return {
    sandbox,
    url,
    db,
    call,
    answer: async (path, init) => {
      const response = await call(path, init);
      return { status: response.status, body: await response.json() };
    },
    token: async () => {
      const response = await call('/__sandbox/captcha-token', { method: 'POST' });
      return ((await response.json()) as { token: string }).token;
    },
    clear: async () => {
      const response = await call('/__sandbox/records', { method: 'DELETE' });
      if (!response.ok) throw new Error(`The records could not be cleared: ${await response.text()}`);
      sandbox.heal();
    },
    stop: async () => {
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
