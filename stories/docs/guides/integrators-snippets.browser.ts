import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  axeFindings,
  builtVersion,
  button,
  expect,
  failedRequest,
  fillIn,
  hold,
  test,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';

const guides = ['PageApi.md', 'FilesAndReleases.md']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** Returns the first snippet of these guides that contains this text, with the sandbox as its CDN and configuration. */
function snippetWith(text: string, { url }: TestSandbox): string {
  const [, html] =
    [...guides.matchAll(/^```html.*\n([\s\S]*?)\n```$/gm)].find(([, code = '']) => code.includes(text)) ?? [];
  if (!html) throw new Error(`The guides have no snippet with ${text}`);
  return html
    .replaceAll('https://cdn.example.nz', url)
    .replaceAll('/adviser-widgets.json', `${url}/__sandbox/config.json`);
}

test('the example of the page API works unchanged', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(failedRequest, /answered 503$/);
  const { release } = await hold(page, '**/loader.js');
  await page.goto(bare.serve(snippetWith('<title>Refix your loan</title>', sandbox)), {
    waitUntil: 'commit',
  });
  await page.waitForFunction(() => 'AdviserWidgets' in window); // the page's own script has run
  await page.getByRole('button', { name: 'Call me back' }).click();
  await release(); // a press before the script has loaded counts
  await expect(page.getByRole('heading', { name: 'When may we call?' })).toBeVisible();
  await fillIn(page);
  await sandbox.fail({ path: '/call-centre', status: 503 });
  await button(page).click();
  await expect(page.getByText('Not sent: http')).toBeVisible();
  await button(page).click();
  await expect(page.getByText('Sent with request-call-form')).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([{ fields: { CampaignId: 'REFIX-2026' } }]);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('the example of a loader with a fixed hash', () => {
  const notice = '<div class="aw-widget" data-widget="notice-banner"><p>Closed on Monday.</p></div>';

  /** Returns the page with the hash that the guide's command would print. */
  async function held(sandbox: TestSandbox): Promise<string> {
    const loader = await (await fetch(`${sandbox.url}/adviser-widgets/${builtVersion}/loader.js`)).text();
    return (
      snippetWith('sha384-…', sandbox).replace(
        'sha384-…',
        `sha384-${createHash('sha384').update(loader).digest('base64')}`,
      ) + notice
    );
  }

  test('works from another origin', async ({ page, sandbox, bare }) => {
    await page.goto(bare.serve(`<!doctype html><title>Held</title>${await held(sandbox)}`));
    await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
  });

  test('blocks an altered loader, and keeps the content visible', async ({
    page,
    sandbox,
    bare,
    expectConsole,
  }) => {
    expectConsole(/Failed to find a valid digest in the 'integrity' attribute/);
    await page.route('**/loader.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n` });
    });
    await page.goto(bare.serve(`<!doctype html><title>Held</title>${await held(sandbox)}`));
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(page.getByText('Closed on Monday.')).toBeVisible();
    await expect(page.locator('[data-widget]')).not.toHaveAttribute('data-widget-state');
  });
});
