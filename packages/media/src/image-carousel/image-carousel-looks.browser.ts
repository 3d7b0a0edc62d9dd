import {
  expect,
  failedRequest,
  gapsAround,
  hold,
  mediaPage,
  openStill,
  picture,
  placeholder,
  shifted,
  test,
  untilDrawn,
  watchShifts,
} from '@adviser-widgets/testing/browser';
import { button, carousel, left, shown } from '../browser/carousel-page.ts';

test('shifts nothing if the runtime loads long after the first paint', async ({ page, sandbox, bare }) => {
  await page.setViewportSize({ width: 360, height: 1200 });
  await watchShifts(page);
  const { release } = await hold(page, '**/assets/runtime-*.js');
  await page.goto(mediaPage({ sandbox, bare }, carousel()), { waitUntil: 'commit' });
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'pending');
  await untilDrawn(page);
  await release();
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  await untilDrawn(page);
  expect(await shifted(page)).toBe(0);
});

test('words beside a picture are one text, around what is bold in it', async ({ page, sandbox, bare }) => {
  const item = (words: string) =>
    `<li><img src="${picture('navy')}" alt="Villa" width="570" height="365">${words}</li>`;
  const inside = `<ul>${item('A <strong>villa</strong> in Nelson')}${item('A flat')}</ul>`;
  await page.goto(mediaPage({ sandbox, bare }, carousel('', inside)));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  expect(await gapsAround(page.locator('strong'))).toBeLessThan(8);
});

for (const [name, inside, attributes] of [
  [
    'a list of them',
    `<ul><li><img src="${picture('navy')}" alt="Villa" width="570" height="365"></li><li><img src="${picture('teal')}" alt="Flat" width="570" height="365"></li></ul>`,
    '',
  ],
  [
    'data-slides',
    '',
    `data-slides='[{"filename":"villa.jpg","alt":"Villa"},{"filename":"flat.jpg","alt":"Flat","mobile":"small.jpg"}]'`,
  ],
] as const) {
  test(`of ${name} it mounts without a layout shift, at any width, and restores everything (fault 22)`, async ({
    page,
    sandbox,
    bare,
  }) => {
    await page.route('**/cdn/*.jpg*', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: decodeURIComponent(picture('gray').split(',')[1] ?? ''),
      }),
    );
    await watchShifts(page);
    for (const width of [360, 768, 1280]) {
      await page.goto('about:blank'); // a new size would shift the layout
      await page.setViewportSize({ width, height: 1200 });
      await page.goto(mediaPage({ sandbox, bare }, carousel(attributes, inside)));
      await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
      await expect(page.locator('.aw-carousel__slide').first().locator('img')).toHaveJSProperty(
        'complete',
        true,
      );
      expect(await shifted(page)).toBe(0);
      if (!attributes) continue;
      const sources = () =>
        page
          .locator('.aw-carousel__slide img')
          .evaluateAll((images) =>
            images.map((image) => new URL((image as HTMLImageElement).currentSrc || location.href).pathname),
          );
      await expect
        .poll(sources)
        .toEqual(['/cdn/villa.jpg', width < 768 ? '/cdn/small.jpg' : '/cdn/flat.jpg']);
    }
    const written = await placeholder(page).evaluate(async (element) => {
      const unmounted = new Promise((resolve) => element.addEventListener('aw:unmounted', resolve));
      (window as unknown as { AdviserWidgets: { unmount(element: Element): void } }).AdviserWidgets.unmount(
        element,
      );
      await unmounted;
      return element.innerHTML;
    });
    expect(written).toBe(inside);
  });
}

test('pictures of several ratios are all as high as the highest, at most two thirds of the width, and shift nothing', async ({
  page,
  sandbox,
  bare,
}) => {
  const sized = ([width, height]: readonly [string, string]) =>
    `<img src="${picture('teal').replaceAll('570', width).replaceAll('365', height)}" alt="" width="${width}" height="${height}">`;
  const inside = (
    [
      ['1200', '675'],
      ['800', '1600'],
      ['1200', '900'],
    ] as const
  )
    .map(sized)
    .join('');
  await page.setViewportSize({ width: 632, height: 900 });
  await watchShifts(page);
  await page.goto(mediaPage({ sandbox, bare }, carousel('', inside)));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  await untilDrawn(page);
  const heights = await page
    .locator('.aw-carousel__slide img')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
  expect(heights).toEqual([402, 402, 402]);
  expect(await shifted(page)).toBe(0);
});

test('a missing picture keeps its height and shows its text', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest);
  await page.setViewportSize({ width: 632, height: 900 });
  await page.route('**/gone.jpg', (route) => route.fulfill({ status: 404, body: '' }));
  const gone = '<img src="/gone.jpg" alt="A villa" width="600" height="300">';
  await page.goto(mediaPage({ sandbox, bare }, carousel('', gone + gone)));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  const missing = page.getByRole('img', { name: 'A villa' }).first();
  await expect.poll(async () => (await missing.boundingBox())?.height).toBe(300);
  const text = await missing.evaluate((image) => getComputedStyle(image, '::after').content);
  expect(text).toBe('"A villa"');
});

test('the ring around a linked picture is not cut, and no other picture shows beside it', async ({
  page,
  sandbox,
  bare,
}) => {
  const link = `<a href="#x"><img src="${picture('teal')}" alt="Flat" width="570" height="365"></a>`;
  await openStill(page, mediaPage({ sandbox, bare }, carousel('', link + link)));
  await page.getByRole('slider').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Flat' })).toBeFocused();
  await expect(page.locator('.aw-carousel__view')).toHaveCSS('overflow', 'clip');
  await expect(page.locator('.aw-carousel__slide[inert]')).toHaveCSS('visibility', 'hidden');
});

test('right to left the arrows are mirrored, and in print every picture shows', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openStill(page, mediaPage({ sandbox, bare }, carousel(), 'dir="rtl"'));
  const { x: next } = (await button(page, 'Next picture').boundingBox()) ?? { x: NaN };
  const { x: previous } = (await button(page, 'Previous picture').boundingBox()) ?? { x: NaN };
  expect(next).toBeLessThan(previous);
  await button(page, 'Next picture').click();
  await page.clock.runFor(100);
  expect(await left(page, 0)).toBeGreaterThan(0);
  await page.clock.runFor(900);
  expect(await shown(page)).toBe('2 of 3');
  expect(Math.round(await left(page, 1)), 'pixels from its place').toBe(0);
  await page.emulateMedia({ media: 'print' });
  const places = await page.locator('.aw-carousel__slide').evaluateAll((all) =>
    all.map((slide) => ({
      left: slide.getBoundingClientRect().left,
      top: slide.getBoundingClientRect().top,
    })),
  );
  expect(
    places.filter((place) => place.left < 0),
    'pictures off the page',
  ).toEqual([]);
  expect(new Set(places.map(({ top }) => top)).size, 'pictures one below the other').toBe(3);
});

test('the position among many pictures stays on one line beside the controls, however narrow the window', async ({
  page,
  sandbox,
  bare,
}) => {
  const many = `<img src="${picture('navy')}" alt="A home" width="570" height="365">`.repeat(11);
  await page.setViewportSize({ width: 280, height: 600 });
  await openStill(page, mediaPage({ sandbox, bare }, carousel('', many)));
  for (const width of [280, 320, 360, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    const lines = await page
      .locator('.aw-carousel__position')
      .evaluate(
        (element) =>
          element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
      );
    expect(Math.round(lines), `${width} px`).toBe(1);
  }
});

test('the dots of a few pictures say the place, and nothing else does', async ({ page, sandbox, bare }) => {
  await openStill(page, mediaPage({ sandbox, bare }, carousel()));
  await expect(page.getByRole('slider', { name: 'Picture' })).toBeVisible();
  await expect(page.locator('.aw-carousel__bar')).not.toContainText('of 3');
});
