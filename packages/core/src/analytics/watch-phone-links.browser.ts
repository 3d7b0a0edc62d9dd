import { heard, tools } from '../browser/analytics-page.ts';
import {
  barePage,
  expect,
  expectReady,
  snippet,
  test,
  untilAnalytics,
} from '@adviser-widgets/testing/browser';
import { asked, ownHeap } from '../browser/heap.ts';

test.describe('a click on a phone link', () => {
  const click = { category: 'Click', label: 'Call', action: 'Click' };
  const intro = '<div data-slot="intro"><p><a href="tel:0800000000">Call 0800 000 000</a></p></div>';
  const body = snippet.replace('<div data-slot', `${intro}<div data-slot`);

  /** A real press would open a dialler. */
  const noDialler = `<script>addEventListener('click', (event) => event.target.closest('a') && event.preventDefault())</script>`;

  test('in a slot is sent once to the tag manager, to Heap and to the placeholder', async ({
    page,
    sandbox,
    bare,
  }) => {
    await page.goto(
      `${bare.serve(barePage(sandbox, { body, head: tools + ownHeap + noDialler }))}?user_class=5`,
    );
    await expectReady(page);
    await expect.poll(() => asked(page)).toHaveLength(1); // the user type: the extras have loaded
    await page.getByRole('link', { name: 'Call 0800' }).click();
    const detail = {
      widget: 'request-call-form',
      id: expect.stringMatching(/^aw-/) as unknown,
      name: 'click_phone',
      ...click,
    };
    expect(await heard(page)).toEqual({ dataLayer: [{ event: 'click_phone', ...click }], emitted: [detail] });
    expect((await asked(page)).slice(1)).toEqual([['track', 'click_phone', click]]);
  });

  test('in a widget beside a link emits its event on the link', async ({ page, sandbox, bare }) => {
    const link = '<a data-widget="request-call-form" href="/call">Request a call</a>';
    await sandbox.fail({ path: '/call-centre', status: 503 });
    await page.goto(bare.serve(barePage(sandbox, { body: link, head: tools + noDialler })));
    await expectReady(page);
    await untilAnalytics(page);
    await page.locator('.aw-root').evaluate((root) => {
      const phone = Object.assign(document.createElement('a'), { href: 'tel:1', textContent: 'Call' });
      root.append(phone);
      phone.click();
    });
    expect((await heard(page)).emitted).toMatchObject([{ widget: 'request-call-form', name: 'click_phone' }]);
  });
});
