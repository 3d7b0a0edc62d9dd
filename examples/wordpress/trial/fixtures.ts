import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyWidgetReady, expect, test as base } from '@adviser-widgets/testing/browser';
import type { APIResponse, Browser, BrowserContext, Page } from '@playwright/test';
import type { Release } from './debian.ts';
import { startSite, type Site } from './site.ts';

export { expect };

export interface Options {
  readonly release: Release;
}

type User = 'admin' | 'editor' | 'author' | 'contributor';

interface Post {
  readonly title: string;
  readonly content: string;
  /** Published by default. */
  readonly status?: 'pending';
  /** By default, a post. */
  readonly kind?: 'posts' | 'pages' | 'blocks';
}

/** Someone who is logged in to WordPress. */
interface Person {
  readonly page: Page;
  /** Sends a request over REST, as pages of WordPress's do. */
  send(route: string, data: object): Promise<APIResponse>;
  /** Saves a post as the block editor does, with the rights and the filters of this person. */
  save(post: Post): Promise<{ readonly id: number; readonly link: string }>;
}

interface Fixtures extends Record<User, Person> {
  /** With the plugin set up for the sandbox. After the test, PHP must have noted nothing about the plugin. */
  readonly site: Site;
  /** Changes settings of the plugin until the test ends. */
  readonly settings: (changes: object) => Promise<void>;
  /** Gives the site another plugin, as its PHP, until the test ends. */
  readonly addPlugin: (code: string) => void;
  /** Keeps other machines out of a context. A script that opens a dialog in it fails the test. */
  readonly isolate: (context: BrowserContext) => Promise<void>;
}

/** The settings that every test begins with. */
const usual = (sandbox: string) => ({
  base: `${sandbox}/adviser-widgets/1/`,
  config: `${sandbox}/__sandbox/config.json`,
  hints: false,
  keys: { phone: '0800 555 123' },
});

export const test = base.extend<Fixtures, Options & { readonly startedSite: Site }>({
  release: ['stable', { option: true, scope: 'worker' }],
  startedSite: [
    async ({ release, startedSandbox }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'adviser-widgets-wordpress-'));
      const site = await startSite(folder, release, startedSandbox.url);
      await site.store(usual(startedSandbox.url));
      await use(site);
      await site.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: async ({ startedSite }, use) => {
    await use(startedSite);
    expect(startedSite.takeComplaints(), 'errors, warnings and deprecations of PHP').toEqual([]);
  },
  isolate: async ({}, use) => {
    const alerts: string[] = [];
    await use(async (context) => {
      await context.route(
        ({ hostname }) => hostname !== '127.0.0.1',
        (route) => route.fulfill({ status: 204 }), // a failed request would be on the console
      );
      context.on('dialog', (dialog) => {
        if (dialog.type() === 'alert') alerts.push(dialog.message());
        void dialog.accept();
      });
    });
    expect(alerts, 'scripts that ran').toEqual([]);
  },
  context: async ({ context, isolate }, use) => {
    await isolate(context);
    await use(context);
  },
  admin: signedIn('admin'),
  editor: signedIn('editor'),
  author: signedIn('author'),
  contributor: signedIn('contributor'),
  settings: async ({ site, sandbox }, use) => {
    await use(site.store);
    await site.store(usual(sandbox.url));
  },
  addPlugin: async ({ site }, use) => {
    const plugins = join(site.content, 'mu-plugins');
    mkdirSync(plugins);
    await use((code) => writeFileSync(join(plugins, 'trial.php'), `<?php\n${code}`));
    rmSync(plugins, { recursive: true });
  },
});

/** A fixture: someone with a browser of their own. */
function signedIn(user: User) {
  type Needed = Pick<Fixtures, 'site' | 'isolate'> & { readonly browser: Browser };
  return async ({ browser, site, isolate }: Needed, use: (person: Person) => Promise<void>) => {
    const context = await browser.newContext();
    await isolate(context);
    const { request } = context;
    await request.post(`${site.url}/wp-login.php`, { form: { log: user, pwd: `${user}-password` } });
    const nonce = await request.get(`${site.url}/wp-admin/admin-ajax.php?action=rest-nonce`);
    const headers = { 'X-WP-Nonce': await nonce.text() };
    const send = (route: string, data: object) =>
      request.post(`${site.url}/?rest_route=${route}&_locale=user`, { headers, data, timeout: 120_000 });
    const save = async ({ kind = 'posts', ...post }: Post) => {
      const answer = await send(`/wp/v2/${kind}`, { status: 'publish', ...post });
      expect(answer.status(), await answer.text()).toBe(201);
      return (await answer.json()) as { id: number; link: string }; // WordPress answers with the post
    };
    await use({ page: await context.newPage(), send, save });
    await context.close();
  };
}

/** Scrolls through the page, and waits until every placeholder is ready. */
export async function expectReady(page: Page): Promise<void> {
  await everyWidgetReady(page, []);
  await expect(page.locator('[data-widget]:not([data-widget-state="ready"])')).toHaveCount(0);
}
