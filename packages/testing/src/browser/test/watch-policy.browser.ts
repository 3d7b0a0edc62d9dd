import { barePage, withoutIntegrity } from '../pages/bare-page.ts';
import { expect, test } from './fixtures.ts';

/** Checks that other tests would fail on code that a strict policy forbids, by adding it to loader.js. */
for (const [directive, code] of [
  ['style-src', "document.body.setAttribute('style', 'color: red')"],
  ['script-src', "new Function('return 1')()"],
  ['require-trusted-types-for', "document.body.insertAdjacentHTML('beforeend', '<p>Hi</p>')"],
] as const) {
  test(`a file of ours that breaks ${directive} fails the test`, async ({
    page,
    sandbox,
    bare,
    expectConsole,
  }) => {
    const expected = new RegExp(`/loader\\.js:\\d+:\\d+ breaks ${directive}`);
    // code from text breaks both directives
    expectConsole(expected, /breaks require-trusted-types-for: Function/);
    await withoutIntegrity(page);
    await page.route('**/loader.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `${await response.text()};addEventListener('load', () => { ${code}; });`,
      });
    });
    const message = page.waitForEvent('console', (logged) => expected.test(logged.text()));
    await page.goto(bare.serve(barePage(sandbox)));
    expect((await message).type()).toBe('error');
  });
}
