import { expect } from '@adviser-widgets/testing/browser';
import {
  engineTest as test,
  heard,
  openBare,
  untilFocused,
  untilGone,
  untilText,
} from '@adviser-widgets/testing/engines';

test('a pop-up opens as a modal dialog; Escape closes it, returns the focus and emits aw:close', async ({
  driver,
  sandbox,
  bare,
}) => {
  const body = `<main><button id="open">Our offer</button><div class="aw-widget" data-widget="pop-up" data-widget-load="eager"
    data-heading="First home" data-trigger="open"><p>Read <a href="/guide">the guide</a></p></div></main>`;
  await openBare(driver, { sandbox, bare, body });
  const events = await heard(driver, 'aw:open', 'aw:close');
  await driver.press('Tab', 'Enter');
  await untilText(driver, 'the guide');
  expect(await driver.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true);
  await driver.waitFor(() => document.activeElement?.closest('dialog'));
  await driver.press('Escape');
  await untilGone(driver, 'dialog');
  await untilFocused(driver, '#open');
  await expect.poll(events).toEqual(['aw:open', 'aw:close']); // a dialog's close event fires in a later task
});

for (const [name, part] of [
  ['hidden', '<div hidden>'],
  ['a closed <details>', '<details><summary>More</summary>'],
] as const) {
  test(`a pop-up in ${name} opens nothing, and the page stays usable (R62)`, async ({
    driver,
    sandbox,
    bare,
    expectConsole,
  }) => {
    expectConsole(/did not open/);
    const body = `<main><button id="open">Our offer</button><button id="other" onclick="this.dataset.pressed = ''">Other</button>
      ${part}<div class="aw-widget" data-widget="pop-up" data-widget-load="eager" data-heading="First home" data-trigger="open"><p>The guide</p></div></main>`;
    await openBare(driver, { sandbox, bare, body });
    await driver.waitFor(() => document.querySelector('[data-widget-state="ready"]'));
    await driver.click('#open');
    await driver.click('#other');
    expect(await driver.evaluate(() => document.querySelector('#other')?.matches('[data-pressed]'))).toBe(
      true,
    );
    expect(await driver.evaluate(() => document.querySelector('dialog[open]'))).toBeNull();
  });
}

test('a pop-up closes with its button', async ({ driver, sandbox, bare }) => {
  const body = `<main><button id="open">Our offer</button><div class="aw-widget" data-widget="pop-up" data-widget-load="eager"
    data-heading="First home" data-trigger="open"><p>The guide</p></div></main>`;
  await openBare(driver, { sandbox, bare, body });
  await driver.click('#open');
  await driver.click({ css: 'dialog button', text: 'Close' });
  await untilGone(driver, 'dialog');
  await untilFocused(driver, '#open');
});

test('a pop-up that shows itself is above the bar, the focus is above it, and Escape closes it from the page', async ({
  driver,
  sandbox,
  bare,
}) => {
  const text = Array.from({ length: 40 }, (_, index) => `<p><a href="#${index}">Paragraph ${index}</a></p>`);
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  const body = `<main><aside class="aw-widget" data-widget="sticky-mobile-bar" data-offset="100"><a href="tel:111">Call us</a></aside>${text.join('')}</main>`;
  await driver.resize(480, 640);
  await openBare(driver, { sandbox, bare, head, body });
  await driver.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await untilText(driver, 'Call us');
  await driver.evaluate(() => {
    const low = [...document.querySelectorAll<HTMLElement>('p > a')].filter(
      (link) => link.getBoundingClientRect().bottom < 540,
    );
    low.at(-1)?.focus({ preventScroll: true });
    const popUp =
      '<div class="aw-widget" data-widget="pop-up" data-auto-show="true" data-delay="0"><h2>Our offer</h2></div>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', popUp);
  });
  await untilText(driver, 'Our offer');
  await driver.waitFor(() => {
    const focused = document.activeElement?.getBoundingClientRect();
    const dialog = document.querySelector('dialog')?.getBoundingClientRect();
    const bar = document.querySelector('.aw-sticky-bar')?.getBoundingClientRect();
    return focused && dialog && bar && focused.bottom <= dialog.top && dialog.bottom <= bar.top;
  });
  await driver.press('Escape');
  await untilGone(driver, 'dialog');
});

test('a pop-up that shows itself waits for a banner of the page, and opens above its bar, not above a sidebar', async ({
  driver,
  sandbox,
  bare,
}) => {
  const layers = `<aside style="position: sticky; top: 0; height: 500px; background: #eee">Sidebar</aside><p style="height: 2000px">Text</p>
    <div id="bar" style="position: fixed; inset: auto 0 0; height: 60px; background: #ddd">Call us</div>
    <div id="banner" style="position: fixed; inset: auto 0 0; height: 200px; background: #fff">Cookies?</div>`;
  const body = `<main>${layers}<div class="aw-widget" data-widget="pop-up" data-widget-load="eager" data-auto-show="true" data-delay="0"><h2>Our offer</h2></div></main>`;
  await driver.resize(480, 640);
  await openBare(driver, { sandbox, bare, body });
  await driver.waitFor(() => document.querySelector('[data-widget-state="ready"]'));
  expect(await driver.evaluate(() => document.querySelector('dialog')?.open)).toBe(false);
  await driver.evaluate(() => document.querySelector('#banner')?.remove());
  await untilText(driver, 'Our offer');
  await driver.waitFor(() => {
    const bottom = document.querySelector('dialog')?.getBoundingClientRect().bottom;
    return bottom === document.querySelector('#bar')?.getBoundingClientRect().top;
  });
});
