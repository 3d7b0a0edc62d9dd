import { cycle } from './cycle.ts';
import {
  expect,
  expectFlat,
  holdings,
  inAllUnless,
  openEveryWidget,
  pageWidgets,
  test,
} from '@adviser-widgets/testing/browser';

test.use({ trace: 'off' }); // tracing retains the page's nodes, and takes time

for (const widget of pageWidgets) {
  const markup = widget.example;

  test(
    `200 of ${widget.name} that mount and unmount leave nothing behind (goal 14)`,
    inAllUnless(widget.name === 'accordion'),
    async ({ page, sandbox }) => {
      await openEveryWidget(page, sandbox, { widgets: [widget] });
      await expect(page.locator(`[data-widget="${widget.name}"]`)).toHaveAttribute(
        'data-widget-state',
        'ready',
      );
      await page.evaluate(() => document.querySelector('main')?.replaceChildren());
      await cycle(page, 60, { markup });
      const before = await holdings(page);
      await cycle(page, 200, { markup });
      expectFlat(before, await holdings(page));
    },
  );
}
