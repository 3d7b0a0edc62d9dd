import {
  barePage,
  expect,
  expectReady,
  gapsAround,
  hold,
  inAllUnless,
  placeholder,
  shifted,
  test,
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

test('a heading in a summary makes it no higher than words', async ({ page, sandbox, bare }) => {
  const content =
    '<details><summary><h3 style="font: inherit">Costs</h3></summary><p>This</p></details><details><summary>Time</summary><p>That</p></details>';
  await open(page, { sandbox, bare }, { content });
  const heights = await page
    .locator('summary')
    .evaluateAll((all: HTMLElement[]) => all.map((each) => each.offsetHeight));
  expect(heights[0]).toBe(heights[1]);
});

test('the words of a summary are one line, around what is bold in it', async ({ page, sandbox, bare }) => {
  const content = '<details><summary>What is <strong>LVR</strong> and why?</summary><p>This</p></details>';
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, { sandbox, bare }, { content });
  expect(await gapsAround(page.locator('summary strong'))).toBeLessThan(8);
});

const button = (page: Page, name: string) => page.getByRole('button', { name });

for (const width of [360, 768, 1280]) {
  const wrapped = `<section><p>Good to know</p>${questions}</section>`;
  for (const [how, attributes, content] of [
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
      inAllUnless(width === 360 && how === 'with details'),
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

test('a press on a plain heading before the runtime is there opens its section', async ({
  page,
  sandbox,
  bare,
}) => {
  const { release } = await hold(page, '**/runtime-*.js');
  await page.goto(bare.serve(barePage(sandbox, { body: accordion(questions) })));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', /pending|loading/);
  await page.getByRole('heading', { name: 'What does it cost?' }).click();
  await page.getByRole('heading', { name: 'How long?' }).click();
  await page.getByRole('heading', { name: 'How long?' }).click(); // an impatient second press
  await release();
  await expectReady(page);
  await expect(button(page, 'How long?')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#week')).toBeVisible();
  await expect(button(page, 'Can I fix it?')).toHaveAttribute('aria-expanded', 'false');
});
