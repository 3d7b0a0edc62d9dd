import { hydrators } from '@adviser-widgets/host-libraries';
import {
  barePage,
  expect,
  test,
  untilIdle,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

interface World {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
}

/** What the page's own scripts have set. */
interface IslandPage {
  /** Hydrates one island. */
  hydrate(id: string): void;
  /** What its framework has said of the hydration. */
  readonly errors: string[];
}

const island = (id: string) =>
  `<form-island id="${id}"><section><h2>Clicked <!-- -->0</h2><div data-widget="request-call-form" data-widget-load="eager"><p>Call us</p></div></section></form-island>`;

/** An island of React: an effect starts what is in it. */
const reactIslands = `
  window.errors = [];
  const { createElement: h, useEffect, useRef, useState } = React;
  const Island = () => {
    const [count, setCount] = useState(0);
    const section = useRef(null);
    useEffect(() => (window.AdviserWidgets ||= []).push((aw) => aw.start(section.current)), []);
    return h('section', { ref: section }, h('h2', { onClick: () => setCount(count + 1) }, 'Clicked ', count),
      h('div', { 'data-widget': 'request-call-form', 'data-widget-load': 'eager' }, h('p', null, 'Call us')));
  };
  window.hydrate = (id) =>
    ReactDOM.hydrateRoot(document.getElementById(id), h(Island), { onRecoverableError: (error) => errors.push(String(error)) });`;

/** The same of Preact. */
const preactIslands = `
  window.errors = [];
  addEventListener('error', ({ message }) => errors.push(message));
  const { h, hydrate: hydrateIn, useEffect, useRef } = preact;
  const Island = () => {
    const section = useRef(null);
    useEffect(() => (window.AdviserWidgets ||= []).push((aw) => aw.start(section.current)), []);
    return h('section', { ref: section }, h('h2', null, 'Clicked ', 0),
      h('div', { 'data-widget': 'request-call-form', 'data-widget-load': 'eager' }, h('p', null, 'Call us')));
  };
  window.hydrate = (id) => hydrateIn(h(Island), document.getElementById(id));`;

interface Islands {
  readonly script: string;
  readonly attributes?: string;
  readonly body?: string;
}

async function open(
  page: Page,
  { sandbox, bare }: World,
  { script, attributes = 'defer data-start="manual"', body = island('one') + island('two') }: Islands,
): Promise<void> {
  const safe = script.replaceAll('</script', '<\\/script');
  await page.goto(bare.serve(barePage(sandbox, { body: `${body}<script>${safe}</script>`, attributes })));
  await page.waitForLoadState('load');
}

const hydrate = (page: Page, id: string) =>
  page.evaluate((name) => (window as unknown as IslandPage).hydrate(name), id);

const errorsOf = (page: Page) => page.evaluate(() => (window as unknown as IslandPage).errors);

const stateOf = (page: Page, id: string) => page.locator(`#${id} [data-widget]`);

for (const [name, script] of [
  ['React', `${hydrators.react}\n${reactIslands}`],
  ['Preact', `${hydrators.preact}\n${preactIslands}`],
] as const) {
  test.describe(`two islands of ${name} that hydrate one after the other, each with start(root)`, () => {
    test.beforeEach(async ({ page, sandbox, bare }) => {
      await open(page, { sandbox, bare }, { script });
      await hydrate(page, 'one');
      await expect(stateOf(page, 'one')).toHaveAttribute('data-widget-state', 'ready');
      await untilIdle(page);
    });

    test('the second is as its server wrote it until then', async ({ page }) => {
      expect(await page.locator('#two').evaluate((element) => element.outerHTML)).toBe(island('two'));
    });

    test('both hydrate without an error, and have their forms', async ({ page }) => {
      await hydrate(page, 'two');
      await expect(stateOf(page, 'two')).toHaveAttribute('data-widget-state', 'ready');
      expect(await errorsOf(page)).toEqual([]);
    });

    test('a later placeholder starts automatically in the first, and waits in the second', async ({
      page,
    }) => {
      await page.evaluate(() => {
        for (const id of ['two', 'one'])
          document
            .querySelector(`#${id} section`)
            ?.insertAdjacentHTML('beforeend', '<p class="late" data-widget="notice-banner">News</p>');
      });
      await expect(page.locator('#one .late')).toHaveAttribute('data-widget-state', 'ready');
      await expect(page.locator('#two .late')).not.toHaveAttribute('data-widget-state');
    });
  });
}

/** A module's address. */
const moduleOf = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;

/** What Astro writes for an island of React. The component takes React several tasks. */
function astroIsland(id: string, { client, value = '' }: { client: string; value?: string }): string {
  const component = moduleOf(`
    const { createElement: h } = React;
    const Slow = () => { for (const end = performance.now() + 6; performance.now() < end;); return null; };
    export default () => h('section', null, Array.from({ length: 20 }, (_, key) => h(Slow, { key })),
      h('div', { 'data-widget': 'request-call-form', 'data-widget-load': 'eager' }, h('p', null, 'Call us')));`);
  const renderer = moduleOf(`
    const onRecoverableError = (error) => errors.push(String(error));
    export default (element) => (Component) => React.startTransition(() => {
      ReactDOM.hydrateRoot(element, React.createElement(Component), { onRecoverableError });
    });`);
  const opts = JSON.stringify({ name: 'Island', value }).replaceAll('"', '&quot;');
  return `<astro-island id="${id}" ssr client="${client}" opts="${opts}" props="{}" component-url="${component}" component-export="default" renderer-url="${renderer}"><section><div data-widget="request-call-form" data-widget-load="eager"><p>Call us</p></div></section></astro-island>`;
}

/** With a directive of the site's own: islands hydrate when the test says so. */
const astroIslands = `${hydrators.react}
  window.errors = [];
  const loads = {};
  window.Astro = { wait: (load, _, { id }) => { loads[id] = load; } };
  window.hydrate = async (id) => (await loads[id]())();
  ${hydrators.astro}`;

test.describe('islands of Astro, on a page that never calls start()', () => {
  test.beforeEach(async ({ page, sandbox, bare }) => {
    const body = ['one', 'two'].map((id) => astroIsland(id, { client: 'wait' })).join('');
    await open(page, { sandbox, bare }, { script: astroIslands, attributes: 'defer', body });
    await hydrate(page, 'one');
    await expect(stateOf(page, 'one')).toHaveAttribute('data-widget-state', 'ready');
    await untilIdle(page);
  });

  test('one that has not hydrated has no widget yet', async ({ page }) => {
    await expect(stateOf(page, 'two')).toHaveAttribute('data-widget-state', 'loading');
    await expect(page.locator('#two .aw-root')).toHaveCount(0);
  });

  test('each hydrates without an error, and has its form', async ({ page }) => {
    await hydrate(page, 'two');
    await expect(stateOf(page, 'two')).toHaveAttribute('data-widget-state', 'ready');
    expect(await errorsOf(page)).toEqual([]);
  });
});

test('an island of Astro for another width of the window has its form, though it does not hydrate', async ({
  page,
  sandbox,
  bare,
}) => {
  const body = astroIsland('one', { client: 'media', value: '(max-width: 1px)' });
  await open(page, { sandbox, bare }, { script: astroIslands, attributes: 'defer', body });
  await expect(stateOf(page, 'one')).toHaveAttribute('data-widget-state', 'ready');
});

test('an island of Astro with client:load has its form', async ({ page, sandbox, bare }) => {
  const body = astroIsland('one', { client: 'load' });
  await open(page, { sandbox, bare }, { script: astroIslands, attributes: 'defer', body });
  await expect(stateOf(page, 'one')).toHaveAttribute('data-widget-state', 'ready');
  expect(await errorsOf(page)).toEqual([]);
});

const start = (page: Page, root: string) => page.evaluate(`AdviserWidgets.start(${root})`);

/** Two regions of WordPress: a block with a form, and one with an accordion. */
const regions = ['request-call-form', 'accordion']
  .map(
    (widget) =>
      `<div class="region" data-wp-interactive="acme" data-wp-init="callbacks.startWidgets"><h2 data-wp-text="state.title">Before</h2><button data-wp-on--click="actions.press">Press ${widget}</button><div data-widget="${widget}" data-widget-load="eager"><h3>Why?</h3><p>Because</p></div></div>`,
  )
  .join('');

/** The hook of the guide. */
const wordPressScript = `${hydrators.wordPress}
  const { getElement, store } = interactivity;
  const { state } = store('acme', {
    state: { title: 'Before' },
    actions: { press: () => { state.title += ', pressed'; } },
    callbacks: {
      startWidgets() {
        const { ref } = getElement();
        (window.AdviserWidgets ||= []).push((aw) => aw.start(ref));
      },
    },
  });`;

test.describe('regions of WordPress, each of which starts its widgets', () => {
  test.beforeEach(async ({ page, sandbox, bare }) => {
    await open(page, { sandbox, bare }, { script: wordPressScript, body: regions });
    for (const region of await page.locator('.region [data-widget]').all())
      await expect(region).toHaveAttribute('data-widget-state', 'ready');
  });

  test('have buttons of their own that work', async ({ page }) => {
    await page.getByRole('button', { name: 'Press accordion' }).click();
    await page.getByRole('button', { name: 'Press request-call-form' }).click();
    await expect(page.locator('.region h2').first()).toHaveText('Before, pressed, pressed');
  });

  test('keep what a visitor has typed and opened when they render again', async ({ page }) => {
    await page.getByLabel('First Name').fill('Aroha');
    await page.getByRole('button', { name: 'Why?' }).click();
    await page.getByRole('button', { name: 'Press accordion' }).click();
    await expect(page.locator('.region h2').first()).toHaveText('Before, pressed');
    await expect(page.getByLabel('First Name')).toHaveValue('Aroha');
    await expect(page.getByText('Because', { exact: true }).last()).toBeVisible();
  });
});

test('start() after start(root) starts the rest', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare }, { script: '' });
  await start(page, "document.getElementById('one')");
  await expect(stateOf(page, 'one')).toHaveAttribute('data-widget-state', 'ready');
  await expect(stateOf(page, 'two')).not.toHaveAttribute('data-widget-state');
  await start(page, '');
  await expect(stateOf(page, 'two')).toHaveAttribute('data-widget-state', 'ready');
});

test('start(root) with start: manual in the JSON mounts what is in it', async ({ page, sandbox, bare }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), start: 'manual' } });
  });
  await open(page, { sandbox, bare }, { script: '', attributes: 'defer' });
  await start(page, "document.getElementById('one')");
  await expect(stateOf(page, 'one')).toHaveAttribute('data-widget-state', 'ready');
  await expect(stateOf(page, 'two')).toHaveAttribute('data-widget-state', 'loading');
});

test('start(root) takes a shadow root that was scanned', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare }, { script: '', body: '<div id="host"></div>' + island('two') });
  await page.evaluate((html) => {
    const root = document.getElementById('host')?.attachShadow({ mode: 'open' });
    if (!root) return;
    root.innerHTML = html;
    const { AdviserWidgets } = window as unknown as {
      AdviserWidgets: { scan(root: ParentNode): void; start(root: ParentNode): void };
    };
    AdviserWidgets.scan(root);
    AdviserWidgets.start(root);
  }, island('one'));
  await expect(stateOf(page, 'one')).toHaveAttribute('data-widget-state', 'ready');
  await expect(stateOf(page, 'two')).not.toHaveAttribute('data-widget-state');
});

test('update waits for the part of its widget', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare }, { script: '' });
  await start(page, "document.getElementById('one')");
  await expect(stateOf(page, 'one')).toHaveAttribute('data-widget-state', 'ready');
  await page.evaluate(
    "{ window.updated = AdviserWidgets.update(document.querySelector('#two [data-widget]'), { heading: 'Ring me' }); AdviserWidgets.start(document.getElementById('two')); }",
  );
  await page.evaluate('updated');
  await expect(page.locator('#two').getByRole('heading', { name: 'Ring me' })).toBeVisible();
});

for (const [what, given] of [
  ['a selector', "'#one'"],
  ['a reference that is empty', 'null'],
  ['a reference of React', "{ current: document.getElementById('one') }"],
  ['an event', "new Event('load')"],
] as const) {
  test(`start(root) with ${what} starts nothing, and the console says what it takes`, async ({
    page,
    sandbox,
    bare,
    expectConsole,
  }) => {
    expectConsole(/AdviserWidgets\.start\(root\) started nothing: pass an element, a shadow root or/);
    await open(page, { sandbox, bare }, { script: '' });
    const said = page.waitForEvent('console', (message) => /start\(root\)/.test(message.text()));
    await start(page, given);
    await said;
    await untilIdle(page);
    await expect(stateOf(page, 'one')).not.toHaveAttribute('data-widget-state');
  });
}
