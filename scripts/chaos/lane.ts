import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Clock } from 'playwright';
import { createSandbox, type Sandbox, type StoredRecord } from '@adviser-widgets/sandbox';
import { root } from '../cdn/find-widgets.ts';
import { advisers } from './advisers.ts';
import { lieAboutConnection, useClockForTimeouts } from './in-page.ts';
import type { Visit } from './visit.ts';

/** What one parallel run of visits uses. */
export interface Lane {
  readonly sandbox: Sandbox;
  readonly context: BrowserContext;
  readonly clock?: Clock;
  /** Without a trailing slash. */
  readonly api: string;
  /** Configuration of the pages, as JSON. */
  readonly config: string;
  /** Serves a page from the sandbox's own origin or another, and returns its URL. */
  serve(page: ServedPage): string;
  leads(): StoredRecord[];
  close(): Promise<void>;
}

interface ServedPage {
  readonly name: string;
  readonly html: string;
  readonly origin: 'same' | 'other';
}

export async function openLane(browser: Browser): Promise<Lane> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  const pages = new Map<string, string>();
  const sandbox = createSandbox({
    db: join(folder, 'data.sqlite'),
    assets: join(root, 'packages/loader/dist/cdn'),
    advisers,
    site: (request, response, next) => {
      const html = pages.get(request.path);
      if (html === undefined) next();
      else response.type('html').send(html);
    },
  });
  const { port } = await sandbox.listen(0);
  const api = `http://127.0.0.1:${port}`;
  const context = await openContext(browser);
  return {
    sandbox,
    context,
    api,
    config: await (await fetch(`${api}/__sandbox/config.json`)).text(),
    serve({ name, html, origin }) {
      pages.set(`/${name}`, html);
      return `http://${origin === 'same' ? '127.0.0.1' : 'localhost'}:${port}/${name}`;
    },
    leads: () =>
      (['lead', 'call-centre', 'recruitment', 'survey', 'gift', 'referral'] as const).flatMap((kind) =>
        sandbox.records(kind),
      ),
    async close() {
      await context.close();
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-NZ', timezoneId: 'Pacific/Auckland' });
  await context.addInitScript('globalThis.__name ??= (value) => value'); // tsx inserts calls to it into functions that run in a page
  await context.addInitScript(lieAboutConnection);
  return context;
}

/** Clears cookies. Playwright's clock belongs to the context, so a held clock needs its own. */
export async function laneFor(lane: Lane, { isClockHeld }: Visit): Promise<Lane & { end(): Promise<void> }> {
  const browser = lane.context.browser();
  if (!isClockHeld || !browser) {
    await lane.context.clearCookies();
    return { ...lane, end: () => lane.context.setOffline(false) };
  }
  const context = await openContext(browser);
  await context.clock.install();
  await context.addInitScript(useClockForTimeouts);
  return { ...lane, context, clock: context.clock, end: () => context.close() };
}
