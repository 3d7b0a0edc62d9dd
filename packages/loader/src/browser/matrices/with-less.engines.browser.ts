import { everyWidget, everyWidgetPage, expect, inAll } from '@adviser-widgets/testing/browser';
import {
  engineTest as test,
  statesOfAll,
  type Driver,
  type Settings,
} from '@adviser-widgets/testing/engines';

/** What some visitors have less of. */
interface Less {
  readonly name: string;
  readonly settings?: Settings;
  readonly width?: number;
  /** Stands first in the page's head. */
  readonly head?: string;
  /** Shows that the browser lacks it: true in the page. */
  readonly isSo: () => boolean;
  /** What the browser may write on its console. */
  readonly console?: RegExp;
  readonly tags?: readonly string[];
}

const withoutStorage = `<script>
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get() { throw new DOMException('The operation is insecure.', 'SecurityError') } });
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
</script>`;

const withoutFont = `<style>
  @font-face { font-family: Lato; src: url('/no-such-font.woff2'); font-display: block }
  body, .aw-widget { font-family: Lato, sans-serif; --aw-font: Lato, sans-serif }
</style>`;

const table: readonly Less[] = [
  {
    name: 'with text of twice the size',
    head: '<style>html { font-size: 200% }</style>',
    isSo: () => getComputedStyle(document.documentElement).fontSize === '32px',
  },
  { name: 'on 320 px', width: 320, isSo: () => innerWidth < 450, tags: [inAll.tag] },
  {
    name: 'with reduced motion',
    settings: { reducedMotion: true },
    isSo: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    tags: [inAll.tag],
  },
  {
    name: 'in forced colours',
    settings: { forcedColours: true },
    isSo: () => matchMedia('(forced-colors: active)').matches,
    tags: ['@forced-colours', inAll.tag],
  },
  {
    name: 'with reduced data',
    head: `<script>Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true, effectiveType: '2g' } })</script>`,
    isSo: () => (navigator as { connection?: { saveData: boolean } }).connection?.saveData === true,
    tags: [inAll.tag],
  },
  {
    name: 'without its font',
    head: withoutFont,
    isSo: () => document.fonts.size === 1,
    tags: [inAll.tag],
    console: /^Failed to load resource|download failed \(font/,
  },
  {
    name: 'without storage and cookies',
    head: withoutStorage,
    isSo: () => {
      try {
        return !sessionStorage;
      } catch {
        return document.cookie === '';
      }
    },
  },
];

for (const { name, settings = {}, width = 1280, head = '', isSo, console, tags = [] } of table)
  test.describe(name, () => {
    test.use({ settings });
    const title = `every widget ${name} is ready and fits the page`;
    test(title, { tag: [...tags] }, async ({ driver, relay, expectConsole }) => {
      if (console) expectConsole(console);
      await driver.resize(width, 900);
      await driver.goto(relay.serve(everyWidgetPage({ head })));
      expect(await driver.evaluate(isSo)).toBe(true);
      const states = await statesOfAll(driver);
      for (const widget of everyWidget) expect.soft(states[widget.name], widget.name).toBe('ready');
      expect(await misfits(driver)).toEqual([]);
    });
  });

/** What is wider than the page, cut off, or moves although the visitor wants no motion. */
function misfits(driver: Driver): Promise<string[]> {
  return driver.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const apart = '.aw-away, .aw-hidden, .aw-carousel__slides'; // read by screen readers alone, or slid into view
    const outline = (element: Element) => element.outerHTML.slice(0, 120);
    const texts = [
      ...document.querySelectorAll<HTMLElement>('.aw-root :is(h2, h3, p, li, label, legend, button, a)'),
    ];
    const seen = texts.filter((text) => text.checkVisibility() && !text.closest(apart));
    const wide = seen.filter((text) => text.getBoundingClientRect().right > clientWidth + 1);
    const cut = seen.filter(
      (text) => getComputedStyle(text).overflowX === 'hidden' && text.scrollWidth > text.clientWidth + 1,
    );
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
      );
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return [
      ...(isStill ? moving.map((animation) => `Moves: ${(animation as CSSAnimation).animationName}`) : []),
      ...(scrollWidth > clientWidth
        ? [`The page scrolls sideways: ${scrollWidth} of ${clientWidth} px`]
        : []),
      ...wide.map((text) => `Outside the page: ${outline(text)}`),
      ...cut.map((text) => `Cut off: ${outline(text)}`),
    ];
  });
}

test('with the keyboard alone every control of every widget is reached, and shows that it has the focus', async ({
  driver,
  relay,
}) => {
  test.setTimeout(180_000); // presses Tab some two hundred times
  await driver.resize(1280, 900);
  await driver.goto(relay.serve(everyWidgetPage()));
  await statesOfAll(driver);
  await driver.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const faults: string[] = [];
  for (let isOver = false; !isOver;) {
    await driver.press('Tab');
    isOver = await driver.evaluate(isBack);
    if (!isOver) faults.push(...(await driver.evaluate(focusFaults)));
  }
  expect([...faults, ...(await driver.evaluate(unreached))]).toEqual([]);
});

/** Runs in the page: whether the focus has left the page, or come to a control again. */
function isBack(): boolean {
  const control = document.activeElement as HTMLElement | null; // nothing else takes the focus here
  return !control || control === document.body || control.dataset['reached'] !== undefined;
}

/** Runs in the page: marks the focused control, and returns what is wrong with its look. */
async function focusFaults(): Promise<string[]> {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement) || !control.closest('.aw-root')) return [];
  if (control instanceof HTMLIFrameElement) return []; // has controls of its own
  const name = `${control.closest<HTMLElement>('[data-widget]')?.dataset['widget']}: ${control.outerHTML.slice(0, 90)}`;
  control.dataset['reached'] = '';
  const looks = [
    control,
    ...(('labels' in control && (control.labels as NodeListOf<HTMLElement>)) || []),
    control.parentElement,
  ];
  const styles = looks.filter((element) => element !== null).map((element) => getComputedStyle(element));
  // A link's outline may be that of its entry, which its `::after` covers.
  const isMarked = [...styles, getComputedStyle(control, '::after')].some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
  );
  const coverOf = () => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isApart = above && !control.contains(above) && !above.contains(control) && !above.closest('label');
    return isApart ? above : undefined;
  };
  // WebKit scrolls to what has the focus as it draws, which a busy machine does late.
  for (let frame = 0; frame < 100 && coverOf(); frame++) await new Promise(requestAnimationFrame);
  const cover = coverOf();
  return [
    ...(isMarked ? [] : [`No focus to see: ${name}`]),
    ...(cover ? [`Covered by ${cover.outerHTML.slice(0, 80)}: ${name}`] : []),
  ];
}

/** Runs in the page: the controls that the focus has not come to; of radio buttons, one is enough. */
function unreached(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    '.aw-root :is(a[href], button, input, select, textarea, summary)',
  );
  return [...controls]
    .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.closest('[inert]'))
    .filter((control) => control.getClientRects().length > 0 && !control.matches(':disabled, [type="radio"]'))
    .filter(({ dataset }) => dataset['reached'] === undefined)
    .map((control) => `Not reached: ${control.outerHTML.slice(0, 120)}`);
}
