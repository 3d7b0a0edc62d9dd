import {
  barePage,
  bodyWith,
  button,
  everyForm,
  expect,
  fieldNames,
  inAllUnless,
  installClock,
  isRepresentative,
  openForm,
  sentFor,
  test,
  typeThrough,
  untilDrawn,
  untilIdle,
  withoutAnalytics,
} from '@adviser-widgets/testing/browser';

const head = '<a href="/">Home</a>';

for (const { name, kind } of everyForm) {
  test(
    `fault 55: ${name} can be reached, filled in, sent and closed with the keyboard alone`,
    inAllUnless(isRepresentative(name)),
    async ({ page, sandbox, bare }) => {
      await openForm(page, bare.serve(barePage(sandbox, { body: bodyWith(name, head) })));
      const firstField = page.locator('.aw-control').first();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Home' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(firstField).toBeFocused();
      const met = await typeThrough(page);
      expect(met).toEqual(await fieldNames(page));
      await expect(button(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your request has been received.')).toBeVisible();
      expect(sandbox.records(kind)).toMatchObject([
        { attempts: 1, fields: { ...sentFor(met), Region: 'Wellington' } },
      ]);

      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(firstField).toBeFocused();
      await expect(firstField).toHaveValue('');
    },
  );

  test(
    `${name} fetches no captcha code before one of its fields is focused`,
    inAllUnless(isRepresentative(name)),
    async ({ page, sandbox, bare }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await installClock(page);
      await openForm(
        page,
        bare.serve(barePage(sandbox, { body: bodyWith(name), attributes: `async ${withoutAnalytics}` })),
      );
      await page.mouse.wheel(0, 2_000);
      await untilDrawn(page);
      await untilIdle(page);
      const before = requests.length;
      await page.clock.runFor(60_000);
      await untilIdle(page);
      expect(requests.slice(before)).toEqual([]);
      expect(requests.filter((url) => url.includes('captcha'))).toEqual([]);
      await page.getByLabel('Email').focus();
      await expect.poll(() => requests).toContainEqual(expect.stringContaining('/stand-ins/captcha/'));
    },
  );
}
