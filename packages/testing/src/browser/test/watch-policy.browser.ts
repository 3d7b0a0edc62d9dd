import { barePage, withoutIntegrity } from '../pages/bare-page.ts';
import { expect, test } from './fixtures.ts';

/** That the other tests would notice: code that a strict policy forbids, as if loader.js held it. */
for (const [directive, code] of [
  ['style-src', "document.body.setAttribute('style', 'color: red')"],
  ['script-src', "new Function('return 1')()"],
  ['require-trusted-types-for', "document.body.insertAdjacentHTML('beforeend', '<p>Hi</p>')"],
] as const) {
  test(`a file of ours that breaks ${directive} fails the test`, async ({ page, sandbox, bare, expectConsole }) => {
    const told = new RegExp(`/loader\\.js:\\d+:\\d+ breaks ${directive}`);
    expectConsole(told, /breaks require-trusted-types-for: Function/); // text as code is both
    await withoutIntegrity(page);
    await page.route('**/loader.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};addEventListener('load', () => { ${code}; });` });
    });
    const message = page.waitForEvent('console', (heard) => told.test(heard.text()));
    await page.goto(bare.serve(barePage(sandbox)));
    expect((await message).type()).toBe('error');
  });
}
