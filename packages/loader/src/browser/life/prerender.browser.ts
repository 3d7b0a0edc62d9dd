import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { barePage, expect, snippet, test } from '@adviser-widgets/testing/browser';

/** What a page reports to its server. */
interface Report {
  readonly isPrerendering: boolean;
  readonly state: string | null;
  readonly cookies: readonly string[];
  readonly dataLayer: readonly unknown[];
  /** Addresses of all its requests. */
  readonly addresses: readonly string[];
}

/** Reports when the widget is ready and, once a visitor has arrived, when its captcha is requested. */
function reportToServer(): void {
  const cookies: string[] = [];
  Object.defineProperty(document, 'cookie', { get: () => '', set: (text: string) => cookies.push(text) });
  const page = Object.assign(window, { dataLayer: [] as unknown[] });
  const report = () => {
    const state = document.querySelector('[data-widget]')?.getAttribute('data-widget-state');
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
    const { prerendering: isPrerendering } = document as { prerendering?: boolean };
    void fetch('/report', {
      method: 'POST',
      body: JSON.stringify({ isPrerendering, state, cookies, dataLayer: page.dataLayer, addresses }),
    });
  };
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })); // as our own code waits
  addEventListener('aw:ready', async () => {
    if (document.readyState !== 'complete')
      await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
    await idle();
    await idle(); // by now, any unwanted request would have been made
    report();
  });
  document.addEventListener('prerenderingchange', () => {
    document.querySelector<HTMLElement>('[name="FormEmail"]')?.focus();
    new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name.includes('captcha'))) report();
    }).observe({ type: 'resource' });
  });
}

/**
 * Serves two pages. The first lets the browser prerender the second, and navigates there when `go` is called.
 */
async function servePages(
  second: string,
): Promise<{ address: string; reports: Report[]; go: () => void; close: () => void }> {
  const reports: Report[] = [];
  let waiting: ServerResponse | undefined;
  const rules =
    '<script type="speculationrules">{"prerender":[{"source":"list","urls":["/second"],"eagerness":"immediate"}]}</script>';
  const first = `<!doctype html><title>First</title>${rules}<script>fetch('/go').then(() => (location.href = '/second'))</script>`;
  const server = createServer((request, response) => {
    if (request.url === '/go') return void (waiting = response);
    if (request.url === '/report') {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => reports.push(JSON.parse(text) as Report));
    }
    response
      .setHeader('Content-Type', 'text/html')
      .end({ '/first': first, '/second': second }[request.url ?? ''] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}/first`, reports, go: () => waiting?.end(), close };
}

/** Ends Chromium with the script that has started it: Debian's passes no signal on. */
function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid);
}

test('a prerendered form mounts but sets no cookie, sends no event and contacts no third party before the visitor sees it', async ({
  sandbox,
  launchOptions,
}) => {
  const eager = snippet.replace('<div ', '<div data-widget-load="eager" ');
  const pages = await servePages(
    barePage(sandbox, { head: `<script>(${reportToServer.toString()})()</script>`, body: eager }),
  );
  const profile = mkdtempSync(join(tmpdir(), 'aw-prerender-'));
  // Chromium does not prerender in a page that Playwright controls.
  const flags = [
    '--headless',
    '--no-sandbox', // Playwright adds it elsewhere: containers need it
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...(launchOptions.args ?? []),
  ];
  const browser = spawn(launchOptions.executablePath ?? 'chromium', [...flags, pages.address], {
    stdio: 'ignore',
    detached: true,
  });
  const gone = new Promise((resolve) => browser.once('exit', resolve));
  try {
    await expect
      .poll(() => pages.reports[0], { timeout: 40_000 })
      .toMatchObject({ isPrerendering: true, state: 'ready', cookies: [], dataLayer: [] });
    const foreign = pages.reports[0]?.addresses.filter(
      (address) => !/\/(adviser-widgets\/1|__sandbox)\//.test(address),
    );
    expect(foreign).toEqual([]);
    pages.go();
    await expect
      .poll(() => pages.reports.at(-1))
      .toMatchObject({ isPrerendering: false, state: 'ready', cookies: [] });
    await expect
      .poll(() => pages.reports.at(-1)?.addresses)
      .toContainEqual(expect.stringContaining('captcha'));
  } finally {
    endGroup(browser);
    pages.close();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }); // its processes may keep writing for a moment
  }
});
