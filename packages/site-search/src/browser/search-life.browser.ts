import {
  barePage,
  cachingTest,
  expect,
  expectFlat,
  expectReady,
  failedRequest,
  holdings,
  inAll,
} from '@adviser-widgets/testing/browser';
import { box, test } from './search-box.ts';

test(
  '200 search boxes that mount and unmount, each during a search, leave nothing behind',
  inAll,
  async ({ page, sandbox, bare }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(
      bare.serve(barePage(sandbox, { body: '<div data-widget="inline-search"></div><main></main>' })),
    );
    await expectReady(page);
    const cycle = (times: number) =>
      page.evaluate(async (count) => {
        const main = document.querySelector('main');
        for (let index = 0; index < count; index++) {
          const element = document.createElement('div');
          element.dataset.widget = 'inline-search';
          element.dataset.widgetLoad = 'eager';
          element.dataset.mode = index % 2 ? 'grouped' : 'preview';
          main?.append(element);
          while (element.dataset.widgetState !== 'ready') await new Promise((resolve) => setTimeout(resolve));
          const input = element.querySelector('input');
          if (!input) throw new Error('no input');
          input.focus();
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            input,
            `home ${index}`,
          );
          input.dispatchEvent(new Event('input', { bubbles: true }));
          // Remove the box before or after its request starts.
          for (let tasks = index % 3; tasks > 0; tasks--) await new Promise((resolve) => setTimeout(resolve));
          element.remove();
          while (element.hasAttribute('data-widget-state'))
            await new Promise((resolve) => setTimeout(resolve));
        }
        // after the idle callbacks of the boxes, which keep them alive
        await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve)));
      }, times);
    await cycle(60);
    const before = await holdings(page);
    await cycle(200);
    expectFlat(before, await holdings(page));
  },
);

cachingTest(
  'back from the page cache the text and the results are there',
  async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(failedRequest); // for photos
    await page.goto(
      bare.serve(
        barePage(sandbox, {
          body: '<header><div data-widget="inline-search" data-mode="grouped"></div></header>',
        }),
      ),
    );
    await expectReady(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    await box(page).focus();
    await page.keyboard.type('home', { delay: 60 });
    const list = page.getByRole('region', { name: 'Advisers' });
    await expect(list).toBeVisible();
    await page.goto(bare.serve('<!doctype html><title>Elsewhere</title><p>Elsewhere</p>'));
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted))
      .toBe(true);
    await expect(box(page)).toHaveValue('home');
    await expect(list).toBeVisible();
  },
);
