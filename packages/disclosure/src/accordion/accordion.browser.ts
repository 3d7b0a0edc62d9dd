import {
  axeFindings,
  barePage,
  expect,
  expectReady,
  hold,
  inAllUnless,
  openStrictPage,
  placeholder,
  shifted,
  test,
  untilIdle,
  watchShifts,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const questions = `<h3 id="costs">What does it cost?</h3><p>Nothing at all</p><h3>How long?</h3><p>A <b id="week">week</b></p>
  <div data-widget="request-call-form"><p>Call us</p></div><h3>Can I fix it?</h3><p>Yes</p><p>For years</p>`;

const accordion = (content: string, attributes = '') =>
  `<main><h1>Questions</h1><h2>Loans</h2><div class="aw-widget" data-widget="accordion" ${attributes}>${content}</div><p id="below">Below</p></main>`;

async function open(
  page: Page,
  { sandbox, bare }: { readonly sandbox: TestSandbox; readonly bare: BareOrigin },
  { content = questions, attributes = '', hash = '' } = {},
): Promise<void> {
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  await page.goto(bare.serve(barePage(sandbox, { body: accordion(content, attributes), head })) + hash);
  await expectReady(page);
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

test('headings open and close their content, also by keyboard, and a form inside keeps the typed values', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  const form = page.locator('[data-widget="request-call-form"]');
  await expect(form).toHaveAttribute('data-widget-state', 'ready');
  expect(await axeFindings(page)).toEqual([]);
  await button(page, 'How long?').press('Enter');
  await expect(page.locator('#week')).toBeVisible();
  await form.getByLabel('First Name').fill('Aroha');
  await button(page, 'How long?').press('Space');
  await expect(page.locator('#week')).toBeHidden();
  await button(page, 'How long?').click();
  await expect(form.getByLabel('First Name')).toHaveValue('Aroha');
  expect(await axeFindings(page)).toEqual([]);
});

for (const width of [360, 768, 1280]) {
  const wrapped = `<section><p>Good to know</p>${questions}</section>`;
  for (const [how, attributes, content] of [
    ['closed', '', questions],
    ['in a wrapper', '', wrapped],
    ['with a button that shows all', 'data-show-all="true"', questions],
    ['with the first open from the start', 'data-open="1" data-open-delay="0"', questions],
    [
      'with details',
      '',
      '<details><summary>What?</summary><p>This</p></details><details open><summary>How?</summary><p>So</p></details>',
    ],
  ] as const) {
    test(
      `mounting it ${how} at ${width} px shifts nothing`,
      inAllUnless(width === 360 && (how === 'closed' || how === 'with details')),
      async ({ page, sandbox, bare }) => {
        await watchShifts(page);
        await page.setViewportSize({ width, height: 900 });
        await open(page, { sandbox, bare }, { attributes, content });
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect(await shifted(page)).toBe(0);
      },
    );
  }
}

test('one opens by itself half a second after it shows', async ({ page, sandbox, bare }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await open(page, { sandbox, bare }, { attributes: 'data-open="2"' });
  await page.clock.runFor(490);
  await expect(button(page, 'How long?')).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(20);
  await expect(button(page, 'How long?')).toHaveAttribute('aria-expanded', 'true');
});

test('a fragment that points inside opens its section and scrolls it into view, on load and later', async ({
  page,
  sandbox,
  bare,
}) => {
  const content = `${'<h3>Question</h3><p>Answer</p>'.repeat(40)}${questions}${'<h3>Question</h3><p>Answer</p>'.repeat(40)}`;
  await open(page, { sandbox, bare }, { content, hash: '#week' });
  await expect(button(page, 'How long?')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#week')).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => (location.hash = '#costs'));
  await expect(button(page, 'What does it cost?')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#costs')).toBeInViewport();
});

test('a link pressed again opens its section again, and a reload keeps what was left open', async ({
  page,
  sandbox,
  bare,
}) => {
  const content = `<p><a href="#costs">Our prices</a></p>${questions}`;
  await open(page, { sandbox, bare }, { content, attributes: 'data-show-all="true" data-remember="true"' });
  const costs = button(page, 'What does it cost?');
  await page.getByRole('link', { name: 'Our prices' }).click();
  await expect(costs).toHaveAttribute('aria-expanded', 'true');
  await costs.click();
  await page.getByRole('link', { name: 'Our prices' }).click();
  await expect(costs).toHaveAttribute('aria-expanded', 'true');
  await button(page, 'Show all sections').click();
  await costs.click();
  await page.goto(page.url().replace('#costs', ''));
  await page.reload();
  await expectReady(page);
  await expect(costs).toHaveAttribute('aria-expanded', 'false');
  await expect(button(page, 'How long?')).toHaveAttribute('aria-expanded', 'true');
  await expect(button(page, 'Can I fix it?')).toHaveAttribute('aria-expanded', 'true');
});

test('text that the browser finds in a closed section opens it, and print shows everything', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare }, { content: `${questions}<h3>Open details</h3><p>So</p>` });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('For years')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('For years')).toBeHidden();
  await expect(page.locator('.aw-folded').first()).toHaveAttribute('hidden', 'until-found');
  await page
    .getByText('For years')
    .evaluate((element) => element.closest('.aw-folded')?.dispatchEvent(new Event('beforematch')));
  await expect(button(page, 'Can I fix it?')).toHaveAttribute('aria-expanded', 'true');
});

test('works under the strictest policy', async ({ page, sandbox, bare }) => {
  const { violations } = await openStrictPage(page, { sandbox, bare, body: accordion('<h3>A</h3><p>a</p>') });
  await button(page, 'A').click();
  await expect(page.getByText('a', { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
});

for (const [what, file, loading] of [
  ["the widget's file", '**/accordion-*.js', ''],
  ['the runtime', '**/runtime-*.js', ''],
  ["the widget's file, wanted on interaction,", '**/accordion-*.js', 'data-widget-load="interaction"'],
] as const) {
  test(`a press on a plain heading before ${what} is there opens its section`, async ({
    page,
    sandbox,
    bare,
  }) => {
    const { release } = await hold(page, file);
    await page.goto(bare.serve(barePage(sandbox, { body: accordion(questions, loading) })));
    await expect(placeholder(page)).toHaveAttribute('data-widget-state', /pending|loading/);
    await page.getByRole('heading', { name: 'What does it cost?' }).click();
    await page.getByRole('heading', { name: 'How long?' }).click();
    await page.getByRole('heading', { name: 'How long?' }).click(); // an impatient second press
    release();
    await expectReady(page);
    await expect(button(page, 'How long?')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#week')).toBeVisible();
    await expect(button(page, 'Can I fix it?')).toHaveAttribute('aria-expanded', 'false');
  });
}

test('an early press on an answer, or on a details element, is not repeated', async ({
  page,
  sandbox,
  bare,
}) => {
  const content = '<details><summary>What?</summary><p>This</p></details>';
  const { release } = await hold(page, '**/accordion-*.js');
  await page.goto(bare.serve(barePage(sandbox, { body: accordion(content) })));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'loading');
  await page.getByText('What?').click();
  await page.getByText('This').click();
  release();
  await expectReady(page);
  await untilIdle(page);
  await expect(page.getByText('This')).toBeVisible();
});

test('if the script never loads everything shows: at once without page.css or scripting, otherwise after four seconds', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.route('**/loader.js', (route) => route.abort());
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  await page.goto(bare.serve(barePage(sandbox, { body: accordion(questions), head })));
  await expect(page.getByText('Nothing at all')).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(page.getByText('Nothing at all')).toBeVisible();
});

test('a collapse hides its content behind a button without a layout shift, and opens for a fragment', async ({
  page,
  sandbox,
  bare,
}) => {
  const body =
    '<main><h1>Loans</h1><div class="aw-widget" data-widget="collapse" data-label="Conditions"><p>Terms and <b id="fees">fees</b></p></div><p>Below</p></main>';
  await watchShifts(page);
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  await page.goto(bare.serve(barePage(sandbox, { body, head })));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.locator('#fees')).toBeHidden();
  expect(await shifted(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(() => (location.hash = '#fees'));
  await expect(page.locator('#fees')).toBeVisible();
  await button(page, 'Conditions').click();
  await expect(page.locator('#fees')).toBeHidden();
});
