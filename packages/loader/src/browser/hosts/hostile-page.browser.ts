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
import type { Page } from '@playwright/test';
import { hostLibraries } from './host-libraries.ts';

test.beforeEach(({ expectConsole }) => expectConsole(...failureLines));

for (const [name, library] of Object.entries(hostLibraries)) {
  const script = `<script>(${library.toString()})()</script>`;
  const isRepresentative = ['prototype.js', 'zone.js'].includes(name);

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
}

test('the form works if every library loads after it', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  for (const library of Object.values(hostLibraries)) await page.evaluate(`(${library.toString()})()`);
  await failThenSend(page, sandbox);
});

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
  await page.goto(
    bare.serve(barePage(sandbox, { head: `<script>(${String(hostLibraries['prototype.js'])})()</script>` })),
  );
  await expectReady(page);
  expect(await listWidgets(page, true)).toBe('request-call-form');
});

test('the page API lists mounted widgets, awaited or not', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  expect(await listWidgets(page, false)).toBe('request-call-form');
});
