import {
  barePage,
  button,
  controlFaults,
  everyWidgetReady,
  expect,
  expectReady,
  fillIn,
  openEveryWidget,
  test,
  untilStill,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Locator, Page } from '@playwright/test';
import { bareControlSheets, pageSheets } from '../matrices/hostile-sheets.ts';

/** Controls of ours and their texts. */
const parts =
  '.aw-root [class^="aw-"]:is(a, button, fieldset, input, input + span, label, legend, select, textarea), .aw-root summary';
/** Those that `markShown` found on the page. */
const shown = '[data-shown]:is(a, button, input, select, summary, textarea)';

async function applySheet(page: Page, css: string): Promise<void> {
  await page.locator('#host').evaluate((style, text) => (style.textContent = text), css);
}

/** Applies each sheet in turn, before ours, and runs `check`. */
async function underEach(
  page: Page,
  sheets: Readonly<Record<string, string>>,
  check: (name: string) => Promise<void>,
): Promise<void> {
  for (const [name, css] of Object.entries(sheets)) {
    await applySheet(page, css);
    await test.step(name, () => check(name));
  }
}

/** Adds `!important` to every declaration. */
function insistent(sheets: Readonly<Record<string, string>>): Record<string, string> {
  const insist = (css: string) => css.replace(/\s*(;|\})/g, ' !important$1');
  return Object.fromEntries(Object.entries(sheets).map(([name, css]) => [`${name} !important`, insist(css)]));
}

async function markShown(page: Page): Promise<void> {
  await page.locator(parts).evaluateAll((elements) => {
    for (const element of elements)
      if (element.checkVisibility({ visibilityProperty: true }) && !element.closest('.aw-away'))
        element.setAttribute('data-shown', '');
  });
}

/**
 * What has changed since the first call: properties of one part of each kind, and of what is drawn before and
 * after it. Compared in the page: all of it are megabytes.
 */
function changedLooks(page: Page): Promise<string[]> {
  return page.locator('[data-shown]').evaluateAll((elements) => {
    const kinds = new Map(
      elements.map((element) => [`${element.localName}.${element.className}`, element] as const),
    );
    const looks = [...kinds].flatMap(([kind, element]) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const look = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
        return [kind + pseudo, look] as const;
      }),
    );
    const hostPage = window as unknown as { looks?: Map<string, readonly string[]> };
    const before = (hostPage.looks ??= new Map(looks));
    return looks.flatMap(([kind, look]) => {
      const known = before.get(kind);
      const changed = known ? look.filter((property, index) => property !== known[index]) : ['new'];
      return changed.map((property) => `${kind} ${property}`);
    });
  });
}

test.describe('on a page of every widget', () => {
  test.describe.configure({ timeout: 180_000 });

  test.beforeEach(async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openEveryWidget(page, sandbox, { head: '<style id="host"></style>' });
    await everyWidgetReady(page);
    await untilStill(page);
    await markShown(page);
  });

  test("rules of themes for bare controls don't reach ours", async ({ page }) => {
    expect(await changedLooks(page)).toEqual([]);
    await underEach(page, bareControlSheets, async (name) =>
      expect.soft(await changedLooks(page), name).toEqual([]),
    );
    await applySheet(page, '.aw-button { color: red !important }');
    expect(await changedLooks(page), 'that a rule which reaches them is seen').not.toEqual([]);
  });

  test('every control is visible and can be pressed under the sheets of host pages', async ({ page }) => {
    await underEach(page, { none: '', ...pageSheets, ...bareControlSheets }, async (name) =>
      expect.soft(await unusableControls(page, shown), name).toEqual([]),
    );
  });
});

async function open(
  page: Page,
  { sandbox, bare, body }: { sandbox: TestSandbox; bare: BareOrigin; body?: string },
): Promise<void> {
  await page.goto(bare.serve(barePage(sandbox, { body, head: '<style id="host"></style>' })));
  await expectReady(page);
}

/** Returns what is wrong with controls that a visitor cannot see, or cannot press in their middle. */
async function unusableControls(page: Page, controls: string): Promise<string[]> {
  const found = await page.locator(controls).all();
  return found.length > 0 ? page.locator(controls).evaluateAll(controlFaults) : ['None was found'];
}

/** Pictures of a checkbox: taken away, not ticked, and ticked. */
async function picturesOf(box: Locator): Promise<string[]> {
  const pictures: string[] = [];
  for (const state of ['hidden', 'empty', 'ticked']) {
    const clip = await box.evaluate((input: HTMLInputElement, name) => {
      input.checked = name === 'ticked';
      input.style.setProperty('visibility', name === 'hidden' ? 'hidden' : 'inherit', 'important');
      const { x, y } = input.getBoundingClientRect();
      return { x, y, width: 24, height: 24 };
    }, state);
    pictures.push((await box.page().screenshot({ clip, animations: 'disabled' })).toString('base64'));
  }
  return pictures;
}

test('a box shows whether it is ticked, whatever themes do to boxes', async ({ page, sandbox, bare }) => {
  const body = '<div class="aw-widget" data-widget="subscription-centre"></div>';
  await open(page, { sandbox, bare, body });
  const box = '[type="checkbox"]';
  const sheets = { none: '', ...bareControlSheets, ...insistent(bareControlSheets) };
  await underEach(page, sheets, async (name) => {
    expect.soft(await unusableControls(page, box), name).toEqual([]);
    const [hidden, empty, ticked] = await picturesOf(page.locator(box));
    expect.soft(empty === hidden, `${name}: without a tick it looks like nothing`).toBe(false);
    expect.soft(ticked === empty, `${name}: a tick changes nothing`).toBe(false);
  });
});

test("every error and the success message is visible under the host page's styles", async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  await button(page).click();
  await expect(page.locator('.aw-field-error')).toHaveCount(6);
  await underEach(page, pageSheets, async () => {
    for (const text of await page.locator('.aw-label, .aw-field-error').all())
      await expect(text).toBeVisible();
  });
  await fillIn(page);
  await button(page).click();
  await underEach(page, pageSheets, async (name) => {
    await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    expect.soft(await unusableControls(page, '.aw-close'), name).toEqual([]);
  });
});

test("on a phone fields and the button are as wide as the form under the host page's styles", async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, { sandbox, bare });
  await underEach(page, pageSheets, async (name) => {
    const narrow = await page
      .locator('.aw-field, .aw-label-row, .aw-fields .aw-control, .aw-form .aw-button')
      .evaluateAll((parts) => {
        const width = document.querySelector('.aw-fields')?.clientWidth;
        return parts
          .filter((part) => (part as HTMLElement).offsetWidth !== width)
          .map((part) => part.outerHTML);
      });
    expect.soft(narrow, name).toEqual([]);
  });
});

test('the form stays usable and the success message readable under !important styles', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  const sheets = insistent({
    'a universal reset': pageSheets['a universal reset'] ?? '',
    'controls that are unset': 'input, button, select { all: unset }',
    'wide buttons': 'button { width: 100% } label { display: block; float: left }',
  });
  await underEach(page, sheets, async () => {
    for (const part of await page.locator('.aw-label, .aw-control, .aw-button').all())
      await expect(part).toBeVisible();
    await fillIn(page);
  });
  await button(page).click();
  await underEach(page, sheets, () => expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible());
  expect(sandbox.records('call-centre')).toHaveLength(1);
});
