import type { Page } from '@playwright/test';
import { barePage, expectReady, snippet } from './bare-page.ts';
import { expect, test, type BareOrigin, type TestSandbox } from './fixtures.ts';
import { expectFlat, holdings } from './holdings.ts';

test.use({ trace: 'off' }); // it keeps the page's nodes, and time

/** Inserts and removes placeholders `times` over, twenty at once; each has come to what `state` selects before it goes. */
function cycle(page: Page, times: number, { load = 'eager', state = '[data-widget-state="ready"]' } = {}): Promise<void> {
  const html = snippet.replace('<div ', `<div data-widget-load="${load}" `);
  return page.evaluate(
    async ({ left, text, state: wanted }) => {
      const main = document.querySelector('main');
      const until = async (isDone: () => boolean) => {
        while (!isDone()) await new Promise((resolve) => setTimeout(resolve));
      };
      for (; left > 0; left -= 20) {
        main?.insertAdjacentHTML('beforeend', text.repeat(20));
        await until(() => main?.querySelectorAll(wanted).length === 20);
        const elements = [...(main?.children ?? [])];
        main?.replaceChildren();
        await until(() => elements.every((element) => !element.hasAttribute('data-widget-state')));
      }
    },
    { left: times, text: html, state },
  );
}

async function open(page: Page, { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin }): Promise<void> {
  await page.goto(bare.serve(barePage(sandbox, { body: `<header>${snippet}</header><div style="height: 3000px"></div><main></main><footer></footer>` })));
  await expectReady(page);
}

test('1,000 forms that come and go leave nothing behind', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  await cycle(page, 100);
  const before = await holdings(page);
  await cycle(page, 900);
  expectFlat(before, await holdings(page));
});

for (const load of ['visible', 'idle', 'media(print)']) {
  test(`200 placeholders that go before they are due leave nothing behind (${load})`, async ({ page, sandbox, bare }) => {
    await open(page, { sandbox, bare });
    await cycle(page, 100, { load, state: '[data-widget-state]' });
    const before = await holdings(page);
    await cycle(page, 200, { load, state: '[data-widget-state]' });
    expectFlat(before, await holdings(page));
  });
}

test('200 placeholders that go before a busy browser is ever idle leave nothing behind', async ({ page, sandbox, bare }) => {
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
});

test('200 changes of attributes and 200 moves leave nothing behind, and the form keeps what was typed', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  await page.getByLabel('First Name').fill('Aroha');
  const changeAndMove = (times: number) =>
    page.evaluate(async (count) => {
      const element = document.querySelector('[data-widget]');
      for (let index = 1; index <= count; index++) {
        element?.setAttribute('data-heading', `Heading ${index}`);
        (document.querySelector(index % 2 ? 'footer' : 'header') as HTMLElement).append(element ?? '');
        while (element?.querySelector('h2')?.textContent !== `Heading ${index}`) await new Promise((resolve) => setTimeout(resolve));
      }
    }, times);
  await changeAndMove(50);
  const before = await holdings(page);
  await changeAndMove(200);
  expectFlat(before, await holdings(page));
  await expect(page.getByLabel('First Name')).toHaveValue('Aroha');
});
