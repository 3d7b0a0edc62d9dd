import {
  axeFindings,
  barePage,
  button,
  everyWidget,
  expect,
  expectReady,
  fillIn,
  inAll,
  test,
  untilDrawn,
  untilStill,
} from '@adviser-widgets/testing/browser';
import type { BrowserContext, Page } from '@playwright/test';

// Holds fields and preview: its widget loads once it is in view, and a test may have scrolled it away by then.
test.use({ viewport: { width: 1280, height: 2400 } });

const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');
const placeholder = (page: Page) => preview(page).locator('main > [data-widget]');
const markup = (page: Page) => page.getByLabel('Markup to copy');

/** Opens the builder and chooses a widget in it, as an editor does. */
async function choose(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await page
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
}

/** The content of their examples has more than a text field holds, such as forms and articles. */
const asHtml = ['blog-list', 'inline-search', 'site-search', 'sticky-header'];

test(
  'opens, fills in and previews every widget without a problem',
  inAll,
  async ({ page, sandbox, expectConsole }) => {
    test.setTimeout(180_000);
    expectConsole(/Failed to execute 'postMessage' on 'DOMWindow'/); // from a framed page: the preview has an opaque origin
    const softly = expect.configure({ soft: true });
    await page.goto(`${sandbox.url}/editor/`);
    for (const { name, title } of everyWidget.filter(({ invisible }) => !invisible)) {
      await page
        .getByRole('button', { name: new RegExp(`^${title}`) })
        .first()
        .click();
      await softly(
        page.getByRole('heading', { name: title, level: 2 }),
        `${name}: the heading`,
      ).toBeFocused();
      await softly(placeholder(page), `${name}: the widget in the preview`).toHaveAttribute(
        'data-widget',
        name,
      );
      await softly(placeholder(page), `${name}: its state`).toHaveAttribute('data-widget-state', 'ready');
      await softly(
        page.getByText("can't hold").or(page.getByText('in another way')),
        `${name}: texts of slots as HTML`,
      ).toHaveCount(asHtml.includes(name) ? 1 : 0);
      await softly(page.getByRole('list', { name: 'Still to fix' }), `${name}: problems`).toHaveCount(0);
      await softly(markup(page), `${name}: the markup to copy`).toHaveValue(
        new RegExp(`data-widget="${name}"`),
      );
      await page.getByRole('button', { name: 'All widgets' }).click();
    }
  },
);

test('with the keyboard alone, finds, fills in and copies a form that sends a lead once pasted into a page', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: sandbox.url });
  await page.goto(`${sandbox.url}/editor/`);
  await page.getByRole('searchbox', { name: 'Find' }).focus();
  await page.keyboard.type('request a call');
  await page.keyboard.press('Tab'); // the collapsed section for existing markup
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'All about Request a call' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ring me');
  await expect(preview(page).getByRole('heading', { name: 'Ring me' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Copied\./)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(bare.serve(barePage(sandbox, { body: copied })));
  await expectReady(page);
  await expect(page.getByRole('heading', { name: 'Ring me' })).toBeVisible();
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('typing updates the widget in the preview without losing its state', async ({ page, sandbox }) => {
  await choose(page, `${sandbox.url}/editor/`, 'Request a call');
  await preview(page).getByLabel('First Name').fill('Aroha');
  await page.getByLabel('Heading', { exact: true }).fill('Kia ora');
  await expect(preview(page).getByRole('heading', { name: 'Kia ora' })).toBeVisible();
  await expect(preview(page).getByLabel('First Name')).toHaveValue('Aroha');
});

test('shows at once what waits on a page, and says so', async ({ page, sandbox }) => {
  await choose(page, `${sandbox.url}/editor/`, 'Pop-up');
  await expect(preview(page).getByText('Twenty pages that answer what everybody asks.')).toBeVisible();
  await expect(page.getByText('The preview opens it at once.')).toBeVisible();
  await expect(markup(page)).not.toHaveValue(/data-delay/);
});

test('shows a notice before its first day, says so, and names a last day that is before', async ({
  page,
  sandbox,
}) => {
  await choose(page, `${sandbox.url}/editor/`, 'Notice banner');
  await page.getByLabel('First day').fill('2099-12-18');
  await page.getByLabel('Last day').fill('2099-01-05');
  await expect(markup(page)).toHaveValue(/data-from="2099-12-18" data-until="2099-01-05"/);
  await expect(page.getByText('The preview shows it on any day.')).toBeVisible();
  await expect(page.getByText('“Last day” is before “First day”, so it never shows.')).toBeVisible();
  await expect(page.getByText('It shows from')).toHaveCount(0);
  await expect(preview(page).getByText('Our offices are closed over Easter.')).toBeVisible();
  await expect(page.getByText('Choose the day of “First day”, or a later one.')).toBeVisible();
  await page.getByLabel('Last day').fill('2100-01-05');
  await expect(page.getByText('It shows from 18 December 2099.').first()).toBeVisible();
  await expect(page.getByText('Choose the day of “First day”, or a later one.')).toBeHidden();
});

test('previews at three widths', inAll, async ({ page, sandbox }) => {
  await choose(page, `${sandbox.url}/editor/`, 'Request a call');
  const width = () =>
    preview(page)
      .locator('body')
      .evaluate(() => innerWidth);
  await expect.poll(width).toBe(360);
  await page.getByRole('radio', { name: 'Phone, 360' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBe(768);
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBe(1280);
});

test('a form in the preview works, and nothing is sent', async ({ page, sandbox }) => {
  await choose(page, `${sandbox.url}/editor/`, 'Request a call');
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  const form = preview(page).locator('body');
  await fillIn(form);
  await button(form).press('Enter'); // a click could miss: the page around the frame is still scrolling
  await expect(form.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sandbox.records()).toEqual([]);
});

test('keeps the draft after a reload, in the history and in a shared address', async ({
  page,
  sandbox,
  context,
}) => {
  await choose(page, `${sandbox.url}/editor/`, 'Request a call');
  await page.getByLabel('Heading', { exact: true }).fill('Whānau & friends');
  await expect.poll(() => page.url()).toContain('friends');
  await page.reload();
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Whānau & friends');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Heading', { exact: true })).toHaveValue('Whānau & friends');
  await other.close();
  await page.getByRole('button', { name: 'All widgets' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a widget' })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Whānau & friends');
});

test('hostile markup that an editor has pasted is named and left out', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedImage);
  const hostile = `<div class="aw-widget" data-widget="collapse"><p>Hi</p><img src="/nowhere.png" onerror="document.title = 'ran'"></div>`;
  await page.goto(`${sandbox.url}/editor/`);
  await page.getByText('Edit or fix what you already have').click();
  await page.getByLabel('Markup from your page').fill(hostile);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText("A snippet can't have onerror: left out.")).toBeVisible();
  await page.getByRole('button', { name: 'Fix and edit Collapse' }).click();
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  await expect(markup(page)).toHaveValue(/nowhere/);
  await expect(markup(page)).not.toHaveValue(/onerror/);
});
const failedImage = /Failed to load resource/;

/** Content of a draft; each calls `ran` on a page, some once they are pressed. */
const hostileContent: Readonly<Record<string, string>> = {
  'a comment that ends what is around it': '<noscript><!--</noscript><img src onerror=ran()>--></noscript>',
  'an animated address': `<svg width="99" height="20"><a><animate attributeName="href" values="javascript:ran()"/><text y="15">press</text></a></svg>`,
  'an address that is set': `<svg width="99" height="20"><a><set attributeName="href" to="javascript:ran()"/><text y="15">press</text></a></svg>`,
  'an address of a script': `<a href=" java\nscript:ran()">press</a>`,
  'a button with an address': `<form><button formaction="javascript:ran()">press</button></form>`,
  'a form that leads to a script': `<form action="javascript:ran()"><button>press</button></form>`,
  'a frame that holds a page': `<iframe srcdoc="<script>parent.ran()</script>"></iframe>`,
  'a frame whose address is a script': `<iframe src="javascript:parent.ran()"></iframe>`,
  'a style that ends itself': `<svg><style>&lt;img src onerror=ran()></style></svg><svg onload=ran()></svg>`,
  'formulas with a style': `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran()&gt;"></table></mtext></math><img src onerror=ran()>`,
  'forms in forms': `<form><math><mtext></form><form><mglyph><style></math><img src onerror=ran()></style></mglyph></form>`,
  'a shadow root': `<div><template shadowrootmode="open"><img src onerror=ran()></template></div>`,
  'details that open': `<details open ontoggle=ran()>x</details>`,
};

/** Opens markup on a page without a policy, presses everything in it, and returns whether a script called `ran`. */
async function runs(context: BrowserContext, html: string): Promise<boolean> {
  let hasRun = false;
  const site = await context.newPage();
  await site.exposeFunction('ran', () => (hasRun = true));
  await site.setContent(html);
  // Only an address of script is followed: a form that leaves the page would take the test along.
  await site.evaluate(() =>
    addEventListener('submit', (event) => {
      const button = event.submitter?.getAttribute('formaction');
      const form = event.target instanceof Element && event.target.getAttribute('action');
      if (!/script:/.test(String(button ?? form))) event.preventDefault();
    }),
  );
  for (const target of await site.locator('a, button, text').all())
    await target.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => undefined); // a link has left the page
  // Pictures have failed and frames have loaded before; a pressed address runs meanwhile.
  await untilDrawn(site).catch(() => undefined);
  await site.close();
  return hasRun;
}

/** What a CMS makes of markup that it reads and writes again. */
function rewritten(page: Page, html: string): Promise<string> {
  return page.evaluate((given) => new DOMParser().parseFromString(given, 'text/html').body.innerHTML, html);
}

for (const [name, content] of Object.entries(hostileContent))
  test(`what the builder offers of a hostile link runs nothing on a page without a policy: ${name}`, async ({
    page,
    sandbox,
    context,
    expectConsole,
  }) => {
    expectConsole(/style-src-elem/); // the policy of the builder's page also reports styles that are only parsed
    const cms = await context.newPage();
    const runsAnywhere = async (html: string) =>
      (await runs(context, html)) || (await runs(context, await rewritten(cms, html)));
    expect(await runsAnywhere(content), 'as it is given').toBe(true);
    const draft = `<div class="aw-widget" data-widget="collapse" data-label="More"><p>Hi</p>${content}</div>`;
    await page.goto(`${sandbox.url}/editor/#${new URLSearchParams({ draft })}`);
    await expect(page.getByRole('alert')).toContainText("held what a snippet can't have");
    for (const form of ['For a code or HTML block', 'For WordPress']) {
      await page.getByRole('radio', { name: form }).check();
      const offered = await markup(page).inputValue();
      expect.soft(offered).toContain('Hi');
      expect.soft(await runsAnywhere(offered), form).toBe(false);
    }
  });

test('begins with the forms that are wanted most, and ends their group with the one for staff', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${sandbox.url}/editor/`);
  const forms = page.getByRole('region', { name: 'Hear from visitors' }).getByRole('listitem');
  await expect(forms.nth(0)).toHaveText(/^Request a call/);
  await expect(forms.nth(1)).toHaveText(/^Get a callback/);
  await expect(forms.nth(2)).toHaveText(/^Short contact form/);
  await expect(forms.last()).toHaveText(/^Call centre/);
});

test('finds a form by the name that someone remembers', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}/editor/`);
  await page.getByRole('searchbox', { name: 'Find' }).fill('requestcall');
  const found = page.getByRole('region', { name: 'Found' }).getByRole('listitem');
  await expect(found).toHaveText([/^Request a call/]);
});

test('pictures of a carousel are listed, moved and added by keyboard', async ({ page, sandbox }) => {
  await choose(page, `${sandbox.url}/editor/`, 'Image carousel');
  await page.getByRole('button', { name: 'Move up picture 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move up picture 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Add a picture' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('/assets/blog/papers.svg'); // beginnings of an address would be fetched
  await page.keyboard.press('Tab');
  await page.keyboard.type('A heap of papers');
  await expect(markup(page)).toHaveValue(
    /keys\.svg[^]*house\.svg[^]*<img src="\/assets\/blog\/papers\.svg" alt="A heap of papers">/,
  );
  await expect(preview(page).locator('img[alt="A heap of papers"]')).toHaveCount(1);
  for (const button of await page.getByRole('group', { name: 'Pictures' }).getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await axeFindings(page)).toEqual([]);
});

test('fixes pasted markup', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}/editor/`);
  await page.getByText('Edit or fix what you already have').click();
  await page
    .getByLabel('Markup from your page')
    .fill('<div class=“aw-widget” data-widget=“request-call-from” data-headding=“Talk to us”></div>');
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('button', { name: 'Fix and edit' }).click();
  await expect(markup(page)).toHaveValue(/data-widget="request-call-form" data-heading="Talk to us"/);
});

test('has no axe findings and fits at 360, 768 and 1280 px', async ({ page, sandbox }) => {
  const expectRight = async (state: string) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 4000 }); // the bar at its foot would cover a part of whatever is there
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await untilStill(page);
      expect.soft(await axeFindings(page), `${state} at ${width} px`).toEqual([]);
      expect
        .soft(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
          `${state} at ${width} px scrolls sideways`,
        )
        .toBe(0);
    }
  };
  await page.goto(`${sandbox.url}/editor/`);
  await expect(page.getByRole('heading', { name: 'Choose a widget' })).toBeVisible();
  await expectRight('the choice');
  await page.getByText('Edit or fix what you already have').click();
  await page
    .getByLabel('Markup from your page')
    .fill(
      '<p class="aw-widget">Lost</p><div data-widget=“request-call-form” data-heading="Hi"><p>Call us</p><h2>Rates</h2><p>5 %</p>',
    );
  await page.getByRole('button', { name: 'Read it' }).click();
  await expectRight('a damaged page');
  await page.getByRole('button', { name: 'Fix and edit Request a call “Hi”' }).click();
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  await expectRight('a form without an end tag');
  await page.getByRole('button', { name: 'All widgets' }).click();
  await page.getByRole('button', { name: /^Request a call/ }).click();
  await page.getByText('More settings').click();
  await page.getByRole('radio', { name: 'As a link' }).check();
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  await expectRight('a form');
  await page.getByRole('button', { name: 'Reset the settings' }).click();
  await expectRight('a form that was reset');
  await page.getByRole('button', { name: 'All widgets' }).click();
  await page.getByRole('button', { name: /^Image carousel/ }).click();
  await page.getByRole('button', { name: 'Remove picture 2' }).click();
  await expectRight('a carousel without a picture');
  await page.getByRole('button', { name: 'All widgets' }).click();
  await page.getByRole('button', { name: /^Notice banner/ }).click();
  await expectRight('a notice');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  const copy = (page: Page) => page.getByRole('button', { name: 'Copy', exact: true });
  const bar = (page: Page) => page.locator('.aw-builder__copy');
  const barHeight = (page: Page) =>
    bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().height));

  test('Copy is in reach from the start, with what is left to do', async ({ page, sandbox }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: sandbox.url });
    await choose(page, `${sandbox.url}/editor/`, 'YouTube video');
    await expect(copy(page)).toBeInViewport({ ratio: 1 });
    expect(await barHeight(page)).toBeLessThanOrEqual(160);
    await copy(page).click();
    await expect(page.getByText(/^Copied\./)).toBeVisible();
    expect(await barHeight(page)).toBeLessThanOrEqual(160);
    await page.getByRole('button', { name: /still from the example/ }).click();
    await expect(page.getByRole('group', { name: 'Before you copy' })).toBeFocused();
    await expect(page.getByRole('group', { name: 'Before you copy' })).toBeInViewport({ ratio: 1 });
    expect(await axeFindings(page)).toEqual([]);
  });

  test('the bar with Copy covers nothing that has the focus', async ({ page, sandbox }) => {
    await choose(page, `${sandbox.url}/editor/`, 'Image carousel');
    await page.getByText('More settings').click();
    await page.getByText('More settings').focus();
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        const foot = document.querySelector('.aw-builder__copy')?.getBoundingClientRect().top ?? 0;
        return {
          isBeyond: element instanceof HTMLIFrameElement || element?.closest('.aw-builder__copy') !== null,
          covered: Math.max(0, (element?.getBoundingClientRect().bottom ?? 0) - foot),
          html: element?.outerHTML.slice(0, 120),
        };
      });
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const { isBeyond, html } = await focused();
      if (isBeyond) break;
      await expect.poll(async () => (await focused()).covered, html).toBe(0); // the page scrolls smoothly
    }
  });
});

test('works at its own address, without a page around it', async ({ page, sandbox }) => {
  await choose(page, `${sandbox.url}/adviser-widgets/1/editor/index.html`, 'Accordion');
  await expect(preview(page).getByRole('button', { name: 'What does an adviser cost me?' })).toBeVisible();
});

test('without JavaScript, says what it needs and where else to look', async ({ browser, sandbox }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${sandbox.url}/editor/`);
  await expect(page.getByText('The builder needs JavaScript.')).toBeVisible();
  await page.close();
});

test('the search has the nearest way to each of these, a widget or a page of the guides', async ({
  page,
  sandbox,
}) => {
  const softly = expect.configure({ soft: true });
  await page.goto(`${sandbox.url}/editor/`);
  const found = page.locator('section[aria-label="Found"] button, section[aria-label="Guides"] a').first();
  for (const [asked, nearest] of [
    ['rates', 'Collapse'],
    ['menu for phones', 'Off-canvas navigation'],
    ['thank you text', 'Request a call'],
    ['logo row', 'Image carousel'],
    ['partners', 'Image carousel'],
    ['quiz', 'Iframe embed'],
    ['countdown', 'Notice banner'],
    ['Christmas hours', 'Notice banner'],
    ['dark mode', 'Dark mode'],
    ['upload a file', 'Iframe embed'],
    ['language', 'Texts and languages'],
    ['book a call', 'Get a callback'],
    ['csp', 'For integrators'],
    ['font', 'Design tokens'],
    ['onSuccess', 'For front-end developers'],
  ] as const) {
    await page.getByRole('searchbox', { name: 'Find' }).fill(asked);
    await softly(found, asked).toContainText(nearest);
  }
});

test('a guide that is called so replaces widgets with some of the words, and mentions are left out', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${sandbox.url}/editor/`);
  const guides = page.getByRole('region', { name: 'Guides' }).getByRole('listitem');
  await page.getByRole('searchbox', { name: 'Find' }).fill('dark mode');
  await expect(guides).toHaveText(['Dark mode']);
  await expect(page.getByRole('region', { name: 'Found' }).getByRole('listitem')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Find' }).fill('call back');
  await expect(page.getByRole('region', { name: 'Found' }).getByRole('listitem').first()).toBeVisible();
  await expect(guides).toHaveCount(0);
});

test('moves to what was read, which a low window would hide', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${sandbox.url}/editor/`);
  await page.getByText('Edit or fix what you already have').click();
  await page
    .getByLabel('Markup from your page')
    .fill('<div data-widget="request-call-form" data-campaign-id=""><p>Call 04 123 4567</p></div>');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('group', { name: 'What was read' })).toBeFocused();
  await expect(page.getByText('One widget, with something to fix.')).toBeInViewport({ ratio: 1 });
});

test('pages of widgets and guides are beside the builder', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}/editor/`);
  await page.getByRole('searchbox', { name: 'Find' }).fill('csp');
  const guide = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Content-Security-Policy' }).click();
  await expect((await guide).getByRole('heading', { name: 'Content-Security-Policy' })).toBeInViewport();
  await choose(page, `${sandbox.url}/editor/`, 'Pop-up');
  const about = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'All about Pop-up' }).click();
  await expect((await about).getByRole('cell', { name: 'data-show-daily' })).toBeVisible();
});
