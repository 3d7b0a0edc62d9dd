import { chromium, type Page } from 'playwright';
import { groupProblems, type Problem } from '../check-release.ts';
import { checkFiles, type ReleaseManifest } from './check-files.ts';
import { browserArgs, findBrowser } from '@adviser-widgets/testing/browsers';
import { serveOnLoopback } from '@adviser-widgets/testing/loopback';

export interface Verification {
  readonly url: string;
  readonly version: string;
  readonly files: number;
  readonly widgets: number;
  /** For people; none if the release is good. */
  readonly problems: readonly string[];
  /** `widgets.json` as it was served. */
  readonly json: Buffer;
}

/**
 * Checks a release where it is served: files, hashes and headers of both engines, and every widget in a browser.
 *
 * @param url Address of its folder, with a trailing slash
 * @throws {Error} if there is no release, or it takes longer than its limit
 */
export async function verify(url: string): Promise<Verification> {
  const signal = AbortSignal.timeout(verifyLimitMs);
  try {
    return await verifyWithin(url, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Error(`${url} was not checked: stopped after ${verifyLimitMs / 60_000} minutes`, {
      cause: error,
    });
  }
}

async function verifyWithin(url: string, signal: AbortSignal): Promise<Verification> {
  const folders = [url, `${url}light/`];
  const checked = await Promise.all(folders.map((folder) => checkFiles(folder, signal)));
  const problems = checked.flatMap((each) => each.problems);
  // Widgets can't be right with files that are not, and would fail one by one.
  if (problems.length === 0)
    for (const [index, folder] of folders.entries())
      problems.push(...(await mountWidgets(folder, checked[index]?.manifest.widgets ?? [], signal)));
  return {
    url,
    version: checked[0]?.manifest.version ?? '',
    files: checked.reduce((sum, { count }) => sum + count, 0),
    widgets: checked[0]?.manifest.widgets.length ?? 0,
    problems: groupProblems(problems),
    json: checked[0]?.json ?? Buffer.alloc(0),
  };
}

/** Of the whole check, whatever the server does: `promote` keeps others waiting meanwhile. */
const verifyLimitMs = 600_000;

const limitMs = 30_000;

/**
 * Mounts the example of every widget on a page of another origin, in a preview: nothing is sent.
 *
 * @param folder Address of the release's folder, with a trailing slash
 * @returns what went wrong
 */
async function mountWidgets(
  folder: string,
  widgets: ReleaseManifest['widgets'],
  signal: AbortSignal,
): Promise<readonly Problem[]> {
  const site = await serveOnLoopback((request, response) => {
    if (request.url === '/')
      return void response.setHeader('Content-Type', 'text/html').end(pageOf(folder, widgets));
    if (request.url === '/config.json') return void response.end(JSON.stringify(previewConfig(site.url)));
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArgs],
    handleSIGINT: false, // it would end the process before the lock is released
  });
  const close = () => void browser.close();
  signal.addEventListener('abort', close); // a script that never ends keeps all calls waiting
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } }); // narrow: some widgets are for phones
    const said: string[] = [];
    page.on('console', (message) => {
      if (/^(error|warning)$/.test(message.type()))
        said.push(`has on its console: ${message.text().split('\n')[0]}`);
    });
    page.on('pageerror', (error) => said.push(`has a script that fails: ${error.message}`));
    await page.goto(site.url);
    const failed = await unready(page);
    // The library's own line for a widget that is named already adds nothing.
    const others = said.filter((line) => !failed.some(({ name }) => line.includes(`] ${name} failed (`)));
    return [
      ...failed.map(({ name, state }) => ({
        subject: `The widget "${name}"`,
        cause: `is ${state} instead of ready`,
      })),
      ...others.map((line) => ({ subject: 'The page', cause: line })),
    ];
  } finally {
    signal.removeEventListener('abort', close);
    await browser.close();
    site.close();
  }
}

function pageOf(folder: string, widgets: ReleaseManifest['widgets']): string {
  const examples = widgets.map(({ example }) =>
    example.replace('data-widget="', 'data-widget-load="eager" data-widget="'),
  );
  return `<!doctype html><html lang="en-NZ"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Every widget</title>
<link rel="icon" href="data:,"><link rel="stylesheet" crossorigin href="${folder}page.css">
<script async crossorigin src="${folder}loader.js" data-config="/config.json"></script>
<h1>Every widget</h1>
${examples.join('\n')}`;
}

function previewConfig(origin: string) {
  const own = { live: origin, sandbox: origin };
  return {
    brand: 'preview',
    preview: true,
    consent: 'granted',
    siteBase: origin,
    apiBase: own,
    mcoApiBase: own,
    cdnBase: origin,
    captcha: { siteKey: 'preview' },
    chat: { key: 'preview' },
    search: { appId: 'preview', apiKey: 'preview' },
  };
}

/** Waits until all widgets have settled, and names those that are not ready. */
async function unready(page: Page): Promise<readonly { name: string; state: string }[]> {
  const areSettled = () =>
    [...document.querySelectorAll<HTMLElement>('[data-widget]')].every(({ dataset }) =>
      ['ready', 'failed', 'invalid'].includes(dataset.widgetState ?? ''),
    );
  await page.waitForFunction(areSettled, undefined, { timeout: limitMs }).catch(() => {}); // the states tell
  const states = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => ({
      name: dataset.widget ?? '',
      state: dataset.widgetState ?? 'untouched',
    })),
  );
  return states.filter(({ state }) => state !== 'ready');
}
