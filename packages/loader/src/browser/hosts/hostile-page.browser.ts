import {
  barePage,
  button,
  expect,
  expectReady,
  failThenSend,
  failureLines,
  fillIn,
  inAllUnless,
  placeholder,
  snippet,
  test,
} from '@adviser-widgets/testing/browser';
import { readFileSync } from 'node:fs';
import { hostLibraries } from '@adviser-widgets/host-libraries';
import type { Page } from '@playwright/test';
import { polyfills } from './polyfills.ts';

test.beforeEach(({ expectConsole }) => expectConsole(...failureLines));

/** Scripts of the page that change what the browser gives every script, by name. */
const libraries: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    hostLibraries
      .filter(({ name }) => /^(Prototype|MooTools [\d.]+$|zone)/.test(name))
      .map(({ name, scripts }) => [name, scripts.map((path) => readFileSync(path, 'utf8')).join('\n')]),
  ),
  ...Object.fromEntries(Object.entries(polyfills).map(([name, run]) => [name, `(${run.toString()})()`])),
};

for (const [name, library] of Object.entries(libraries)) {
  const script = `<script>${library.replaceAll('</script', '<\\/script')}</script>`;
  const isRepresentative = /^Prototype 1\.7/.test(name);

  test(
    `the form works on a page that loaded ${name} first`,
    inAllUnless(isRepresentative),
    async ({ page, sandbox, bare }) => {
      await page.goto(bare.serve(barePage(sandbox, { head: script })));
      await expectReady(page);
      await failThenSend(page, sandbox);
    },
  );

  test(
    `the form works if ${name} loads between the loader and its files`,
    inAllUnless(isRepresentative),
    async ({ page, sandbox, bare }) => {
      await page.goto(bare.serve(barePage(sandbox, { attributes: '', body: script + snippet })));
      await expectReady(page);
      await placeholder(page).evaluate((element) => element.setAttribute('data-heading', 'Ring me'));
      await expect(page.getByRole('heading', { name: 'Ring me' })).toBeVisible();
      await fillIn(page);
      await button(page).click();
      await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
      expect(sandbox.records('call-centre')).toHaveLength(1);
    },
  );

  test(
    `the form works if ${name} loads after it`,
    inAllUnless(isRepresentative),
    async ({ page, sandbox, bare }) => {
      await page.goto(bare.serve(barePage(sandbox)));
      await expectReady(page);
      await page.addScriptTag({ content: library });
      await failThenSend(page, sandbox);
    },
  );
}

/** The names of all widgets, from the page API. */
function listWidgets(page: Page, isReadyAwaited: boolean): Promise<string> {
  return page.evaluate(async (waits) => {
    const { AdviserWidgets } = window as unknown as {
      AdviserWidgets: { ready: Promise<void>; widgets(): { name: string }[] };
    };
    if (waits) await AdviserWidgets.ready;
    return AdviserWidgets.widgets()
      .map(({ name }) => name)
      .join();
  }, isReadyAwaited);
}

test('the page API lists the widgets if prototype.js has replaced Array.from', async ({
  page,
  sandbox,
  bare,
}) => {
  const head = `<script>${libraries['Prototype 1.7'] ?? ''}</script>`;
  await page.goto(bare.serve(barePage(sandbox, { head })));
  await expectReady(page);
  expect(await listWidgets(page, true)).toBe('request-call-form');
});
