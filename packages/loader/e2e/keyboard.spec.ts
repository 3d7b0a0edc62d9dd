import { barePage } from './bare-page.ts';
import { bodyWith, everyForm, fieldNames, openForm, typeThrough } from './every-form.ts';
import { expect, test } from './fixtures.ts';
import { button } from './form.ts';

for (const { name, path } of everyForm) {
  test(`fault 55: ${name} can be filled in, sent and closed with the keyboard alone`, async ({ page, sandbox, bare }) => {
    await openForm(page, bare.serve(barePage(sandbox, { body: bodyWith(name) })));
    const names = await fieldNames(page);
    const given = await typeThrough(page);
    expect(Object.keys(given)).toEqual(names);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your request has been received.')).toBeVisible();
    expect(sandbox.records()).toMatchObject([{ path: `/api-base/acme${path}`, fields: { ...given, Region: 'Wellington' } }]);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.aw-control').first()).toBeFocused();
    await expect(page.locator('.aw-control').first()).toHaveValue('');
  });

  test(`${name} fetches no byte of the captcha before one of its fields has the focus`, async ({ page, sandbox, bare }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openForm(page, bare.serve(barePage(sandbox, { body: bodyWith(name) })));
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    await page.waitForTimeout(300);
    expect(requests.slice(before)).toEqual([]);
    expect(requests.filter((url) => url.includes('captcha'))).toEqual([]);
    await page.getByLabel('Email').focus();
    await expect.poll(() => requests.some((url) => url.includes('/stand-ins/captcha/'))).toBe(true);
  });
}
