import { hostLibraries } from '@adviser-widgets/host-libraries';
import { expect } from '@adviser-widgets/testing/browser';
import { engineTest as test, openBare, untilFocused, type Driver } from '@adviser-widgets/testing/engines';
import { readFileSync } from 'node:fs';

/** What the page's own script has set. */
interface NamesPage {
  readonly Vue: { reactive(data: Names): Names; createApp(options: object): { mount(place: string): void } };
  readonly AdviserWidgets: { unmount(element: Element): void };
  data: Names;
}

interface Names {
  names: string[];
}

/** Widgets that show single nodes of the page in boxes of their own, and what Vue writes in them. */
const contents = [
  [
    'accordion',
    '<template v-for="name in names" :key="name"><h3>{{ name }}</h3><p>About {{ name }}</p></template>',
  ],
  [
    'image-carousel',
    `<figure v-for="name in names" :key="name"><figcaption>{{ name }}</figcaption><img :alt="name"></figure>`,
  ],
  ['calculator-nav', '<ul><li v-for="name in names" :key="name"><a href="/">{{ name }}</a></li></ul>'],
  ['off-canvas-nav', '<ul><li v-for="name in names" :key="name">{{ name }}<ul><li>About</li></ul></li></ul>'],
] as const;

function mountVue(driver: Driver): Promise<void> {
  return driver.evaluate(() => {
    const page = window as unknown as NamesPage;
    page.data = page.Vue.reactive({ names: [...'abcdefgh'] });
    for (const place of ['#app', '#other']) page.Vue.createApp({ setup: () => page.data }).mount(place);
  });
}

function setNames(driver: Driver, names: string): Promise<void> {
  return driver.evaluate((next) => {
    (window as unknown as NamesPage).data.names = [...next];
  }, names);
}

/** How many boxes each of the widgets shows. */
function untilBoxes(driver: Driver): Promise<void> {
  const boxes = {
    '.aw-folded': 8,
    '.aw-carousel__slide': 8,
    '.aw-calculators__rest > li': 2,
    '.aw-branch': 8,
  };
  return driver.waitFor(
    (all) => Object.entries(all).every(([css, count]) => document.querySelectorAll(css).length === count),
    boxes,
  );
}

test('a page of Vue adds, moves and removes what widgets show, and finds it so afterwards', async ({
  driver,
  sandbox,
  bare,
}) => {
  const [vue = ''] = hostLibraries.find(({ name }) => name.startsWith('Vue'))?.scripts ?? [];
  const script = bare.serve(readFileSync(vue, 'utf8'), { 'Content-Type': 'text/javascript' });
  const placeholders = contents.map(
    ([name, content]) => `<div :data-widget="'${name}'" data-widget-load="eager">${content}</div>`, // Vue's to mount
  );
  const others = contents.map(([, content]) => `<div>${content}</div>`);
  const body = `<div id="app">${placeholders.join('')}</div><div id="other" hidden>${others.join('')}</div>`;
  await openBare(driver, { sandbox, bare, body, head: `<script src="${script}"></script>`, state: '' });
  await mountVue(driver);
  await untilBoxes(driver);
  for (const names of ['hcaXdbgf', '', 'Yabcdefh']) await setNames(driver, names);
  await untilBoxes(driver);
  await driver.evaluate(() => {
    const { AdviserWidgets } = window as unknown as NamesPage;
    document.querySelectorAll('[data-widget]').forEach((widget) => AdviserWidgets.unmount(widget));
  });
  await driver.waitFor(() => !document.querySelector('.aw-root'));
  const [shown, written] = await driver.evaluate(() => {
    const widgets = [...document.querySelectorAll('[data-widget]')];
    return [widgets, [...document.querySelectorAll('#other > *')]].map((all) =>
      all.map(({ innerHTML }) => innerHTML),
    );
  });
  expect(shown).toEqual(written);
});

const picture = (name: string) => `<figure>${name}<img alt=""></figure>`;

/** What a page adds, and where. */
const added: Readonly<Record<string, string>> = {
  '[data-widget="accordion"] p': '<h3>How?</h3><p>So</p>',
  '[data-widget="image-carousel"] figure': picture('d'),
  '[data-widget="off-canvas-nav"] li': '<li>Insurance</li>',
};

function add(driver: Driver, css: string): Promise<void> {
  return driver.evaluate(
    ([selector, html]) =>
      document.querySelector(selector)?.after(document.createRange().createContextualFragment(html)),
    [css, added[css] ?? ''] as const,
  );
}

test('a page that adds to what a visitor has opened leaves it open', async ({ driver, sandbox, bare }) => {
  const body = `
    <div data-widget="accordion" data-widget-load="eager"><h3>Why?</h3><p>Because</p></div>
    <div data-widget="image-carousel" data-widget-load="eager">${['a', 'b', 'c'].map(picture).join('')}</div>
    <div data-widget="off-canvas-nav" data-widget-load="eager"><ul><li>Loans</li></ul></div>`;
  await openBare(driver, { sandbox, bare, body });
  const [accordion = '', carousel = '', menu = ''] = Object.keys(added);
  await driver.click('.aw-fold');
  await driver.evaluate(() => document.querySelector<HTMLElement>('.aw-fold')?.focus()); // Safari's click does not
  await add(driver, accordion);
  await untilFocused(driver, '.aw-fold[aria-expanded="true"]');
  expect(await driver.evaluate(() => document.querySelectorAll('.aw-fold').length)).toBe(2);
  await driver.click({ css: 'button', text: 'Next picture' });
  await add(driver, carousel);
  await driver.waitFor(() => document.querySelector<HTMLInputElement>('[type="range"]')?.max === '4');
  expect(await driver.evaluate(() => document.querySelector<HTMLInputElement>('[type="range"]')?.value)).toBe(
    '2',
  );
  await driver.click({ css: 'button', text: 'Menu' });
  await add(driver, menu);
  await driver.waitFor(() => document.querySelector('dialog')?.innerText.includes('Insurance'));
});
