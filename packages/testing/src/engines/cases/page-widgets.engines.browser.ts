import { expect, picture } from '@adviser-widgets/testing/browser';
import {
  engineTest as test,
  openBare,
  tabTo,
  untilFocused,
  untilGone,
  untilState,
  untilText,
  type Driver,
} from '@adviser-widgets/testing/engines';

/** Counts what the page hears; returns a function that reads it. */
async function heard(driver: Driver, ...types: readonly string[]): Promise<() => Promise<string[]>> {
  await driver.evaluate((names) => {
    const events: string[] = [];
    for (const name of names) addEventListener(name, () => events.push(name));
    Object.assign(window, { heard: events });
  }, types);
  return () => driver.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

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
  await expect.poll(events).toEqual(['aw:open', 'aw:close']); // a dialog tells of its closing in a later task
});

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

test('the menu of the demo site opens as a panel, and Escape returns the focus', async ({
  driver,
  sandbox,
}) => {
  await driver.resize(480, 800);
  await driver.goto(`${sandbox.url}/privacy-policy`);
  await untilState(driver, 'ready', 'off-canvas-nav');
  await untilState(driver, 'ready', 'sticky-header'); // a press is lost as it moves the menu
  const events = await heard(driver, 'aw:open', 'aw:close');
  const menu = '[data-widget="off-canvas-nav"] [aria-expanded]';
  await driver.click(menu);
  await driver.waitFor(() => document.activeElement?.closest('dialog'));
  await driver.press('Escape');
  await untilGone(driver, 'dialog');
  await untilFocused(driver, menu);
  await expect.poll(events).toEqual(['aw:open', 'aw:close']); // a dialog tells of its closing in a later task
});

test('a carousel moves by its buttons, with the keyboard too, and rests once it is paused', async ({
  driver,
  sandbox,
  bare,
}) => {
  const slides = ['navy', 'teal', 'brown'].map(
    (colour) => `<img src="${picture(colour)}" alt="${colour}" width="570" height="365">`,
  );
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  const body = `<main><div class="aw-widget" data-widget="image-carousel" data-label="Homes">${slides.join('')}</div></main>`;
  await openBare(driver, { sandbox, bare, head, body });
  const shows = (label: string) =>
    driver.waitFor(
      (wanted) =>
        document.querySelector('.aw-carousel__slide:not([inert])')?.getAttribute('aria-label') === wanted,
      label,
    );
  await driver.click({ css: 'button', text: 'Pause' });
  await driver.click({ css: 'button', text: 'Next picture' });
  await shows('2 of 3');
  await driver.press('Enter');
  await shows('3 of 3');
  await driver.click({ css: 'button', text: 'Previous picture' });
  await shows('2 of 3');
});

test('an accordion opens and closes by click and by key, and opens for a fragment', async ({
  driver,
  sandbox,
  bare,
}) => {
  const body = `<main><h1>Questions</h1><div class="aw-widget" data-widget="accordion">
    <h2>What does it cost?</h2><p>Nothing at all</p><h2>How long?</h2><p>A <b id="week">week</b></p></div></main>`;
  await openBare(driver, { sandbox, bare, body, query: '#week' });
  await untilText(driver, 'A week');
  await driver.click({ css: 'button', text: 'What does it cost?' });
  await untilText(driver, 'Nothing at all');
  await driver.press(' ');
  await driver.waitFor(() => !document.body.innerText.includes('Nothing at all'));
  await tabTo(driver, 'button');
  await driver.press('Enter');
  await untilGone(driver, '#week');
});
