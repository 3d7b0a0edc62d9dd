import {
  barePage,
  button,
  expect,
  expectReady,
  failureLines,
  filledValues,
  fillInByName,
  lead,
  placeholder,
  snippet,
  test,
  valuesOf,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

/**
 * Translates as browsers do: replaces each text node, and any added later, with a new one in two `<font>`s.
 */
function installTranslator(): void {
  const done = new WeakSet<Node>();
  const translate = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text); // SHOW_TEXT yields text nodes only
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea') || done.has(text))
        continue;
      const font = document.createElement('font');
      const inner = font.appendChild(document.createElement('font'));
      inner.textContent = `«${text.data}»`;
      if (inner.firstChild) done.add(inner.firstChild);
      text.replaceWith(font);
    }
  };
  const translateNow = () => translate(document.body);
  const keepTranslating = () => {
    translateNow();
    new MutationObserver(translateNow).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  };
  Object.assign(window, { translateNow, keepTranslating });
}

function translateNow(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { translateNow(): void }).translateNow());
}

/**
 * Goes through an empty press, a failure, a retry, success, and back to an empty form. Calls `between` in
 * each state.
 */
async function useTheForm(
  page: Page,
  sandbox: TestSandbox,
  between: () => Promise<void> = async () => {},
): Promise<void> {
  await between();
  await button(page).click();
  await expect(page.locator('.aw-field-error')).toHaveCount(6);
  await between();
  await fillInByName(page);
  await expect(page.locator('.aw-field-error')).toHaveCount(0);
  await between();
  await sandbox.fail({ path: lead, status: 503 });
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong.');
  await expect(button(page)).toContainText('Try again');
  expect(await valuesOf(page)).toEqual(filledValues);
  await between();
  await button(page).click();
  await expect(page.locator('.aw-panel')).toContainText('Thanks!');
  expect(sandbox.records('call-centre')).toMatchObject([{ fields: filledValues, attempts: 1 }]);
  await between();
  await page.locator('.aw-close').click();
  await expect(button(page)).toContainText('Submit');
  await expect(page.locator('[name="FormFirstName"]')).toHaveValue('');
  await between();
}

test.beforeEach(async ({ page, expectConsole }) => {
  expectConsole(...failureLines);
  await page.addInitScript(installTranslator);
});

test('fault 52: translated in every state, the form works, shows new text and sends the right values', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  await useTheForm(page, sandbox, () => translateNow(page));
  await expect(button(page)).toHaveText('«Submit»');
});

test('fault 52: the form works and sends the right values with a translator that never stops', async ({
  page,
  sandbox,
  bare,
}) => {
  const body = `${snippet}<script>keepTranslating()</script>`;
  await page.goto(bare.serve(barePage(sandbox, { body, attributes: 'defer' })));
  await expectReady(page);
  await expect(page.getByRole('heading', { name: '«Talk to us»' })).toBeVisible();
  await useTheForm(page, sandbox);
});

test('a heading that changes after translation shows its new text', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  await translateNow(page);
  await placeholder(page).evaluate((element) => element.setAttribute('data-heading', 'Ring me'));
  await expect(page.getByRole('heading')).toHaveText('Ring me');
  await placeholder(page).evaluate((element) => element.setAttribute('data-sub-heading', 'Any time'));
  await expect(page.locator('.aw-sub-heading')).toHaveText('Any time');
  await translateNow(page);
  await placeholder(page).evaluate((element) => element.setAttribute('data-sub-heading', 'Or later'));
  await expect(page.locator('.aw-sub-heading')).toHaveText('Or later');
});

test('removes a translated draft notice when the form is cleared', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  await fillInByName(page);
  await page.reload();
  await expectReady(page);
  await translateNow(page);
  expect(await valuesOf(page)).toEqual(filledValues);
  await page.locator('.aw-draft button').click();
  await expect(page.locator('.aw-draft')).toHaveCount(0);
  await expect(page.locator('[name="FormFirstName"]')).toHaveValue('');
});

test('restores a translated fallback when the widget is unmounted', async ({ page, sandbox, bare }) => {
  await page.goto(
    bare.serve(barePage(sandbox, { body: `${snippet}<script>translateNow()</script>`, attributes: 'defer' })),
  );
  await expectReady(page);
  await translateNow(page);
  await page.evaluate(() => {
    const element = document.querySelector('[data-widget]');
    (
      window as unknown as { AdviserWidgets: { unmount(element: Element | null): void } }
    ).AdviserWidgets.unmount(element);
  });
  await expect(page.getByText('«Prefer to talk? Call »')).toBeVisible();
  await expect(page.locator('form')).toHaveCount(0);
});
