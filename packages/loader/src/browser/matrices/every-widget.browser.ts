import {
  axeFindings,
  everyWidget,
  everyWidgetReady,
  expect,
  inAll,
  inAllUnless,
  onReact,
  openEveryWidget,
  shifted,
  test,
  untilStill,
  watchShifts,
} from '@adviser-widgets/testing/browser';

test.describe.configure({ timeout: 180_000 }); // checks every widget, one after another

const widths = [360, 768, 1280];
/** What a visitor reads and uses in a placeholder. */
const content = ':is(p, h2, h3, a, summary, label):not([data-slot] *)';

for (const width of widths) {
  test(
    `a page of every widget does not shift at ${width} px while they load and it scrolls (goal 9)`,
    inAllUnless(width === 360),
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await openEveryWidget(page, sandbox);
      await everyWidgetReady(page);
      expect(await shifted(page)).toBeLessThanOrEqual(0.001);
      const before = await shifted(page);
      for (const top of [0, 71, 73, 749, 751, 60, 0])
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await untilStill(page);
      expect((await shifted(page)) - before).toBeLessThan(0.0001); // ignores fractions of a pixel
    },
  );
}

test(
  'a page of every widget looks right at 320 px, from right to left, in forced colours and in print',
  { tag: [inAll.tag, onReact.tag] }, // the looks of the stories stand for it
  async ({ page, sandbox }) => {
    const expectRight = async (look: string) => {
      await untilStill(page);
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect.soft(scrollWidth, look).toBeLessThanOrEqual(clientWidth);
      expect.soft(await axeFindings(page), look).toEqual([]);
    };
    await page.setViewportSize({ width: 1280, height: 900 });
    await openEveryWidget(page, sandbox);
    await everyWidgetReady(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectRight('in forced colours');
    await page.emulateMedia({ forcedColors: null, media: 'print' });
    await expectRight('in print');
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 320, height: 900 });
    await everyWidgetReady(page); // now including the mobile bar
    await expectRight('at 320 px');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await expectRight('from right to left');
  },
);

test('no control of ours takes two quick taps for a wish to zoom', onReact, async ({ page, sandbox }) => {
  await openEveryWidget(page, sandbox);
  await everyWidgetReady(page);
  const controls = page.locator(
    '.aw-root :is(button, input:not([type="hidden"], [tabindex="-1"]), select, summary):not([data-slot] *)',
  );
  expect(await controls.count()).toBeGreaterThan(50);
  const zooming = await controls.evaluateAll((all) =>
    all
      .filter((control) => getComputedStyle(control).touchAction !== 'manipulation')
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(zooming).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of widths) {
    test(
      `each widget's content is readable and usable at ${width} px (goal 15)`,
      { tag: [onReact.tag, ...(width === 360 ? [] : [inAll.tag])] },
      async ({ page, sandbox }) => {
        await page.setViewportSize({ width, height: 900 });
        await openEveryWidget(page, sandbox);
        for (const each of await page.locator(`[data-widget] ${content}`).all())
          await expect(each).toBeVisible();
      },
    );
  }
});

test(
  'two hundred steps of the Tab key reach nothing hidden or covered (goal 11)',
  { tag: [inAll.tag, onReact.tag] }, // like the case of every engine, "with the keyboard alone"
  async ({ page, sandbox }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await openEveryWidget(page, sandbox);
    await everyWidgetReady(page);
    await page.evaluate(() => scrollTo(0, 0));
    const wrong: string[] = [];
    for (let step = 0; step < 200; step++) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const { activeElement: focused } = document;
        if (!focused || focused === document.body || focused.localName === 'iframe') return '';
        const label = (what: string) => `${what}: ${focused.outerHTML.slice(0, 160)}`;
        if (focused.closest('[inert], [hidden], [aria-hidden="true"]')) return label('hidden');
        const { left, top, width, height } = focused.getBoundingClientRect();
        if (width === 0 || height === 0) return label('without a size');
        if (top < 0 || top > innerHeight) return label('outside the window');
        const over = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1));
        return !over ||
          focused.contains(over) ||
          over.contains(focused) ||
          over.closest('label')?.contains(focused)
          ? ''
          : label(`covered by ${over.outerHTML.slice(0, 80)}`);
      });
      if (found) wrong.push(found);
    }
    expect([...new Set(wrong)]).toEqual([]);
  },
);

test(
  'moves nothing under reduced motion, and contacts no third party (goals 10 and 12)',
  onReact,
  async ({ page, sandbox }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => request.url().startsWith(sandbox.url) || elsewhere.push(request.url()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openEveryWidget(page, sandbox);
    await everyWidgetReady(page);
    await page.clock.runFor(1000);
    // Loading animations finish in a frame, and an idle page draws none.
    await page.evaluate(() =>
      document
        .getAnimations()
        .forEach(
          (animation) =>
            animation instanceof CSSAnimation && animation.animationName === 'aw-wait' && animation.finish(),
        ),
    );
    const animations = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState !== 'finished').length,
      );
    expect(await animations()).toBe(0);
    const html = () =>
      page.locator('main').evaluate((main) => main.innerHTML.replace(/<p [^>]*role="status".*?<\/p>/g, ''));
    const before = await html();
    await page.clock.runFor(20_000);
    expect(await html()).toBe(before);
    expect(await animations()).toBe(0);
    expect(elsewhere).toEqual([]);
  },
);

test('builds at least as many widgets as the contract names', () => {
  expect(everyWidget.length).toBeGreaterThanOrEqual(33);
});
