import {
  barePage,
  expect,
  expectReady,
  hold,
  test,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const far = '<div style="height: 3000px">…</div>';

const text = '<p>Many ask. <b id="fees">Only a zebra pays fees</b></p>';

const contents = {
  'an accordion': `<div class="aw-widget" data-widget="accordion"><h3>Time</h3><p>A week</p><h3>Costs</h3>${text}<h3>More</h3><p>Less</p></div>`,
  'an accordion of details': `<div class="aw-widget" data-widget="accordion"><details><summary>Time</summary><p>A week</p></details><details><summary>Costs</summary>${text}</details></div>`,
  'a collapse': `<div class="aw-widget" data-widget="collapse">${text}</div>`,
};

const zebra = '#:~:text=zebra%20pays';

interface Where {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
}

function address({ sandbox, bare }: Where, content: string, hasSheet = true): string {
  const head = hasSheet ? `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">` : '';
  return bare.serve(barePage(sandbox, { body: `${far}${content}${far}`, head }));
}

/** Whether the browser has found the text, or what else the address points to. */
const isFound = (page: Page) => page.evaluate(() => document.querySelector(':target')?.id);

async function expectInSight(page: Page): Promise<void> {
  await expectReady(page);
  await expect(page.getByText('Only a zebra pays fees')).toBeVisible();
  await expect(page.getByText('Only a zebra pays fees')).toBeInViewport();
}

for (const [name, content] of Object.entries(contents)) {
  test(`a text fragment opens ${name}`, async ({ page, sandbox, bare }) => {
    await page.goto(address({ sandbox, bare }, content) + zebra);
    await expectInSight(page);
  });

  for (const [how, hasSheet] of [
    ['with page.css', true],
    ['without page.css', false],
  ] as const)
    test(`a text fragment opens ${name} that loads once the browser has looked, ${how}`, async ({
      page,
      sandbox,
      bare,
    }) => {
      const { release } = await hold(page, '**/runtime-*.js');
      await page.goto(address({ sandbox, bare }, content, hasSheet) + zebra);
      await expect.poll(() => isFound(page)).toBe('fees');
      await release();
      await expectInSight(page);
    });
}

test('a text fragment from one section to another opens them', async ({ page, sandbox, bare }) => {
  const { release } = await hold(page, '**/runtime-*.js');
  await page.goto(address({ sandbox, bare }, contents['an accordion']) + '#:~:text=A%20week,zebra');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await release();
  await expectInSight(page);
  await expect(page.getByText('A week')).toBeVisible();
});

for (const [name, content] of Object.entries(contents))
  test(`a link into ${name} that loads late leaves its target where it is`, async ({
    page,
    sandbox,
    bare,
  }) => {
    const { release } = await hold(page, '**/runtime-*.js');
    await page.goto(`${address({ sandbox, bare }, content)}#fees`);
    await expect.poll(() => isFound(page)).toBe('fees');
    await page.mouse.wheel(0, -150); // the visitor looks what is above it
    const fees = page.locator('#fees');
    const top = async () => Math.round((await fees.boundingBox())?.y ?? 0);
    await expect.poll(top).toBeGreaterThan(100);
    const before = await top();
    await release();
    await expectInSight(page);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });

test('the page does not jump when an accordion loads that the address points into, far from where the visitor is', async ({
  page,
  sandbox,
  bare,
}) => {
  const { release } = await hold(page, '**/runtime-*.js');
  await page.goto(`${address({ sandbox, bare }, contents['an accordion'])}#fees`);
  await expect.poll(() => isFound(page)).toBe('fees');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await release();
  await expectReady(page);
  await expect(page.getByRole('button', { name: 'Costs' })).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(2000);
});

test('nothing scrolls when an accordion loads after a reload', async ({ page, sandbox, bare }) => {
  await page.goto(`${address({ sandbox, bare }, contents['an accordion'])}#fees`);
  await expectInSight(page);
  const { release } = await hold(page, '**/runtime-*.js');
  await page.reload();
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await release();
  await expectReady(page);
  await expect(page.getByRole('button', { name: 'Costs' })).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(2000);
});

test('a link in use before the accordion has loaded shows where the focus is, and its section stays open', async ({
  page,
  sandbox,
  bare,
}) => {
  const content = contents['an accordion'].replace('Many ask.', '<a href="/ask">Many ask</a>');
  const { release } = await hold(page, '**/runtime-*.js');
  await page.goto(address({ sandbox, bare }, content));
  await page.getByText('Many ask').focus();
  await expect(page.getByText('Many ask')).toBeFocused();
  await expect(page.getByText('Only a zebra pays fees')).toBeInViewport();
  await release();
  await expectInSight(page);
});
