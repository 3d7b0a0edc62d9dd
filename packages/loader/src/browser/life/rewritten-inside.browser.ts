import {
  barePage,
  button,
  expect,
  fillIn,
  filledValues,
  inAllUnless,
  test,
  unmountAll,
  valuesOf,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { addScripts, insidesOf, onEach, rewritings, written, type Part } from './rewritings.ts';

const form = (thanks: string, fallback = 'Call us'): Part => ({
  tag: '<div class="aw-widget" data-widget="request-call-form" data-campaign-id="BARE">',
  inside: `\n  <div data-slot="success" id="thanks"><h3>${thanks}</h3></div>\n  <p>${fallback}</p>\n`,
});

const accordion = (answer: string): Part => ({
  tag: '<div class="aw-widget" data-widget="accordion">',
  inside: `<h3 id="costs">What does it cost?</h3><p>${answer}</p><h3>How long?</h3><p id="week">A week</p>`,
});

const notice = (text: string): Part => ({
  tag: '<div class="aw-widget" data-widget="notice-banner" data-version="1">',
  inside: `<p id="notice">${text}</p>`,
});

const before = [form('Ka pai!'), accordion('Nothing'), notice('Closed on Friday')];
const after = [form('Tino pai!', 'Ring us'), accordion('A coffee'), notice('Open on Friday')];

interface Place {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
}

async function open(page: Page, { sandbox, bare }: Place, parts = before, scripts: readonly string[] = []) {
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css"><meta name="turbo-refresh-method" content="morph">`;
  await page.goto(bare.serve(barePage(sandbox, { head, body: `<main>${written(parts)}</main>` })));
  await expectReady(page, parts.length);
  await addScripts(page, scripts);
}

async function expectReady(page: Page, count: number): Promise<void> {
  await expect(page.locator('main > [data-widget-state="ready"]')).toHaveCount(count);
  await expect(page.locator('main > [data-widget] > .aw-root')).toHaveCount(count);
}

const thanks = (page: Page) => page.getByRole('heading', { name: /pai!/ });

const unmounted = (page: Page) => unmountAll(page, 'main > [data-widget]');

const insides = (parts: readonly Part[]) => insidesOf(parts).join('');

/** Of the captcha, whose frame loads again where it is moved. */
const reloadedFrame = /^Failed to execute 'postMessage' on 'DOMWindow'/;

/** Rewrites the text, and morphs the page. */
const representatives = ['innerHTML', 'a page refresh of Turbo'];

for (const { name, scripts, rewrite } of rewritings) {
  const often = inAllUnless(representatives.includes(name));

  test.describe(`a page that ${name} rewrites`, () => {
    test.beforeEach(({ expectConsole }) => expectConsole(reloadedFrame));

    test(
      'with the same content keeps what was typed, and thanks nobody',
      often,
      async ({ page, sandbox, bare }) => {
        await open(page, { sandbox, bare }, before, scripts);
        await fillIn(page);
        await page.getByRole('button', { name: 'How long?' }).click();
        await rewrite(page, before);
        await expectReady(page, 3);
        await expect.poll(() => valuesOf(page)).toEqual(filledValues);
        await expect(thanks(page)).toBeHidden();
        await expect(page.getByRole('button', { name: 'How long?' })).toHaveCount(1);
        await expect(page.getByText('Closed on Friday')).toHaveCount(1);
        await button(page).click();
        await expect(thanks(page)).toBeVisible();
        expect(sandbox.records('call-centre')).toMatchObject([{ fields: filledValues }]);
        expect(await unmounted(page)).toBe(insides(before));
      },
    );

    test('with other content shows it, and keeps what was typed', often, async ({ page, sandbox, bare }) => {
      await open(page, { sandbox, bare }, before, scripts);
      await fillIn(page);
      await rewrite(page, after);
      await expect(page.getByText('Open on Friday')).toBeVisible();
      await expectReady(page, 3);
      await page.getByRole('button', { name: 'What does it cost?' }).click();
      await expect(page.getByText('A coffee')).toBeVisible();
      await expect(page.getByText('Nothing')).toHaveCount(0);
      await expect.poll(() => valuesOf(page)).toEqual(filledValues);
      await expect(thanks(page)).toBeHidden();
      await button(page).click();
      await expect(page.getByRole('heading', { name: 'Tino pai!' })).toBeVisible();
      expect(await unmounted(page)).toBe(insides(after));
    });

    test('after a lead still shows the thanks', often, async ({ page, sandbox, bare }) => {
      await open(page, { sandbox, bare }, before, scripts);
      await fillIn(page);
      await button(page).click();
      await expect(thanks(page)).toBeVisible();
      await rewrite(page, after);
      await expect(page.getByText('Open on Friday')).toBeVisible();
      await expectReady(page, 3);
      await expect(page.getByRole('heading', { name: 'Tino pai!' })).toBeVisible();
      await expect(page.getByLabel('First Name')).toHaveCount(0);
      expect(sandbox.records('call-centre')).toHaveLength(1);
    });
  });
}

test("after innerHTML = '' the page has its widgets as they were, and its content once they unmount", async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(reloadedFrame);
  await open(page, { sandbox, bare });
  await fillIn(page);
  await page.getByRole('button', { name: 'How long?' }).click();
  for (const element of await page.locator('main > [data-widget]').all())
    await element.evaluate((widget) => (widget.innerHTML = ''));
  await expectReady(page, 3);
  expect(await valuesOf(page)).toEqual(filledValues);
  await expect(page.getByText('A week')).toBeVisible();
  await expect(page.getByText('Closed on Friday')).toBeVisible();
  await expect(thanks(page)).toBeHidden();
  await button(page).click();
  // What a widget shows of the page's content stays; a form's is what the page has left of it: nothing.
  await expect(page.getByText('Thank you')).toBeVisible();
  const left = insides(before.filter(({ tag }) => !tag.includes('form')));
  expect(await unmounted(page)).toBe(left);
});

test('a visitor types on while the page rewrites the placeholder', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  await page.getByLabel('First Name').pressSequentially('Arha');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await onEach(page, insidesOf(after), (element, inside) => (element.innerHTML = inside));
  await expect(page.getByText('Open on Friday')).toBeVisible();
  await page.keyboard.type('o');
  await expect(page.getByLabel('First Name')).toHaveValue('Aroha');
});

test('a page that rewrites the placeholder does not give it the focus', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  await page.getByLabel('First Name').fill('Aroha');
  await page.getByLabel('First Name').blur();
  await onEach(page, insidesOf(after), (element, inside) => (element.innerHTML = inside));
  await expect(page.getByText('Open on Friday')).toBeVisible();
  await expect(page.getByLabel('First Name')).not.toBeFocused();
});

test('what a page adds to an accordion and to a form joins their content', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  await fillIn(page);
  await onEach(page, [form('', 'Or write').inside, '<h3>Why?</h3><p>Because</p>', ''], (element, added) =>
    element.insertAdjacentHTML('beforeend', added),
  );
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByText('Because')).toBeVisible();
  await expectReady(page, 3);
  await expect(page.getByText('Or write')).toBeHidden();
  await expect(page.getByText('Call us')).toBeHidden();
  expect(await valuesOf(page)).toEqual(filledValues);
});

test('a page that writes the same content again closes nothing, and keeps a form in it', async ({
  page,
  sandbox,
  bare,
}) => {
  const inside = `<h3>Call?</h3><p>Yes</p>${written([form('Ka pai!')])}<h3>Write?</h3><p>No</p>`;
  await open(page, { sandbox, bare }, [{ ...accordion(''), inside }]);
  await page.getByRole('button', { name: 'Call?' }).click();
  await fillIn(page);
  await page.getByLabel('First Name').evaluate((element) => element.setAttribute('data-mark', ''));
  await page.locator('main > [data-widget]').evaluate((element, html) => (element.innerHTML = html), inside);
  await expect(page.locator('[data-mark]')).toBeVisible();
  expect(await valuesOf(page)).toEqual(filledValues);
  await expect(thanks(page)).toBeHidden();
});

test('a copy with its events by jQuery, in place of the original, is a widget with what was typed', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  await addScripts(page, ['jquery/dist/jquery.js']);
  await fillIn(page);
  await page.evaluate(() => {
    interface Collection {
      each(action: (this: Element) => void): void;
      clone(withEvents: boolean): Collection;
      replaceWith(other: Collection): void;
    }
    const { jQuery } = window as unknown as { jQuery: (what: string | Element) => Collection };
    jQuery('main > [data-widget]').each(function () {
      jQuery(this).replaceWith(jQuery(this).clone(true));
    });
  });
  await expectReady(page, 3);
  await expect.poll(() => valuesOf(page)).toEqual(filledValues);
  await expect(thanks(page)).toBeHidden();
  await expect(page.locator('form')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'How long?' })).toHaveCount(1);
  await button(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await unmounted(page)).toBe(insides(before));
});

/** Frameworks take what is ours for their own: WordPress Interactivity, Knockout, hydrating engines. */
const copied: Readonly<Record<string, (accordion: Element) => void>> = {
  'our buttons': (host) => {
    for (const ours of host.querySelectorAll('h3 > button')) ours.replaceWith(ours.cloneNode(true));
  },
  'our panels': (host) => {
    for (const ours of host.querySelectorAll('.aw-folded')) ours.replaceWith(ours.cloneNode(true));
  },
  'the headings': (host) => {
    for (const heading of host.querySelectorAll('h3')) heading.replaceWith(heading.cloneNode(true));
  },
  'the whole widget, twice': (host) => {
    const copy = () => host.querySelector('.aw-root')?.cloneNode(true) ?? '';
    host.replaceChildren(copy(), copy());
  },
};

for (const [what, replace] of Object.entries(copied)) {
  test(`P20, P21: an accordion opens and has its text once after a framework has replaced by copies: ${what}`, async ({
    page,
    sandbox,
    bare,
  }) => {
    const parts = [accordion('Nothing')];
    await open(page, { sandbox, bare }, parts);
    await page.locator('main > [data-widget]').evaluate(replace);
    await page.getByRole('button', { name: 'What does it cost?' }).click();
    await expect(page.getByText('Nothing')).toBeVisible();
    await expect(page.getByRole('button', { name: 'How long?' })).toHaveCount(1);
    expect(await unmounted(page)).toBe(insides(parts));
  });
}

test('P29: a page saved with our shadow roots has a form that can be filled in', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/^heap.track was called before heap.load/); // the vendor's script was saved, too
  await open(page, { sandbox, bare });
  const saved = await page.evaluate(() => {
    const placeholders = [...document.querySelectorAll('[data-widget]')];
    return document.documentElement.getHTML({
      shadowRoots: placeholders.flatMap(({ shadowRoot }) => shadowRoot ?? []),
    });
  });
  expect(saved).toContain('shadowrootmode');
  await page.goto(bare.serve(`<!doctype html><html>${saved}</html>`));
  await expectReady(page, 3);
  await fillIn(page);
  await button(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await unmounted(page)).toBe(insides(before));
});

for (const [when, isSent] of [
  ['before', false],
  ['after', true],
] as const) {
  test(`a page saved ${when} a lead and opened again has its widgets and its content, and thanks nobody`, async ({
    page,
    sandbox,
    bare,
  }) => {
    await open(page, { sandbox, bare });
    await fillIn(page);
    if (isSent) {
      await button(page).click();
      await expect(thanks(page)).toBeVisible();
    }
    await page.goto(bare.serve(await page.evaluate(() => document.documentElement.outerHTML)));
    await expect(page.getByLabel('First Name')).toHaveValue('');
    await expectReady(page, 3);
    await expect(thanks(page)).toBeHidden();
    await expect(page.locator('form')).toHaveCount(1);
    await expect(page.getByText('Closed on Friday')).toHaveCount(1);
    expect(await unmounted(page)).toBe(insides(before));
  });
}

test('a saved page has the fallback of a widget in a paragraph, and the link of a widget beside it', async ({
  page,
  sandbox,
  bare,
}) => {
  const body =
    '<p class="aw-widget" data-widget="request-call-form">Call us</p><a href="/call" data-widget="callback-form">Ring</a>';
  await page.goto(bare.serve(barePage(sandbox, { body })));
  await expect(page.locator('[data-widget-state="ready"]')).toHaveCount(2);
  await page.goto(bare.serve(await page.evaluate(() => document.documentElement.outerHTML)));
  await expect(page.locator('[data-widget-state="ready"]')).toHaveCount(2);
  await expect(page.locator('form')).toHaveCount(2);
  await page.evaluate(() => {
    const { AdviserWidgets } = window as unknown as { AdviserWidgets: { unmount(element: Element): void } };
    document.querySelectorAll('[data-widget]').forEach((element) => AdviserWidgets.unmount(element));
  });
  await expect(page.locator('form')).toHaveCount(0);
  await expect(page.getByText('Call us')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ring' })).toBeVisible();
});

test('a morphed page that shows a link again hides it, and its widget stays', async ({
  page,
  sandbox,
  bare,
}) => {
  const link = '<a href="/call" data-widget="request-call-form">Ring</a>';
  await page.goto(bare.serve(barePage(sandbox, { body: `<main>${link}</main>` })));
  await expect(page.locator('[data-widget-state="ready"]')).toHaveCount(1);
  await fillIn(page);
  await addScripts(page, ['morphdom/dist/morphdom-umd.js']);
  await page.locator('main').evaluate((main, html) => {
    const { morphdom } = window as unknown as { morphdom: (target: Element, html: string) => void };
    morphdom(main, `<main>${html}</main>`);
  }, link);
  await expect(page.locator('[data-widget-state="ready"] + .aw-root')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Ring' })).toBeHidden();
  expect(await valuesOf(page)).toEqual(filledValues);
});

test('the page cannot say that a widget is ready, or that it is not', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  const state = page.locator('main > [data-widget]').first();
  const version = await state.getAttribute('data-widget-version');
  await state.evaluate((element) => {
    element.removeAttribute('data-widget-state');
    element.removeAttribute('data-widget-version');
  });
  await expect(state).toHaveAttribute('data-widget-state', 'ready');
  await expect(state).toHaveAttribute('data-widget-version', version ?? '');
});
