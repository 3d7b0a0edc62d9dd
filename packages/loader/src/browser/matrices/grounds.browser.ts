import {
  everyWidget,
  everyWidgetReady,
  expect,
  inAll,
  lowContrasts,
  onChromium,
  onReact,
  openEveryWidget,
  picture,
  test,
  untilStill,
} from '@adviser-widgets/testing/browser';

test.describe.configure({ timeout: 180_000 }); // every widget on a page

const photo = `url("${picture('gold')}") center / cover`;
const looks = [
  ['white', '#fff', '#1c2a3a', null],
  ['#0b1220', '#0b1220', '#e6edf3', 'dark'],
  ['a photo with white text', `#555 ${photo}`, '#fff', 'dark panel'],
  ['a photo with dark text', `#555 ${photo}`, '#1c2a3a', 'light panel'],
] as const;
const names = ['request-call-form', 'blog-list', 'site-search', 'collapse'];

for (const [name, background, color, ground] of looks)
  for (const isWhole of [false, true])
    test(
      `${isWhole ? 'every widget' : 'some widgets'} on ${name}: its texts and errors have 4.5:1, borders and focus rings 3:1`,
      { tag: [onReact.tag, onChromium.tag, ...(isWhole ? [inAll.tag] : [])] },
      async ({ page, sandbox, expectConsole }) => {
        expectConsole(/has no "ceid"/);
        const widgets = everyWidget.filter((each) => isWhole || names.includes(each.name));
        await openEveryWidget(page, sandbox, {
          widgets,
          head: `<style>body { background: ${background} !important; color: ${color} !important } :is(h1, h2, main p, main li) { color: inherit !important }</style>`,
        });
        await everyWidgetReady(page, widgets);
        const form = page.locator('[data-widget="request-call-form"] > .aw-root');
        expect(await form.getAttribute('data-aw-ground')).toBe(ground);
        for (const button of await page.locator('.aw-form [type="submit"]').all()) await button.click();
        await page.mouse.move(0, 0);
        await untilStill(page);
        expect(await lowContrasts(page)).toEqual([]);
      },
    );
