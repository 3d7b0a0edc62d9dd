import type { Browser, Page } from '@playwright/test';
import { base } from './serve-site.ts';

export interface Reloads {
  /** Ends after one more page that is opened from now on. */
  stop(): Promise<Outcome>;
}

interface Outcome {
  /** Versions that pages ran, in the order of their first appearance. */
  readonly versions: readonly string[];
  readonly pages: number;
  readonly widgets: number;
  readonly failures: readonly string[];
}

interface Visit {
  readonly browser: Browser;
  readonly url: string;
  readonly paths: readonly string[];
  /** Uses the loader as it is now for ever, as a cache between does that has it still. */
  readonly hasStaleLoader?: boolean;
}

/** Visits the pages again and again, each time with an empty cache. */
export function keepReloading({ browser, url, paths, hasStaleLoader }: Visit): Reloads {
  const seen = { versions: new Set<string>(), pages: 0, widgets: 0, failures: [] as string[] };
  let isStopped = false;
  let isLast = false;
  const loader = hasStaleLoader ? readLoader(url) : undefined;
  const done = (async () => {
    for (let index = 0; !isLast; index += 1) {
      isLast = isStopped;
      const path = paths[index % paths.length] ?? '';
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      const body = await loader;
      if (body)
        await page.route(`**${base}1/loader.js`, (route) =>
          route.fulfill({ body, contentType: 'text/javascript' }),
        );
      const found = await visit(page, url + path);
      seen.pages += 1;
      seen.widgets += found.widgets;
      seen.failures.push(...found.failures.map((failure) => `${path}: ${failure}`));
      if (found.version) seen.versions.add(found.version);
      await context.close();
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await done;
      return { ...seen, versions: [...seen.versions] };
    },
  };
}

async function readLoader(url: string): Promise<string> {
  return (await fetch(`${url.slice(0, -1)}${base}1/loader.js`)).text();
}

async function visit(page: Page, url: string) {
  const failures: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().includes(base))
      failures.push(`${response.status()} for ${response.url()}`);
  });
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  await page.goto(url);
  const states = await page.evaluate(mountAll);
  failures.push(
    ...states.filter(({ state }) => state !== 'ready').map(({ name, state }) => `${name} is ${state}`),
  );
  return { failures, widgets: states.length, version: states[0]?.version?.replace('+light', '') };
}

/** Runs in the page. Resolves when each of the page's widgets is ready or has failed. */
async function mountAll() {
  const widgets = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  const isWaited = ({ offsetParent }: HTMLElement) => offsetParent !== null;
  for (const widget of widgets.filter(isWaited)) widget.scrollIntoView({ behavior: 'instant' });
  const limit = performance.now() + 30_000;
  const shown = () =>
    widgets.filter((widget) => isWaited(widget) && widget.dataset.widgetState !== 'pending');
  const isSettled = () =>
    shown().length > 0 &&
    shown().every(({ dataset }) => ['ready', 'failed', 'invalid'].includes(dataset.widgetState ?? ''));
  while (!isSettled() && performance.now() < limit) await new Promise((resolve) => setTimeout(resolve, 50));
  return shown().map(({ dataset }) => ({
    name: dataset.widget ?? '',
    state: dataset.widgetState ?? 'untouched',
    version: dataset.widgetVersion,
  }));
}
