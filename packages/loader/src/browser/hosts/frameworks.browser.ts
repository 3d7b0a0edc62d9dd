import { hostLibraries } from '@adviser-widgets/host-libraries';
import {
  barePage,
  button,
  expect,
  expectReady,
  fillIn,
  snippet,
  test,
  unmountAll,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

interface World {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
}

/** What the page's own script has set. */
interface AppPage {
  readonly Vue: { createApp(options: object): { mount(place: string): { shown: boolean } } };
  app: { shown: boolean };
}

const open = (page: Page, { sandbox, bare }: World, body: string) =>
  page.goto(bare.serve(barePage(sandbox, { body })));

async function addVue(page: Page): Promise<void> {
  const vue = hostLibraries.find(({ name }) => name.startsWith('Vue'));
  for (const path of vue?.scripts ?? []) await page.addScriptTag({ path });
}

function mountVue(page: Page): Promise<void> {
  return page.evaluate(() => {
    const vuePage = window as unknown as AppPage;
    vuePage.app = vuePage.Vue.createApp({ data: () => ({ shown: false }) }).mount('#app');
  });
}

async function sendLead(page: Page, thanks: string): Promise<void> {
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
}

test('a form around which Vue is mounted once it is ready keeps its slot, and sends a lead', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare }, `<div id="app">${snippet}</div>`);
  await expectReady(page);
  await addVue(page);
  await mountVue(page);
  await expect(page.locator('#aw-root-1')).toHaveCount(0); // Vue has rendered its state, too
  await expectReady(page);
  await sendLead(page, 'Thanks!');
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

for (const [name, placeholder] of [
  ['a form', '<div data-widget="request-call-form" data-widget-load="eager">'],
  ['a notice', '<div data-widget="notice-banner">'],
] as const) {
  test(`a page of Vue shows and hides nodes in ${name}, whose fallback is what Vue made of it`, async ({
    page,
    sandbox,
    bare,
  }) => {
    const inside =
      '<p>Call us</p><ul v-if="shown"><li v-for="time in 2">{{ time }}</li></ul><p v-else>No times</p><hr>';
    await open(
      page,
      { sandbox, bare },
      `<div id="app"><h1>{{ shown }}</h1>${placeholder}${inside}</div></div>`,
    );
    await addVue(page);
    await mountVue(page);
    await expectReady(page);
    for (const isShown of [true, false, true])
      await page.evaluate((shown) => {
        (window as unknown as AppPage).app.shown = shown;
      }, isShown);
    await expect(page.getByRole('heading', { name: 'true' })).toBeVisible();
    await expectReady(page);
    const left = (await unmountAll(page, '[data-widget]')).replace(/<!--.*?-->/g, '');
    expect(left).toBe('<p>Call us</p><ul><li>1</li><li>2</li></ul><hr>');
  });
}

test('a script that comes late finds what a form will show after its lead, and changes it', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare }, snippet);
  await expectReady(page);
  await page.locator('[data-slot="success"] h3').evaluate((heading) => (heading.textContent = 'Ka pai!'));
  await sendLead(page, 'Ka pai!');
});

test('a page that changes an accordion whenever it is folded gets its content, and one failure', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/accordion failed \(render\).+the page keeps changing its content/);
  const accordion = '<div data-widget="accordion" data-widget-load="eager"><h3>Why?</h3><p>Because</p></div>';
  const change = `<script>
    new MutationObserver(() => document.querySelector('.aw-fold')?.parentElement.before('New '))
      .observe(document, { childList: true, subtree: true });
  </script>`;
  await open(page, { sandbox, bare }, change + accordion);
  await expect(page.locator('[data-widget="accordion"]')).toHaveAttribute('data-widget-state', 'failed');
  await expect(page.getByRole('heading', { name: 'Why?' })).toBeVisible();
  await expect(page.locator('.aw-root')).toHaveCount(0);
});
