import {
  barePage,
  everyWidget,
  expect,
  failedRequest,
  openWithReport,
  test,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

/** A placeholder in or of a form that has a field of that name. */
const placeholders: Readonly<Record<string, (field: string) => string>> = {
  'its own form': (field) =>
    `<form class="aw-widget" data-widget="icon" data-name="phone" data-widget-load="eager">${field}</form>`,
  'a form around it': (field) =>
    `<form>${field}<div class="aw-widget" data-widget="icon" data-name="phone" data-widget-load="eager"></div></form>`,
  'a form that waits for a press': (field) =>
    `<form class="aw-widget" data-widget="icon" data-name="phone" data-widget-load="interaction">${field}<button type="button">Call</button></form>`,
  'a form with content': (field) =>
    `<form class="aw-widget" data-widget="accordion" data-widget-load="eager"><h3>One</h3><p>First ${field}</p><h3>Two</h3><p>Second</p></form>`,
};

for (const [where, write] of Object.entries(placeholders))
  test(`a field that is called like any member of a form hides nothing from us: ${where}`, async ({
    page,
    sandbox,
    bare,
  }) => {
    test.slow(); // two hundred widgets
    await page.goto(`${sandbox.url}/privacy-policy`);
    const names = await membersOfForms(page);
    expect(names.length).toBeGreaterThan(200);
    const body = names.map((name) => write(`<input name="${name}" aria-label="${name}">`)).join('\n');
    await page.goto(bare.serve(barePage(sandbox, { body })));
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('form > button')) button.click();
    });
    await expect.poll(() => namesUnless(page, 'ready')).toEqual([]);
    await page.evaluate(() => {
      for (const placeholder of document.querySelectorAll('[data-widget]'))
        Element.prototype.setAttribute.call(placeholder, 'data-name', 'hand');
    });
    await expect.poll(() => namesUnless(page, 'ready')).toEqual([]);
    await page.evaluate(() => {
      const { unmount } = (window as unknown as { AdviserWidgets: { unmount(element: Element): void } })
        .AdviserWidgets;
      for (const placeholder of document.querySelectorAll('[data-widget]')) unmount(placeholder);
    });
    await expect.poll(() => namesUnless(page, null)).toEqual([]);
    await expect(page.locator('[data-widget] .aw-root')).toHaveCount(0);
  });

test('every widget mounts in a form that has them all', async ({ page, sandbox, bare, expectConsole }) => {
  test.slow(); // a page for each
  expectConsole(failedRequest);
  await page.goto(`${sandbox.url}/privacy-policy`);
  const names = await membersOfForms(page);
  const fields = names.map((name) => `<input name="${name}">`).join('');
  for (const { name, example } of everyWidget) {
    const body = `<form><div hidden>${fields}</div>${example.replace('data-widget=', 'data-widget-load="eager" data-widget=')}</form>`;
    await page.goto(bare.serve(barePage(sandbox, { body })));
    await expect
      .poll(
        () => page.evaluate(() => document.querySelector('[data-widget]')?.getAttribute('data-widget-state')),
        name,
      )
      .toBe('ready');
  }
});

test('the report lists each of them, with what its attributes say', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/does not know data-namme/);
  await page.goto(`${sandbox.url}/privacy-policy`);
  const names = await membersOfForms(page);
  const body = names
    .map(
      (name) =>
        `<form class="aw-widget" data-widget="icon" data-name="phone" data-namme="x"><input name="${name}" aria-label="${name}"></form>`,
    )
    .join('\n');
  await openWithReport(page, { sandbox, bare }, { body });
  // Playwright's own locators read the forms, and fail.
  const listed = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.aw-report-item')].filter((item) =>
          item.textContent.includes('data-namme'),
        ).length,
    );
  await expect.poll(listed).toBe(names.length);
});

/** As this browser has them. Handlers (`onclick`) are no members that anybody calls. */
async function membersOfForms(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = new Set<string>();
    for (
      let prototype: object = HTMLFormElement.prototype;
      prototype !== Object.prototype;
      prototype = Object.getPrototypeOf(prototype) as object
    )
      Object.getOwnPropertyNames(prototype).forEach((name) => names.add(name));
    return [...names].filter((name) => !/^(on|constructor$|[A-Z_]+$)/.test(name));
  });
}

/** The fields by whose name a placeholder is in another state. */
async function namesUnless(page: Page, state: string | null): Promise<(string | null)[]> {
  return page.evaluate((expected) => {
    const { getAttribute, closest, querySelector } = Element.prototype;
    return [...document.querySelectorAll('[data-widget]')]
      .filter((placeholder) => getAttribute.call(placeholder, 'data-widget-state') !== expected)
      .map((placeholder) => {
        const form = closest.call(placeholder, 'form');
        const field = form && (querySelector.call(form, 'input') as HTMLInputElement | null);
        return field?.getAttribute('name') ?? null;
      });
  }, state);
}
