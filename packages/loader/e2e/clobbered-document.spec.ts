import { barePage, expectReady, placeholder, snippet } from './bare-page.ts';
import { expect, test } from './fixtures.ts';
import { failThenSend, failureLines } from './journey.ts';

/**
 * Properties of the document. Two elements of one name stand there as a list, which has none of an element's methods. SECURITY.md
 * says why `body` and `activeElement` are not among them.
 */
const parts = ['head', 'documentElement', 'forms', 'cookie', 'readyState', 'referrer', 'URL', 'baseURI', 'hidden', 'visibilityState', 'title', 'fonts', 'implementation', 'styleSheets'];

/** Methods that React calls on the document, as the loader does: what SECURITY.md lists. */
const methods = ['createElement', 'createTextNode', 'addEventListener', 'querySelector', 'querySelectorAll'];

const twice = (name: string) => `<img name="${name}" alt=""><form name="${name}"></form>`;

test('the form works on a page with two elements for each of these names', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(...failureLines);
  await page.goto(bare.serve(barePage(sandbox, { attributes: 'defer', body: parts.map(twice).join('') + snippet })));
  await expectReady(page);
  await failThenSend(page, sandbox);
});

for (const name of methods) {
  test(`visitors keep the content of the placeholder on a page with an element named ${name}`, async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(/is not a function/, /\[adviser-widgets\]/);
    const failed = page.waitForEvent('console', (message) => message.type() === 'error').catch(() => {});
    const uncaught = page.waitForEvent('pageerror').catch(() => {});
    await page.goto(bare.serve(barePage(sandbox, { attributes: 'defer', body: `<img name="${name}" alt="">${snippet}` })));
    await Promise.race([failed, uncaught]);
    await expect(placeholder(page).getByRole('link', { name: '0800 000 000' })).toBeVisible();
    await expect(placeholder(page)).not.toHaveAttribute('data-widget-state', 'ready');
  });
}
