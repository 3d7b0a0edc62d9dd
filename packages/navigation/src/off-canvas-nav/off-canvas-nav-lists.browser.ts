import {
  axeFindings,
  expect,
  gapsAround,
  hold,
  shifted,
  test,
  watchShifts,
} from '@adviser-widgets/testing/browser';
import { body, head, link, list, menu, openUnfoldable, panel } from '../browser/menu-page.ts';
import { openNavigation } from '../browser/navigation-page.ts';

/** The file with the buttons; retries have a query. */
const buttons = '**/assets/Branches-*';

test('a list without nested lists fetches nothing for them; one whose download fails stays unfolded', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  const asked: string[] = [];
  await page.route(buttons, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await openNavigation(page, {
    sandbox,
    bare,
    body: body.replace(list, '<ul><li><a href="/">Home</a></li></ul>'),
    head,
  });
  await menu(page).click();
  await expect(link(page, 'Home')).toBeVisible();
  expect(asked).toEqual([]);
  expectConsole(/Failed to load resource|ERR_FAILED/);
  await openNavigation(page, { sandbox, bare, body, head });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await menu(page).click();
  for (const name of ['Home loans', 'First home', 'Fixed', 'Life'])
    await expect(link(page, name)).toBeVisible();
});

for (const [what, entry] of [
  ['an entry without a link', '<li>Closed on <b>Sunday</b> and on Monday</li>'],
  [
    'the button of a list',
    '<li>Closed on <b>Sunday</b> and on Monday<ul><li><a href="/">Home</a></li></ul></li>',
  ],
] as const) {
  test(`the words of ${what} are one text, around what is bold in it`, async ({ page, sandbox, bare }) => {
    await openNavigation(page, {
      sandbox,
      bare,
      body: body.replace('<ul class="menu">', `<ul class="menu">${entry}`),
      head,
    });
    await menu(page).click();
    const gap = await gapsAround(panel(page).locator('b'));
    expect(gap).toBeGreaterThan(2); // the spaces
    expect(gap).toBeLessThan(8);
  });
}

test('lists that could not be folded before the menu opened fold after it has closed, not under a finger', async ({
  page,
  sandbox,
  bare,
}) => {
  const { asked, release } = await hold(page, buttons);
  await watchShifts(page);
  await openNavigation(page, { sandbox, bare, body, head });
  await expect.poll(() => asked.length).toBe(1);
  await menu(page).click();
  await link(page, 'First home').focus();
  await release();
  // They have loaded, and had time to render.
  await page.evaluate(
    async (address) => (
      await import(address),
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    ),
    asked[0] ?? '',
  );
  await expect(link(page, 'First home')).toBeFocused();
  expect(await shifted(page)).toBe(0);
  await page.keyboard.press('Escape');
  await openUnfoldable(page);
  await expect(link(page, 'First home')).toBeHidden();
  expect(await shifted(page)).toBe(0);
});

test("nested lists unfold: the current page's is open, entries keep their links, and no role is menu", async ({
  page,
  sandbox,
  bare,
}) => {
  await openNavigation(page, { sandbox, bare, body, head });
  await openUnfoldable(page);
  await expect(link(page, 'Life')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Insurance' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(link(page, 'First home')).toBeHidden();
  const more = page.getByRole('button', { name: 'More in Home loans' });
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator(`[id="${await more.getAttribute('aria-controls')}"]`)).toContainText(
    'First home',
  );
  await expect(link(page, 'First home')).toBeVisible();
  await link(page, 'Refix').click(); // a link to "#"
  await expect(link(page, 'Fixed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More in Refix' })).toHaveAttribute('aria-expanded', 'true');
  await more.press('Space');
  await expect(link(page, 'First home')).toBeHidden();
  await expect(page.locator('[role^="menu"], [aria-haspopup]')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});
