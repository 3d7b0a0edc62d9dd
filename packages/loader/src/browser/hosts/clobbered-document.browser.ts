import {
  barePage,
  expect,
  expectReady,
  failThenSend,
  failureLines,
  placeholder,
  snippet,
  test,
} from '@adviser-widgets/testing/browser';

/**
 * Properties of the document. Two elements with one name replace the property with a list, which has none of
 * an element's methods. SECURITY.md explains why `body` and `activeElement` are not included.
 */
const parts = [
  'head',
  'documentElement',
  'forms',
  'cookie',
  'readyState',
  'referrer',
  'URL',
  'baseURI',
  'hidden',
  'visibilityState',
  'title',
  'fonts',
  'implementation',
  'styleSheets',
];

/** Methods that the engine or the loader calls on the document; SECURITY.md lists them. */
const methods = ['createElement', 'createTextNode', 'querySelector', 'querySelectorAll'];
/** Called by React, but not by the light engine. */
const ofReact = 'addEventListener';

const twice = (name: string) => `<img name="${name}" alt=""><form name="${name}"></form>`;

test('the form works on a page with two elements for each of these names', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(...failureLines);
  await page.goto(
    bare.serve(barePage(sandbox, { attributes: 'defer', body: parts.map(twice).join('') + snippet })),
  );
  await expectReady(page);
  await failThenSend(page, sandbox);
});

for (const name of [...methods, ofReact]) {
  test(`visitors see the placeholder's content or its form on a page with an element named ${name}`, async ({
    engine,
    page,
    sandbox,
    bare,
    expectConsole,
  }) => {
    expectConsole(/is not a function/, /\[adviser-widgets\]/);
    const failed = page.waitForEvent('console', (message) => message.type() === 'error').catch(() => {});
    const uncaught = page.waitForEvent('pageerror').catch(() => {});
    await page.goto(
      bare.serve(barePage(sandbox, { attributes: 'defer', body: `<img name="${name}" alt="">${snippet}` })),
    );
    if (engine === 'light' && name === ofReact) return expectReady(page);
    await Promise.race([failed, uncaught]);
    await expect(placeholder(page).getByRole('link', { name: '0800 000 000' })).toBeVisible();
    await expect(placeholder(page)).not.toHaveAttribute('data-widget-state', 'ready');
  });
}
