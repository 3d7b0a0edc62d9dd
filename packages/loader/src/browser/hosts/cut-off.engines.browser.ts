import { untilDrawn } from '@adviser-widgets/testing/browser';
import { engineTest as test, openBare, untilState, type Driver } from '@adviser-widgets/testing/engines';

const calculators = `<div data-widget="calculator-nav"><ul>${[
  'Repayments',
  'Borrowing',
  'Extra',
  'Refix',
  'Deposit',
]
  .map((name) => `<li><a href="#${name}">${name}</a></li>`)
  .join('')}</ul></div>`;
const bar =
  '<aside data-widget="sticky-mobile-bar" data-offset="0" aria-label="Get in touch"><a href="#call">Request a call</a></aside>';
const header = '<div data-widget="sticky-header"><header><label>Name <input></label></header></div>';

/** Waits until the middle of an element is in the window with nothing above it. */
const untilPressable = (driver: Driver, selector: string) =>
  driver.waitFor((css) => {
    const element = document.querySelector(css);
    const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return element?.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  }, selector);

test('a list hangs from its box, whole, in a header that cuts off what leaves it', async ({
  driver,
  sandbox,
  bare,
}) => {
  await driver.resize(700, 800);
  const body = `<header style="transform: translateY(0); overflow: hidden">${calculators}</header><div style="height: 3000px"></div>`;
  await openBare(driver, { sandbox, bare, body });
  await untilState(driver, 'ready', 'calculator-nav');
  await driver.click('.aw-disclosure');
  await untilPressable(driver, '.aw-calculators__rest li:last-child a');
  await driver.waitFor(() => {
    const [box, list] = ['.aw-calculators__more', '.aw-calculators__rest'].map((css) =>
      document.querySelector(css)?.getBoundingClientRect(),
    );
    return box && list && Math.abs(list.top - box.bottom - 8) < 1 && Math.abs(list.right - box.right) < 1;
  });
  await untilDrawn(driver); // a box that has never been drawn in the window can't leave it
  await driver.evaluate(() => scrollBy(0, 500));
  await driver.waitFor(() => document.querySelector('.aw-disclosure')?.ariaExpanded === 'false');
});

test('a bar and a header stay in the window within a transform', async ({ driver, sandbox, bare }) => {
  await driver.resize(700, 800);
  const body = `<div style="transform: translateZ(0)">${header}${bar}<div style="height: 3000px"></div></div>`;
  await openBare(driver, { sandbox, bare, body });
  await untilState(driver, 'ready', 'sticky-mobile-bar');
  await driver.evaluate(() => scrollBy(0, 900));
  await untilPressable(driver, '.aw-sticky-bar a');
  await untilPressable(driver, '.aw-sticky-header input');
});
