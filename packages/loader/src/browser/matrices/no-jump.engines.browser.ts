import { everyWidgetPage, expect, inAll, inAllUnless, line } from '@adviser-widgets/testing/browser';
import { engineTest as test, statesOfAll, type Driver, type Relay } from '@adviser-widgets/testing/engines';

/** Each widget alone between two lines, its paragraphs with the margins that browsers give them. */
const apart = `<style>
  main > section { display: flow-root }
  main > section::before, main > section::after { content: ''; display: block; height: 1px }
  main > section > h2 { position: absolute; visibility: hidden }
  [data-widget] > p { margin-block: 16px }
  @media (width < 768px) { #about-site-search { width: 286px } }
  @media (width >= 768px) { #about-site-search { width: 686px } } /* the column of the demo's search page */
</style>`;

/** A page whose loader has no address yet, and whose frame is of the reserved height. */
function pageOf(relay: Relay, more = ''): string {
  const frame = relay.serve('<!doctype html><html lang="en"><title>Frame</title><p>Repayments</p></html>');
  return everyWidgetPage({ head: apart + more })
    .replace(' src="/adviser-widgets/1/loader.js"', ' data-later')
    .replace('/calculators/repayments/frame', frame);
}

const windowHeight = 900;

for (const width of [360, 768, 1280])
  test(
    `no widget moves what follows it, ${width} px wide`,
    inAllUnless(width === 360),
    async ({ driver, relay }) => {
      await driver.resize(width, windowHeight);
      await driver.goto(relay.serve(pageOf(relay)));
      const before = await heights(driver);
      await driver.evaluate(addLoader);
      const states = await statesOfAll(driver);
      const after = await heights(driver);
      for (const [id, height] of Object.entries(before)) {
        expect.soft(states[id], `the state of ${id}`).toBe('ready');
        const moved = Math.min(after[id] ?? 0, windowHeight) - Math.min(height, windowHeight);
        expect.soft(Math.abs(moved), `${id}, in CSS pixels`).toBeLessThan(1);
      }
    },
  );

/** A narrow column of a wide window, one of them a flex box. */
const sidebar = `<style>
  main > section:has(> [data-widget]) { width: 300px }
  #about-callback-form { display: flex; flex-wrap: wrap }
  #about-callback-form > [data-widget] { flex: 1 }
</style>`;

// Style sheets alone decide it, so the case of a narrow window stands for it.
test('no form moves what follows it in a sidebar', inAll, async ({ driver, relay }) => {
  await driver.resize(1280, windowHeight);
  await driver.goto(relay.serve(pageOf(relay, sidebar)));
  const before = await heights(driver);
  await driver.evaluate(addLoader);
  await statesOfAll(driver);
  const after = await heights(driver);
  const ids = Object.keys(before).filter((id) => /form|search|survey|subscription/.test(id));
  expect(ids.length).toBeGreaterThan(10);
  for (const id of ids) {
    const moved = (after[id] ?? 0) - (before[id] ?? 0);
    expect.soft(Math.abs(moved), `${id}, in CSS pixels`).toBeLessThan(line); // of another engine's fonts
  }
});

/** The height of each widget's section, in CSS pixels. */
function heights(driver: Driver): Promise<Record<string, number>> {
  return driver.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('section[id^="about-"]')].map((section) => [
        section.id.replace('about-', ''),
        section.getBoundingClientRect().height,
      ]),
    ),
  );
}

/** Runs in the page. */
function addLoader(): void {
  const tag = document.querySelector('script[data-later]');
  const loader = document.createElement('script');
  for (const { name, value } of tag?.attributes ?? []) loader.setAttribute(name, value);
  loader.src = '/adviser-widgets/1/loader.js';
  tag?.replaceWith(loader);
}
