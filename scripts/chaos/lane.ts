import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { createSandbox, type Sandbox, type StoredRecord } from '@adviser-widgets/sandbox';
import { root } from '../cdn/find-widgets.ts';
import { advisers } from './advisers.ts';

/** What one visit at a time has for itself: a sandbox on a SQLite file, pages, and a browser's profile. */
export interface Lane {
  readonly sandbox: Sandbox;
  readonly context: BrowserContext;
  /** Address of the sandbox, without a slash at the end. */
  readonly api: string;
  /** The configuration of the pages, as JSON. */
  readonly config: string;
  /** Serves a page, from the sandbox's own origin or another, and returns its address. */
  serve(page: ServedPage): string;
  /** The leads that are stored. */
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
  const context = await browser.newContext({ locale: 'en-NZ', timezoneId: 'Pacific/Auckland' });
  await context.addInitScript('globalThis.__name ??= (value) => value'); // tsx writes calls of it into functions that run in a page
  return {
    sandbox,
    context,
    api,
    config: await (await fetch(`${api}/__sandbox/config.json`)).text(),
    serve({ name, html, origin }) {
      pages.set(`/${name}`, html);
      return `http://${origin === 'same' ? '127.0.0.1' : 'localhost'}:${port}/${name}`;
    },
    leads: () => (['lead', 'call-centre', 'recruitment'] as const).flatMap((kind) => sandbox.records(kind)),
    async close() {
      await context.close();
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}
