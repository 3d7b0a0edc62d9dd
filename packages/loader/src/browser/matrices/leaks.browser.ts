import {
  barePage,
  everyWidget,
  everyWidgetReady,
  expect,
  expectFlat,
  expectReady,
  holdings,
  inAll,
  inAllUnless,
  installClock,
  openEveryWidget,
  snippet,
  test,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

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

/** Inserts placeholders, at most twenty at a time, waits until each has the state, and removes them. */
function cycle(
  page: Page,
  times: number,
  { load = 'eager', state = '[data-widget-state="ready"]', markup = snippet } = {},
): Promise<void> {
  const html = markup.replace('<div ', `<div data-widget-load="${load}" `);
  return page.evaluate(
    async ({ left, text, state: wanted }) => {
      const main = document.querySelector('main');
      const until = async (isDone: () => boolean) => {
        while (!isDone()) await new Promise((resolve) => setTimeout(resolve));
      };
      for (; left > 0; left -= 20) {
        const count = Math.min(left, 20);
        main?.insertAdjacentHTML('beforeend', text.repeat(count));
        await until(
          () =>
            Array.from(main?.children ?? []).filter((element) => element.matches(wanted)).length === count,
        );
        const elements = [...(main?.children ?? [])];
        main?.replaceChildren();
        await until(() => elements.every((element) => !element.hasAttribute('data-widget-state')));
      }
    },
    { left: times, text: html, state },
  );
}

// Which widget it is, the next tests say.
test('ten of each widget that mount and unmount leave nothing behind', async ({ page, sandbox }) => {
  await openEveryWidget(page, sandbox, { widgets: [] });
  const cycleAll = async () => {
    for (const { example: markup } of everyWidget) await cycle(page, 10, { markup });
  };
  await cycleAll();
  const before = await holdings(page);
  await cycleAll();
  expectFlat(before, await holdings(page), 9);
});

test('nothing keeps a widget that has left the page', async ({ page, sandbox, expectConsole }) => {
  expectConsole(/./); // ids of pages that are not there
  await openEveryWidget(page, sandbox, {});
  await everyWidgetReady(page);
  await page.evaluate(async () => {
    const all = [...document.querySelectorAll('[data-widget]')];
    Object.assign(window, {
      refs: all.map((element) => [element.getAttribute('data-widget'), new WeakRef(element)]),
    });
    document.querySelector('main')?.replaceChildren();
    while (all.some((element) => !element.isConnected && element.hasAttribute('data-widget-state')))
      await new Promise((resolve) => setTimeout(resolve));
  });
  await holdings(page); // collects garbage
  const kept = await page.evaluate(() => {
    const { refs } = window as unknown as { refs: readonly [string, WeakRef<Element>][] };
    return refs.flatMap(([name, ref]) => (ref.deref()?.isConnected === false ? [name] : []));
  });
  expect(kept).toEqual([]);
});

for (const widget of everyWidget) {
  test(
    `100 of ${widget.name} that mount and unmount leave nothing behind`,
    inAll,
    async ({ page, sandbox }) => {
      const { example: markup, name } = widget;
      await openEveryWidget(page, sandbox, { widgets: [widget] });
      await expect(page.locator(`[data-widget="${name}"]`)).toHaveAttribute('data-widget-state', 'ready');
      await page.evaluate(() => document.querySelector('main')?.replaceChildren());
      await cycle(page, 60, { markup });
      const before = await holdings(page);
      await cycle(page, 100, { markup });
      expectFlat(before, await holdings(page));
    },
  );
}

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
