import { expect } from '@adviser-widgets/testing/browser';
import { engineTest as test, openBare, untilState } from '@adviser-widgets/testing/engines';

const skipped = 'content-visibility: auto; contain-intrinsic-size: auto 3000px';

const form = '<div class="aw-widget" data-widget="callback-form"><p>Call us</p></div>';

/** Loads at once, as nothing will bring it near. The browser reports on all placeholders at one time. */
const withoutBox =
  '<div hidden><div class="aw-widget" data-widget="announcement" data-heading="Open"><p>Until six</p></div></div>';

/** Without a box of its own, although what is in it shows. */
const contents =
  '<div class="aw-widget" data-widget="announcement" data-heading="Open" style="display: contents"><p>Until six</p></div>';

for (const [where, content] of [
  ['content that the browser skips', `<div style="${skipped}">${form}${withoutBox}</div>`],
  [
    'skipped content, in which one only lacks a box of its own,',
    `<div style="${skipped}">${form}${contents}</div>`,
  ],
  [
    'skipped content within skipped content',
    `<div style="${skipped}"><div style="${skipped}">${withoutBox}</div><div style="${skipped}">${form}</div></div>`,
  ],
] as const) {
  test(`a form in ${where} loads when it comes near; a widget without a box there loads at once (P14)`, async ({
    driver,
    sandbox,
    bare,
  }) => {
    const body = `<div style="height: 6000px"></div>${content}<div style="height: 6000px"></div>`;
    await openBare(driver, { sandbox, bare, body, state: '' });
    await untilState(driver, 'ready', 'announcement');
    const requested = await driver.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('callback-form')),
    );
    expect(requested).toEqual([]);
    await driver.waitFor(() => {
      const { dataset } = document.querySelector<HTMLElement>('[data-widget="callback-form"]') ?? {};
      if (dataset?.['widgetState'] === 'pending') scrollBy({ top: 500, behavior: 'instant' });
      return dataset?.['widgetState'] === 'ready';
    });
  });
}
