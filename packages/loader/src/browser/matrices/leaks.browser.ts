import {
  barePage,
  expect,
  expectFlat,
  expectReady,
  holdings,
  inAll,
  inAllUnless,
  installClock,
  snippet,
  test,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { cycle } from './cycle.ts';

test.use({ trace: 'off' }); // tracing retains the page's nodes, and takes time

async function open(
  page: Page,
  { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin },
): Promise<void> {
  await page.goto(
    bare.serve(
      barePage(sandbox, {
        body: `<header>${snippet}</header><div style="height: 3000px"></div><main></main><footer></footer>`,
      }),
    ),
  );
  await expectReady(page);
  await cycle(page, 20); // after the ninth widget, a page adds no more document listeners
}

test('1,000 forms that mount and unmount leave nothing behind', inAll, async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  await cycle(page, 100);
  const before = await holdings(page);
  await cycle(page, 900);
  expectFlat(before, await holdings(page));
});

for (const load of ['visible', 'idle', 'media(print)']) {
  test(
    `200 placeholders that are removed before they are due leave nothing behind (${load})`,
    inAllUnless(load === 'visible'),
    async ({ page, sandbox, bare }) => {
      await open(page, { sandbox, bare });
      await cycle(page, 100, { load, state: '[data-widget-state]' });
      const before = await holdings(page);
      await cycle(page, 200, { load, state: '[data-widget-state]' });
      expectFlat(before, await holdings(page));
    },
  );
}

test(
  '200 placeholders that are removed before a busy browser is idle leave nothing behind',
  inAll,
  async ({ page, sandbox, bare }) => {
    await open(page, { sandbox, bare });
    await cycle(page, 100, { load: 'idle', state: '[data-widget-state]' });
    const before = await holdings(page);
    await page.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => port2.postMessage('again');
      port2.postMessage('first');
    });
    await cycle(page, 200, { load: 'idle', state: '[data-widget-state]' });
    expectFlat(before, await holdings(page));
  },
);

test(
  '200 article lists that unmount while fetching leave nothing behind',
  inAll,
  async ({ page, sandbox, bare }) => {
    const markup =
      '<div data-widget="blog-list" data-prefetch="all"><article><h2><a href="/blog/a">A</a></h2></article></div>';
    await installClock(page);
    await page.goto(bare.serve(barePage(sandbox, { body: `<header>${markup}</header><main></main>` })));
    await expectReady(page);
    await cycle(page, 100, { markup });
    await page.clock.runFor(11_000); // a ten-second timeout is held until it has passed
    const before = await holdings(page);
    await cycle(page, 200, { markup });
    await page.clock.runFor(11_000);
    expectFlat(before, await holdings(page));
  },
);

test(
  '200 attribute changes and 200 moves leave nothing behind, and the form keeps typed text',
  inAll,
  async ({ page, sandbox, bare }) => {
    await open(page, { sandbox, bare });
    await page.getByLabel('First Name').fill('Aroha');
    const changeAndMove = (times: number) =>
      page.evaluate(async (count) => {
        const element = document.querySelector('[data-widget]');
        for (let index = 1; index <= count; index++) {
          element?.setAttribute('data-heading', `Heading ${index}`);
          (document.querySelector(index % 2 ? 'footer' : 'header') as HTMLElement).append(element ?? '');
          while (element?.querySelector('h2')?.textContent !== `Heading ${index}`)
            await new Promise((resolve) => setTimeout(resolve));
        }
      }, times);
    await changeAndMove(50);
    const before = await holdings(page);
    await changeAndMove(200);
    expectFlat(before, await holdings(page));
    await expect(page.getByLabel('First Name')).toHaveValue('Aroha');
  },
);

/** Inserts adviser searches with a place for their results, ten at a time, searches, and removes them. */
function cycleSearches(page: Page, times: number): Promise<void> {
  return page.evaluate(async (count) => {
    const main = document.querySelector('main');
    const until = async (isDone: () => boolean) => {
      while (!isDone()) await new Promise((resolve) => setTimeout(resolve));
    };
    for (let left = count; left > 0; left -= 10) {
      const pairs = Array.from(
        { length: 10 },
        (_, index) =>
          `<div data-widget="adviser-search" data-widget-load="eager" data-results="place-${index}"></div><div data-widget="adviser-results" id="place-${index}"></div>`,
      );
      main?.insertAdjacentHTML('beforeend', pairs.join(''));
      await until(() => main?.querySelectorAll('[data-widget-state="ready"]').length === 20);
      for (const region of main?.querySelectorAll('select') ?? []) {
        region.value = '0110';
        region.dispatchEvent(new Event('change', { bubbles: true }));
      }
      await until(() => main?.querySelectorAll('[data-widget="adviser-results"] .aw-advisers').length === 10);
      const elements = [...(main?.children ?? [])];
      main?.replaceChildren();
      await until(() => elements.every((element) => !element.hasAttribute('data-widget-state')));
    }
  }, times);
}

test(
  '200 adviser searches with separate results leave nothing behind',
  inAll,
  async ({ page, sandbox, bare }) => {
    await open(page, { sandbox, bare });
    await cycleSearches(page, 50);
    const before = await holdings(page);
    await cycleSearches(page, 200);
    expectFlat(before, await holdings(page));
  },
);
