import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@adviser-widgets/check/internal';
import { createSandbox, type Sandbox, type StoredRecord } from '@adviser-widgets/sandbox';
import { installClock } from '@adviser-widgets/testing/browser';
import { chromium, type Browser, type Page } from 'playwright';
import { browserArgs, findBrowser } from '@adviser-widgets/testing/browsers';
import { root } from '../cdn/find-widgets.ts';
import { advisers } from './people.ts';
import { appCode, visitPage } from './visit-page.ts';
import { movesClock, type Visit } from './visit.ts';

/** One sandbox, on which visits are played one after another. */
export interface Lane {
  readonly sandbox: Sandbox;
  /** Its origin. */
  readonly api: string;
  /** How many visits it has seen; tells their leads apart. */
  visits: number;
  /** Serves the visit's page and returns its address, and a blank page of a browser without a past. */
  open(visit: Visit): Promise<{ readonly page: Page; readonly address: string }>;
  /** Newest first. */
  rows(): StoredRecord[];
  close(): Promise<void>;
}

export interface Browsers {
  readonly keepingPages: Browser;
  readonly forgetful: Browser;
}

/** Playwright itself turns the back/forward cache off. */
export async function openBrowsers(): Promise<Browsers> {
  const launch = (ignoreDefaultArgs: string[]) =>
    chromium.launch({
      executablePath: findBrowser(),
      args: [...browserArgs],
      ignoreDefaultArgs,
    });
  return { keepingPages: await launch(['--disable-back-forward-cache']), forgetful: await launch([]) };
}

export async function openLane({ keepingPages, forgetful }: Browsers): Promise<Lane> {
  const folder = mkdtempSync(join(tmpdir(), 'visits-'));
  let page: (to: string | undefined) => string = () => '';
  const sandbox = createSandbox({
    db: join(folder, 'data.sqlite'),
    assets: join(root, 'packages/loader/dist/cdn'),
    advisers,
    site: ({ path, query }, response, next) => {
      if (path === '/elsewhere') response.type('html').send('<!doctype html><title>Elsewhere</title>');
      else if (path === '/app.js') void appCode().then((code) => response.type('js').send(code));
      else if (path === '/visit') response.type('html').send(page(query.to?.toString()));
      else next();
    },
  });
  const { port } = await sandbox.listen(0);
  const api = `http://127.0.0.1:${port}`;
  const config = JSON.parse((await request(`${api}/__sandbox/config.json`)).body.toString()) as object;
  const lane: Lane = {
    sandbox,
    api,
    visits: 0,
    async open(visit) {
      lane.visits += 1;
      await request(`${api}/__sandbox/records`, { method: 'DELETE' });
      const hosts = [api, `http://localhost:${port}`];
      const [own = api, otherHost = api] = visit.isOtherOrigin ? hosts.toReversed() : hosts;
      page = (to) => visitPage(visit, { config, api, otherHost, to: to === undefined ? to : Number(to) });
      const browser = visit.keepsPages ? keepingPages : forgetful;
      return { page: await openPage(browser, movesClock(visit)), address: `${own}/visit` };
    },
    rows: () => sandbox.records(),
    async close() {
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
  return lane;
}

async function openPage(browser: Browser, isClockHeld: boolean): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-NZ', timezoneId: 'Pacific/Auckland' });
  context.setDefaultTimeout(40_000);
  await context.addInitScript('globalThis.__name ??= (value) => value'); // tsx inserts calls to it into functions that run in a page
  const page = await context.newPage();
  if (isClockHeld) await installClock(page);
  return page;
}
