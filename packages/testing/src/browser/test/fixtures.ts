import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import {
  createSandbox,
  type CaptchaMode,
  type FaultRequest,
  type MapsMode,
  type RecordKind,
  type Sandbox,
  type StoredRecord,
} from '@adviser-widgets/sandbox';
import { createSite, siteContent } from '@adviser-widgets/site';
import { serveOnLoopback } from '../../machine/loopback.ts';
import { builtFiles, builtVersion } from './built-files.ts';
import { reportOnly, watchedPolicy, watchPolicy } from './watch-policy.ts';

/** The sandbox with the demo site and the built loader, on its own port and SQLite file. */
export interface TestSandbox {
  /** Without a trailing slash. */
  readonly url: string;
  /** Path of the SQLite file. */
  readonly db: string;
  records(kind?: RecordKind): StoredRecord[];
  fail(fault: FaultRequest): Promise<void>;
  captcha(mode: CaptchaMode, times?: number): Promise<void>;
  maps(mode: MapsMode, times?: number): Promise<void>;
  /** Deletes all records and faults; captcha and maps work again. */
  clear(): Promise<void>;
}

/** Pages of another origin, like a site that has only the script tag. */
export interface BareOrigin {
  /** Serves `html` with additional headers and returns its URL. */
  serve(html: string, headers?: Readonly<Record<string, string>>): string;
}

interface Fixtures {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
  /** Adds console messages that a test expects; any other error or warning fails the test. */
  readonly expectConsole: (...patterns: RegExp[]) => void;
}

/** The engine that renders the widgets. */
export type Engine = 'react' | 'light';

interface WorkerFixtures {
  readonly engine: Engine;
  /** The value of `data-widget-version`. */
  readonly version: string;
  readonly startedSandbox: TestSandbox;
  readonly startedBare: BareOrigin;
}

/** Chromium gives what was preloaded a few seconds. */
const ofBusyMachine = /preloaded using link preload but not used within a few seconds/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['react', { option: true, scope: 'worker' }],
  version: [
    ({ engine }, use) => use(engine === 'light' ? `${builtVersion}+light` : builtVersion),
    { scope: 'worker' },
  ],
  startedSandbox: [
    async ({ engine }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'adviser-widgets-'));
      const assets = engine === 'light' ? lightAssets(folder) : builtFiles;
      const db = join(folder, 'data.sqlite');
      const sandbox = createSandbox({
        db,
        assets,
        late: Number(process.env['AW_LATE'] ?? 0),
        site: watched(createSite({ hints: join(assets, '1/preload') })),
        ...siteContent(),
      });
      const { url } = await sandbox.listen(0);
      await use(control(url.replace(/\/$/, ''), db, sandbox));
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  startedBare: [
    async ({}, use) => {
      const pages: { html: string; headers: Readonly<Record<string, string>> }[] = [];
      const { url, close } = await serveOnLoopback((request, response): unknown => {
        if (request.url === '/favicon.ico') return response.writeHead(204).end();
        const [path = ''] = (request.url ?? '').split('?');
        const page = pages[Number(path.slice(1))];
        if (!page) return response.writeHead(404).end();
        return response
          .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...watchedPolicy, ...page.headers })
          .end(page.html);
      });
      await use({ serve: (html, headers = {}) => `${url}${pages.push({ html, headers }) - 1}` });
      close();
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ startedSandbox }, use) => {
    await startedSandbox.clear();
    await use(startedSandbox);
  },
  bare: ({ startedBare }, use) => use(startedBare),
  expectConsole: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const logged: string[] = [];
      const log = (text: string) => reportOnly.test(text) || ofBusyMachine.test(text) || logged.push(text);
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) log(message.text());
      });
      await page.addInitScript(watchPolicy);
      page.on('pageerror', ({ message }) => log(`uncaught: ${message}`));
      await use((...patterns) => expected.push(...patterns));
      const unexpected = logged.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`Unexpected console messages:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Chromium's console line for every failed request. */
export const failedRequest = /^Failed to load resource/;

/**
 * The console line when the connection drops before the analytics of the sandbox's configuration have loaded.
 */
export const withoutHeap = /Heap did not load/;

type Site = NonNullable<Parameters<typeof createSandbox>[0]['site']>;

function watched(site: Site): Site {
  return (request, response, next) => site(request, response.set(watchedPolicy), next);
}

function control(url: string, db: string, sandbox: Sandbox): TestSandbox {
  return {
    url,
    db,
    records: sandbox.records,
    fail: async (fault) => sandbox.fail(fault),
    captcha: async (mode, times) => sandbox.captcha({ mode, times }),
    maps: async (mode, times) => sandbox.maps({ mode, times }),
    async clear() {
      const response = await fetch(`${url}/__sandbox/records`, { method: 'DELETE' });
      if (!response.ok) throw new Error(`The records could not be cleared: ${await response.text()}`);
      sandbox.heal();
    },
  };
}

/** The built folders with the light engine instead of React, so that every test runs on either. */
function lightAssets(folder: string): string {
  const assets = join(folder, 'cdn');
  for (const release of ['1', builtVersion]) {
    mkdirSync(join(assets, release), { recursive: true });
    const link = (from: string, name: string) =>
      symlinkSync(join(builtFiles, release, from, name), join(assets, release, name));
    for (const name of readdirSync(join(builtFiles, release, 'light'))) link('light', name);
    for (const name of ['editor', 'light']) link('', name);
  }
  return assets;
}

/** Opens the demo site's contact page and waits for its form. */
export async function openContactPage(page: Page, sandbox: TestSandbox): Promise<void> {
  await page.goto(`${sandbox.url}/about-us/contact-us`);
  await page.locator('[data-widget="request-call-form"][data-widget-state="ready"]').waitFor();
}
