import {
  barePage,
  expect,
  mapMarkup,
  picture,
  withoutAnalytics,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

export interface WidgetState {
  readonly name: string;
  readonly body: string;
  readonly reach?: (page: Page) => Promise<unknown>;
  readonly endsWithSize?: true;
  /** Attributes of the script tag. */
  readonly attributes?: string;
  readonly isForPhones?: true;
  /** Controls that have to be visible and clickable. */
  readonly controls: string;
}

const widget = (name: string, attributes: string, inside: string) =>
  `<div class="aw-widget" data-widget="${name}" ${attributes}>${inside}</div>`;

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const open = (name: string) => async (page: Page) => {
  const closed = page.getByRole('button', { name, expanded: false });
  if ((await closed.count()) > 0) await closed.first().click();
};

/** Far enough for sticky headers and mobile bars to show. */
const scrollOn = (page: Page) => page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));

const offer =
  '<p>Twenty pages that answer what everybody asks. <a href="/guide">Read the guide</a></p><ul><li>Deposits</li><li>Rates</li></ul><p><a href="/last">All guides</a></p>';
const popUp = (attributes: string) =>
  `<button id="open">Our offer</button>${widget('pop-up', `data-heading="First home guide" data-sub-heading="It takes a minute." ${attributes}`, offer)}`;
const menu =
  '<ul><li><a href="/">Home</a></li><li><a href="/loans">Home loans</a><ul><li><a href="/first">First home</a></li><li><a href="/refix">Refix</a></li></ul></li><li>Insurance<ul><li><a href="/life" aria-current="page">Life</a></li></ul></li><li><a href="/contact">Contact</a></li></ul>';
const calculators = `<ul>${['Repayments', 'Borrowing power', 'Extra repayments', 'Refix', 'Deposit', 'Insurance', 'Budget', 'Break fees'].map((name, at) => `<li><a href="#${at}"${at % 6 ? '' : ' aria-current="page"'}>${name}</a></li>`).join('')}</ul>`;
/** The buttons of a menu's lists load separately, and leave an open menu alone. */
const unfoldable = (page: Page) => expect(page.locator('.aw-disclosure')).toHaveCount(2);
const panorama = (colour: string) => picture(colour).replaceAll('365', '140');
const slides = ['teal', 'navy', 'maroon']
  .map((colour) => `<img src="${panorama(colour)}" alt="A ${colour} house" width="570" height="140">`)
  .join('');
const questions =
  '<h2>What does it cost?</h2><p>Nothing: the <a href="/lenders">lender</a> pays us.</p><h2>How long does it take?</h2><p>A week.</p>';
const details =
  '<details><summary>And then?</summary><p>You <a href="/move">move</a> in.</p></details><details><summary>And if not?</summary><p>We look on.</p></details>';
const video = (inside: string) =>
  widget(
    'youtube-video',
    'data-video="M7lc1UVf-VE" data-title="Buying your first home in five steps"',
    `<a href="https://youtu.be/M7lc1UVf-VE">${inside}Watch</a>`,
  );
const header = widget(
  'sticky-header',
  '',
  '<header style="padding: 8px; background: #0b2545; color: #fff"><a href="/" style="color: #fff">Home</a> <a href="/contact" style="color: #fff">Contact us</a></header>',
);
const bar =
  '<aside class="aw-widget" data-widget="sticky-mobile-bar" aria-label="Get in touch"><a href="tel:0800000000">0800 000 000</a> <a href="/contact">Request a call</a></aside>';
const chat = widget('web-chat', 'data-load="interaction"', '<p><a href="/contact">Write to us</a></p>');
const rates = '<p>Two banks have lowered their <a href="/rates">rates</a> for one year.</p>';

export const widgetStates: readonly WidgetState[] = [
  {
    name: 'notice',
    body: widget(
      'notice-banner',
      'data-icon="comments"',
      '<p>Our offices are closed over Easter. <a href="/contact">Leave us a message</a></p>',
    ),
    controls: '.aw-notice a, .aw-close',
  },
  {
    name: 'announcement',
    body: widget(
      'announcement',
      'data-icon="chart-line" data-heading="Fixed rates are down" data-sub-heading="Since Monday" data-link="/blog" data-closable',
      rates,
    ),
    controls: '.aw-announcement a, .aw-close',
  },
  {
    name: 'pop-up, opened by its trigger',
    body: popUp('data-trigger="open"'),
    reach: press('Our offer'),
    controls: 'dialog a, .aw-close',
  },
  {
    name: 'pop-up, by itself',
    body: popUp('data-auto-show="true" data-delay="0"'),
    reach: (page) => expect(page.getByRole('dialog')).toBeVisible(),
    controls: 'dialog a, .aw-close',
  },
  {
    name: 'parallax banner',
    body: widget(
      'parallax-banner',
      'data-image="/picture.svg" data-height="300px"',
      '<h2>Home, sooner</h2><p>An <a href="/adviser">adviser</a> near you knows.</p>',
    ),
    controls: '.aw-parallax a',
  },
  {
    name: 'carousel, paused',
    body: widget('image-carousel', 'data-label="Homes"', slides),
    reach: press('Pause'),
    controls: '.aw-carousel__control',
  },
  {
    name: 'typing text, paused',
    body: '<h2>Compare <span class="aw-widget" data-widget="typing-text" data-words="Mortgages, Insurance, Personal Loans">Mortgages</span></h2>',
    reach: press('Pause'),
    controls: '.aw-typing__pause',
  },
  { name: 'video', body: video(''), controls: '.aw-video button' },
  {
    name: 'video with a picture',
    body: video(`<img src="${picture('gold')}" alt="">`),
    controls: '.aw-video button',
  },
  { name: 'video, playing', body: video(''), reach: press('Play'), controls: '.aw-video iframe' },
  {
    name: 'frame',
    body: widget(
      'iframe-embed',
      'data-src="/frame" data-title="Calculator" data-min-height="200"',
      '<a href="/frame">Open it</a>',
    ),
    controls: '[data-widget] iframe',
  },
  {
    name: 'header, stuck',
    body: header,
    reach: scrollOn,
    endsWithSize: true,
    controls: '.aw-sticky-header a',
  },
  {
    name: 'bar for phones',
    body: bar,
    isForPhones: true,
    reach: scrollOn,
    endsWithSize: true,
    controls: '.aw-sticky-bar a',
  },
  {
    name: 'menu button',
    body: widget('off-canvas-nav', '', menu),
    reach: unfoldable,
    controls: '.aw-off-canvas__button',
  },
  {
    name: 'menu, unfolded',
    body: widget('off-canvas-nav', '', menu),
    reach: async (page) => (
      await unfoldable(page),
      await press('Menu')(page),
      await press('Home loans')(page)
    ),
    controls: 'dialog :is(a, button)',
  },
  {
    name: 'calculators',
    body: widget('calculator-nav', '', calculators),
    controls: '.aw-calculators > ul > li > a, .aw-disclosure',
  },
  {
    name: 'more calculators',
    body: widget('calculator-nav', '', calculators),
    reach: open('More Calculators'),
    endsWithSize: true,
    controls: '.aw-calculators :is(a, button)',
  },
  { name: 'accordion, closed', body: widget('accordion', '', questions), controls: '.aw-fold' },
  {
    name: 'accordion, open',
    body: widget('accordion', '', questions),
    reach: press('What does it cost?'),
    controls: '.aw-fold, [data-widget] p:first-of-type a',
  },
  {
    name: 'accordion of details, open',
    body: widget('accordion', '', details),
    reach: (page) => page.getByText('And then?').click(),
    controls: '[data-widget] summary, [data-widget] details:first-of-type a',
  },
  {
    name: 'collapse, closed',
    body: widget('collapse', 'data-label="Conditions"', '<p>Terms and <a href="/fees">fees</a></p>'),
    controls: '.aw-fold',
  },
  {
    name: 'collapse, open',
    body: widget(
      'collapse',
      'data-label="Conditions" data-open',
      '<p>Terms and <a href="/fees">fees</a></p>',
    ),
    controls: '.aw-fold, [data-widget] a',
  },
  {
    name: 'map',
    body: mapMarkup('data-heading="Wellington" data-sub-heading="Step-free"'),
    reach: (page) => page.locator('[data-map-centre]').waitFor(),
    controls: '.aw-map__card a',
  },
  {
    name: 'map, not there',
    body: mapMarkup(),
    attributes: 'data-consent="required"',
    controls: '.aw-map__card a',
  },
  { name: 'chat launcher', body: chat, controls: '.aw-chat button' },
  {
    name: 'chat, telling',
    body: chat,
    reach: async (page) => (
      await press('Chat with us')(page),
      await page.getByText('The chat starts once you agree to it.').waitFor()
    ),
    attributes: 'data-consent="required"',
    controls: '.aw-chat :is(a, button)',
  },
  {
    name: 'icons',
    body: '<p>Call <span class="aw-widget" data-widget="icon" data-name="phone" data-label="Phone"></span> us<span class="aw-widget" data-widget="ip-display" data-ip="203.0.113.7"></span></p>',
    controls: '.aw-glyph',
  },
];

const filler = Array.from(
  { length: 60 },
  (_, index) => `<p>Paragraph ${index} of the page, which says something.</p>`,
).join('');

export interface StatePage {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
  readonly css?: string;
}

export async function openState(
  page: Page,
  { body, reach, attributes = '' }: WidgetState,
  { sandbox, bare, css = '' }: StatePage,
): Promise<void> {
  await page.route(/youtube-nocookie|\/frame$/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Frame</title><body style="background: #ddd">Frame</body></html>',
    }),
  );
  await page.route('**/picture.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="orange"/></svg>',
    }),
  );
  const head = `<meta name="viewport" content="width=device-width"><style>body { margin: 0 16px; font: 16px/1.5 sans-serif }</style><link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css"><style id="host">${css}</style>`;
  await page.goto(
    bare.serve(
      barePage(sandbox, {
        head,
        attributes: `async ${withoutAnalytics} ${attributes}`,
        body: `<main><h1>Kia ora</h1>${body}${filler}</main>`,
      }),
    ),
  );
  for (const placeholder of await page.locator('[data-widget]').all())
    await expect(placeholder).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.locator('svg.aw-glyph:not(:has(*))')).toHaveCount(0); // icons load after their widget
  await reach?.(page);
}

export function stateNamed(name: string): WidgetState {
  const state = widgetStates.find((each) => each.name === name);
  if (!state) throw new Error(`No state is named ${name}`);
  return state;
}
