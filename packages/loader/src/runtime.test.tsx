import { configure, getConfig } from '@adviser-widgets/core';
import { consentTo } from '@adviser-widgets/core/internal';
import { recordEvents, type RecordedEvent } from '@adviser-widgets/testing';
import { settled } from '@adviser-widgets/testing/settled';
import { defineWidget } from '@adviser-widgets/widget';
import { rootOf } from '@adviser-widgets/widget/internal';
import { mountWidget } from '@adviser-widgets/widget/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Found } from './find/observe-placeholders.ts';
import type { Assets } from './load/assets.ts';
import type { LoaderManifest } from './load/manifest.ts';
import type { Page, Runtime } from './page.ts';
import { start } from './runtime.ts';

/** The loader's manifest. */
const createManifest = (): LoaderManifest => ({
  version: '1.0.0',
  hashes: '',
  runtime: [0],
  files: ['runtime', 'engine', 'greeting', 'farewell', 'greeting.css'],
  widgets: {
    greeting: { load: 'visible', files: [2, 1, 4] },
    farewell: { load: 'eager', files: [3, 1] },
  },
});

const definition = defineWidget({
  name: 'greeting',
  title: 'Greeting',
  description: 'Says hello.',
  attributes: {
    text: { kind: 'text', default: 'Kia ora', description: 'What to say.', example: 'Haere mai' },
  },
  slots: {},
  purpose: 'show',
  events: {},
  accessibility: [],
  example: '',
  reserve: { narrow: 0, wide: 0 },
});

function builtWidget(
  component: ComponentType<Record<string, unknown>> = ({ text }) => <h2>{String(text)}</h2>,
) {
  return { definition, component, mountWidget };
}

/** The library's files, which load or fail. */
interface FakeAssets extends Assets {
  modules: Record<string, () => Promise<unknown>>;
  sheets: Record<string, () => Promise<void>>;
  readonly imports: string[];
}

function createFakeAssets(): FakeAssets {
  const imports: string[] = [];
  const assets: FakeAssets = {
    imports,
    styleSheets: [],
    modules: {
      greeting: () => Promise.resolve(builtWidget()),
      farewell: () => Promise.resolve(builtWidget()),
    },
    sheets: { 'greeting.css': () => Promise.resolve() },
    add: () => {},
    fetch: (file) => assets.sheets[nameOf(file)]?.() ?? Promise.resolve(),
    async load([file = -1, ...needed]) {
      await Promise.all(needed.map(assets.fetch));
      imports.push(nameOf(file));
      return (
        assets.modules[nameOf(file)]?.() ?? Promise.reject(new Error(`unexpected module ${nameOf(file)}`))
      );
    },
  };
  return assets;
}

function nameOf(file: number): string {
  return createManifest().files[file] ?? '';
}

const never = <Value,>() => new Promise<Value>(() => {});

let assets: FakeAssets;
let runtime: Runtime;
let events: readonly RecordedEvent[];
const seen: HTMLElement[] = [];

let known: Map<HTMLElement, Found>;

function add(element: HTMLElement): Found {
  const found = known.get(element) ?? { element, isOfPage: true };
  known.set(element, found);
  return found;
}

const markFound = (element: HTMLElement) => runtime.found(add(element));
const makeDue = (element: HTMLElement, use?: Found['use']) =>
  runtime.due(Object.assign(add(element), { use }));

function lose(element: HTMLElement): void {
  const found = add(element);
  known.delete(element);
  runtime.lost(found);
}

function begin(page: Partial<Page> = {}): Runtime {
  known = new Map();
  const manifest = createManifest();
  return start({
    manifest,
    assets,
    observer: { known, add, scan: () => {}, forget: () => {} },
    tag: {},
    nonce: '',
    isTagFound: true,
    config: undefined,
    started: never(),
    starts: { roots: [], onStart: () => {} },
    ...page,
  });
}

/** What a placeholder shows. */
const textOf = (element: HTMLElement) => rootOf(element).textContent;

beforeEach(() => {
  vi.stubGlobal('AW_PERSONAL', [['greeting', 'scrub-url', 'email']]);
  assets = createFakeAssets();
  runtime = begin();
  const holder = document.createElement('main');
  document.body.append(holder);
  events = recordEvents(holder);
});

afterEach(() => {
  vi.useRealTimers();
  seen.splice(0).forEach(lose);
  document.body.replaceChildren();
  configure({});
});

/** Inserts a placeholder and reports it as found, like the loader. */
function find(name = 'greeting', html = '<p>Call us</p>'): HTMLElement {
  const element = document.createElement('div');
  element.id = 'g';
  element.dataset.widget = name;
  element.append(document.createRange().createContextualFragment(html));
  document.querySelector('main')?.append(element);
  markFound(element);
  seen.push(element);
  return element;
}

/** Waits for everything that needs no clock, and runs timers that are due now if the test uses fake ones. */
async function settle(): Promise<void> {
  await settled();
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
}

/** Inserts a placeholder that is due, and waits for it. */
async function load(name?: string): Promise<HTMLElement> {
  const element = find(name);
  makeDue(element);
  await settle();
  return element;
}

describe('what says who a visitor is leaves the address bar', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  test.each([
    ['<div data-widget="greeting">', '/?x=1'],
    ['<div data-widget=" Greeting" data-scrub-url>', '/?x=1'],
    ['<a href="/#widget=greeting">', '/?x=1'],
    ['<div data-widget="greeting" data-scrub-url=" False ">', '/?email=a@x.nz&x=1'],
    ['<a href="/#widget=greeting&scrub-url=no">', '/?email=a@x.nz&x=1'],
    ['<div data-widget="farewell">', '/?email=a@x.nz&x=1'],
  ])('%s, not yet due: %s', async (html, address) => {
    history.replaceState(null, '', '/?email=a@x.nz&x=1');
    const holder = document.createElement('div');
    holder.innerHTML = html;
    const element = holder.firstElementChild as HTMLElement;
    markFound(element);
    seen.push(element);
    await settle();
    expect(location.pathname + location.search).toBe(address);
  });

  test('not from a page without such a widget', async () => {
    history.replaceState(null, '', '/?email=a@x.nz');
    begin();
    await settle();
    expect(location.search).toBe('?email=a@x.nz');
  });
});

describe('a placeholder', () => {
  test('is pending once it is found', () => {
    expect(find().dataset.widgetState).toBe('pending');
  });

  test('fetches nothing before it is due', async () => {
    find();
    await settle();
    expect(assets.imports).toEqual([]);
  });

  test('is loading once it is due', () => {
    const element = find();
    makeDue(element);
    expect(element.dataset.widgetState).toBe('loading');
  });

  test('keeps its fallback while it is loading', () => {
    const element = find();
    makeDue(element);
    expect(textOf(element)).toBe('Call us');
  });

  test('is ready once its widget is mounted', async () => {
    expect((await load()).dataset.widgetState).toBe('ready');
  });

  test('shows its widget', async () => {
    expect(textOf(await load())).toBe('Kia ora');
  });

  test('states the mounted version', async () => {
    expect((await load()).dataset.widgetVersion).toBe('1.0.0');
  });

  test('emits an event for each step', async () => {
    await load();
    expect(events).toEqual([
      { type: 'aw:loading', detail: { widget: 'greeting', id: 'g' } },
      { type: 'aw:ready', detail: { widget: 'greeting', id: 'g', version: '1.0.0' } },
    ]);
  });

  test('matches its name after trimming and lower-casing', async () => {
    expect((await load(' Greeting ')).dataset.widgetState).toBe('ready');
  });

  test('waits for its style sheet', async () => {
    assets.sheets['greeting.css'] = never;
    expect((await load()).dataset.widgetState).toBe('loading');
  });

  test("imports only the widget's module, which imports the rest itself", async () => {
    await load();
    expect(assets.imports).toEqual(['greeting']);
  });

  test('shares one import with others of its name', async () => {
    await load();
    await load();
    expect(assets.imports).toEqual(['greeting']);
  });
});

describe('a placeholder that an editor mangled', () => {
  test('is repaired before its widget mounts', async () => {
    const element = find();
    element.setAttribute('data-text', 'Q&amp;A');
    makeDue(element);
    await vi.waitFor(() => expect(textOf(element)).toBe('Q&A'));
  });
});

describe('an unknown name', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  /** Waits for the warning, which comes later, and under load much later. */
  async function loadUnknown(name: string): Promise<HTMLElement> {
    const element = await load(name);
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    return element;
  }

  test.each(['greting', 'constructor', '__proto__', ''])('%j is invalid', async (name) => {
    expect((await loadUnknown(name)).dataset.widgetState).toBe('invalid');
  });

  test('keeps its fallback', async () => {
    expect(textOf(await loadUnknown('greting'))).toBe('Call us');
  });

  test('is reported with the nearest name', async () => {
    const element = await loadUnknown('greting');
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['[adviser-widgets] there is no widget "greting"; did you mean data-widget="greeting"?', element],
    ]);
  });

  test('is reported without a suggestion if no name is near', async () => {
    const element = await loadUnknown('calculator');
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['[adviser-widgets] there is no widget "calculator"', element],
    ]);
  });

  test('emits aw:failed', async () => {
    await loadUnknown('greting');
    const message = 'there is no widget "greting"; did you mean data-widget="greeting"?';
    await vi.waitFor(() =>
      expect(events).toMatchObject([{ type: 'aw:failed', detail: { phase: 'parse', message } }]),
    );
  });

  test('does not stop other widgets from mounting', async () => {
    await loadUnknown('greting');
    expect((await load()).dataset.widgetState).toBe('ready');
  });
});

describe.each([
  [
    'a module that cannot be imported',
    () => (assets.modules['greeting'] = () => Promise.reject(new Error('404'))),
  ],
  [
    'a style sheet that cannot be loaded',
    () => (assets.sheets['greeting.css'] = () => Promise.reject(new Error('404'))),
  ],
])('%s', (_name, breakFile) => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    breakFile();
  });

  test("sets the placeholder's state to failed", async () => {
    expect((await load()).dataset.widgetState).toBe('failed');
  });

  test('keeps the fallback', async () => {
    const element = find();
    const nodes = [...element.childNodes];
    makeDue(element);
    await settle();
    expect([...element.childNodes]).toEqual(nodes);
  });

  test('emits aw:failed', async () => {
    await load();
    expect(events.at(-1)).toEqual({
      type: 'aw:failed',
      detail: { widget: 'greeting', id: 'g', phase: 'load', message: 'Error: 404' },
    });
  });

  test('logs one error', async () => {
    const element = await load();
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['[adviser-widgets] greeting failed (load); its fallback stays', new Error('404'), element],
    ]);
  });

  test('logs nothing if the page cancels aw:failed', async () => {
    document.body.addEventListener('aw:failed', (event) => event.preventDefault(), { once: true });
    await load();
    expect(console.error).not.toHaveBeenCalled();
  });

  test('does not affect other widgets', async () => {
    await load();
    expect((await load('farewell')).dataset.widgetState).toBe('ready');
  });

  test('is retried for the next placeholder of that name', async () => {
    await load();
    assets = Object.assign(assets, {
      modules: createFakeAssets().modules,
      sheets: createFakeAssets().sheets,
    });
    expect((await load()).dataset.widgetState).toBe('ready');
  });
});

describe('files that never arrive', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockReturnValue();
    assets.modules['greeting'] = never;
  });

  test.each([
    [29_999, 'loading'],
    [30_000, 'failed'],
  ])('after %i ms make the placeholder %s', async (time, state) => {
    const element = await load();
    await vi.advanceTimersByTimeAsync(time);
    expect(element.dataset.widgetState).toBe(state);
  });

  test('emit aw:failed', async () => {
    await load();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(events.at(-1)?.detail).toMatchObject({
      phase: 'load',
      message: 'Error: The files did not arrive in time',
    });
  });

  test('do not fail a placeholder that was removed meanwhile', async () => {
    const element = await load();
    element.remove();
    lose(element);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(element.dataset.widgetState).toBeUndefined();
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('a widget with an invalid file', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    assets.modules['greeting'] = () => Promise.resolve({});
  });

  test('is failed', async () => {
    expect((await load()).dataset.widgetState).toBe('failed');
  });

  test('does not stop later widgets from mounting', async () => {
    await load();
    expect((await load('farewell')).dataset.widgetState).toBe('ready');
  });
});

describe('a widget that throws', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    const broken = () => {
      throw new Error('broken');
    };
    assets.modules['greeting'] = () => Promise.resolve(builtWidget(broken));
  });

  test('is failed', async () => {
    expect((await load()).dataset.widgetState).toBe('failed');
  });

  test('does not affect other widgets on the page', async () => {
    const other = await load('farewell');
    await load();
    expect(textOf(other)).toBe('Kia ora');
  });
});

describe('a placeholder whose properties are hidden by controls of those names', () => {
  /** What a form has; nothing reads its handlers and `aria-` attributes. */
  function namesOfForms(): string[] {
    const names = new Set<string>();
    for (let own: object = HTMLFormElement.prototype; own !== Object.prototype;) {
      Object.getOwnPropertyNames(own).forEach((name) => names.add(name));
      own = Object.getPrototypeOf(own) as object;
    }
    return [...names].filter((name) => !/^(on|aria|constructor$)/.test(name));
  }

  /** As a browser does for `<form><input name="id"></form>`. */
  function hide(form: Element, name: string): void {
    Object.defineProperty(form, name, { value: document.createElement('input'), configurable: true });
  }

  function createForms() {
    const [around, before, form, after] = [1, 2, 3, 4].map(() => document.createElement('form'));
    if (!around || !before || !form || !after) throw new Error('no forms');
    form.dataset.widget = 'greeting';
    form.append('Call us');
    around.append(before, form, after);
    document.querySelector('main')?.append(around);
    seen.push(form);
    return { form, others: [around, before, after] };
  }

  /** The state, and what a visitor reads. */
  function outcome(form: Element): string {
    const state = Element.prototype.getAttribute.call(form, 'data-widget-state');
    const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('fieldset')) text += walker.currentNode.nodeValue;
    return `${state}: ${text}`;
  }

  test.each([true, false])('is ready, or failed with its fallback (it is the form: %s)', async (isForm) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const all = namesOfForms().map((name) => ({ name, ...createForms() }));
    for (const { name, form, others } of all) for (const each of isForm ? [form] : others) hide(each, name);
    for (const { form } of all) {
      markFound(form);
      makeDue(form);
    }
    const isOver = (text: string) => text === 'ready: Kia ora' || (isForm && text === 'failed: Call us');
    const others = () =>
      all.flatMap(({ name, form }) => (isOver(outcome(form)) ? [] : `${name} is ${outcome(form)}`));
    await vi.waitFor(() => expect(others()).toEqual([]), { timeout: 20_000 });
    for (const { name, form, others } of all)
      for (const each of [form, ...others]) Reflect.deleteProperty(each, name);
  });
});

test('a press on the fallback is replayed once, although the page has the widget mounted again', async () => {
  const pressed = vi.fn();
  assets.modules.greeting = () => Promise.resolve(builtWidget(() => <button onClick={pressed}>Go</button>));
  const element = find('greeting', '<button>Go</button>');
  const target = element.querySelector('button');
  if (!target) throw new Error('no button');
  makeDue(element, { held: { event: new MouseEvent('click'), target } });
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  const root = rootOf(element);
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  root.replaceChildren('Ring us');
  root.before(document.createElement('hr'));
  const ready = () => events.filter(({ type }) => type === 'aw:ready');
  await vi.waitFor(() => expect(ready()).toHaveLength(2));
  await settle();
  expect(pressed).toHaveBeenCalledOnce();
});

describe('a placeholder that is removed from the page', () => {
  test('while it is loading never mounts', async () => {
    const element = find();
    makeDue(element);
    lose(element);
    await settle();
    expect(textOf(element)).toBe('Call us');
  });

  test('while it is loading emits no further events', async () => {
    const element = find();
    makeDue(element);
    lose(element);
    await settle();
    expect(events.map(({ type }) => type)).toEqual(['aw:loading']);
  });

  test('has its fallback restored', async () => {
    const element = await load();
    lose(element);
    expect(element.innerHTML).toBe('<p>Call us</p>');
  });

  test('keeps none of our attributes', async () => {
    const element = await load();
    lose(element);
    expect(element.getAttributeNames()).toEqual(['id', 'data-widget']);
  });

  test('emits aw:unmounted', async () => {
    const element = await load();
    lose(element);
    expect(events.at(-1)).toEqual({ type: 'aw:unmounted', detail: { widget: 'greeting', id: 'g' } });
  });

  test('before anything is mounted emits nothing', () => {
    lose(find());
    expect(events).toEqual([]);
  });

  test('mounts again when it is put back', async () => {
    const element = await load();
    lose(element);
    markFound(element);
    makeDue(element);
    await settle();
    expect(textOf(element)).toBe('Kia ora');
  });
});

describe('the configuration', () => {
  test('is the JSON, overridden by the script tag', async () => {
    runtime = begin({
      config: Promise.resolve(Response.json({ brand: 'json', phone: '0800' })),
      tag: { brand: 'tag' },
    });
    await settle();
    expect(getConfig()).toMatchObject({ brand: 'tag', phone: '0800' });
  });

  test("uses the page's nonce", async () => {
    runtime = begin({ nonce: 'n-1' });
    await settle();
    expect(getConfig().nonce).toBe('n-1');
  });

  test.each([
    [{ nonce: '' }, 'json'],
    [{ nonce: 'tag' }, 'tag'],
  ])('with a nonce in the JSON and %j on the page gives the nonce %s', async (page, nonce) => {
    runtime = begin({ ...page, config: Promise.resolve(Response.json({ nonce: 'json' })) });
    await settle();
    expect(getConfig().nonce).toBe(nonce);
  });

  test('is loaded before a widget mounts', async () => {
    let give: (answer: Response) => void = () => {};
    runtime = begin({ config: new Promise((resolve) => (give = resolve)) });
    let brand = '';
    assets.modules['greeting'] = () => Promise.resolve(builtWidget(() => (brand = getConfig().brand)));
    await load();
    expect(brand).toBe('');
    give(Response.json({ brand: 'acme' }));
    await settle();
    expect(brand).toBe('acme');
  });

  test('that cannot be loaded logs one error', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    runtime = begin({ config: Promise.reject(new Error('404')) });
    await settle();
    expect(error.mock.calls).toEqual([
      [
        '[adviser-widgets] the configuration could not be read from the block with the id adviser-widgets-config; using the script tag and the defaults',
        new Error('404'),
      ],
    ]);
  });

  test('that cannot be loaded falls back to the script tag and the defaults', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    runtime = begin({ config: Promise.reject(new Error('404')), tag: { brand: 'acme' } });
    await settle();
    expect(getConfig()).toMatchObject({ brand: 'acme', privacyUrl: '/privacy-policy' });
  });

  test('that cannot be loaded does not stop widgets from mounting', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    runtime = begin({ config: Promise.reject(new Error('404')) });
    expect((await load()).dataset.widgetState).toBe('ready');
  });
});

describe('with start: manual', () => {
  let begun: () => void;
  const starts: Page['starts'] = { roots: [], onStart: () => begun() };
  const startPage = (root?: ParentNode) => {
    starts.roots.push(root);
    starts.onStart?.();
  };

  beforeEach(() => {
    starts.onStart = () => begun();
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
    const config = Promise.resolve(Response.json({ start: 'manual', preview: true }));
    runtime = begin({ config, started: new Promise((resolve) => (begun = resolve)), starts });
  });

  test('nothing mounts before the page starts', async () => {
    expect((await load()).textContent).toBe('Call us');
  });

  test('the runtime is ready all the same', async () => {
    await expect(runtime.ready).resolves.toBeUndefined();
  });

  test('what is due mounts with the start', async () => {
    const element = await load();
    startPage();
    await settle();
    expect(element.dataset.widgetState).toBe('ready');
  });

  test('a start after the limit for downloads is no failure', async () => {
    const element = await load();
    await vi.advanceTimersByTimeAsync(60_000);
    startPage();
    await settle();
    expect(element.dataset.widgetState).toBe('ready');
  });

  test('what comes after the start mounts', async () => {
    startPage();
    expect((await load()).dataset.widgetState).toBe('ready');
  });

  test('a widget that is mounted by hand waits, too', async () => {
    const element = find();
    const mounted = runtime.mount(element, 'farewell');
    await settle();
    expect(element.dataset.widgetState).toBe('loading');
    startPage();
    await mounted;
    expect(element.dataset.widgetState).toBe('ready');
  });

  test('with it on the tag, mounting by hand leaves no trace before the start', async () => {
    const element = document.createElement('div');
    void begin({ tag: { start: 'manual' }, started: never() }).mount(element, 'farewell');
    await settle();
    expect(element.outerHTML).toBe('<div></div>');
  });

  test('a placeholder that leaves before the start stays as it was', async () => {
    const element = await load();
    lose(element);
    startPage();
    await settle();
    expect(element.textContent).toBe('Call us');
  });

  test('the preview ribbon waits', async () => {
    await settle();
    const before = document.body.textContent;
    startPage();
    await vi.waitFor(() => expect(document.body.textContent).toMatch(/Preview/));
    expect(before).not.toMatch(/Preview/);
  });

  test('a page that never starts hears what to do, once', async () => {
    await load();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      [
        '[adviser-widgets] nothing mounts, as "start" is "manual": call AdviserWidgets.start() once the page has hydrated',
      ],
    ]);
  });

  test('a page that starts hears nothing', async () => {
    await settle();
    startPage();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('a configuration that is late', () => {
  const late =
    '[adviser-widgets] the configuration has not arrived after 3 s; using the script tag and the defaults until it does';
  let give: (answer: Response) => void;
  let fail: (error: unknown) => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockReturnValue();
    const config = new Promise<Response>((resolve, reject) => ([give, fail] = [resolve, reject]));
    runtime = begin({ config, tag: { phone: '0800' } });
  });

  /** Lets the limit pass. */
  async function pass(): Promise<void> {
    await vi.advanceTimersByTimeAsync(3_000);
    await settle();
  }

  /** The JSON comes now. */
  async function come(json: object): Promise<void> {
    give(Response.json(json));
    await settle();
  }

  test('is waited for until 3 s are over', async () => {
    const element = await load();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(element.dataset.widgetState).toBe('loading');
    await pass();
    expect(element.dataset.widgetState).toBe('ready');
  });

  test('leaves the script tag and the defaults', async () => {
    await pass();
    expect(getConfig()).toMatchObject({ phone: '0800', brand: '' });
  });

  test('is used from then on', async () => {
    await pass();
    await come({ brand: 'acme' });
    expect(getConfig()).toMatchObject({ phone: '0800', brand: 'acme' });
  });

  test('is one error', async () => {
    await pass();
    await come({ brand: 'acme' });
    expect(vi.mocked(console.error).mock.calls).toEqual([[late]]);
  });

  test('is one error if it fails in the end', async () => {
    await pass();
    fail(new Error('404'));
    await settle();
    expect(vi.mocked(console.error).mock.calls).toEqual([[late]]);
  });

  test('reaches mounted widgets', async () => {
    assets.modules['greeting'] = () =>
      Promise.resolve(builtWidget(() => <p>{getConfig().brand || 'none'}</p>));
    const element = await load();
    await pass();
    expect(textOf(element)).toBe('none');
    await come({ brand: 'acme' });
    expect(textOf(element)).toBe('acme');
  });

  test('opens links that it allows', async () => {
    const link = Object.assign(document.createElement('a'), { href: '/#widget=greeting' });
    document.querySelector('main')?.append(link);
    const takes = runtime.takesLink(link);
    await pass();
    await come({ links: true });
    expect(await takes).toBe(true);
  });

  test('starts the extras once', async () => {
    const ribbons = () => document.querySelectorAll('[role="status"]').length;
    await come({ preview: true });
    await vi.waitFor(() => expect(ribbons()).toBe(1));
    configure({ json: { preview: true, phone: '0800' } });
    expect(ribbons()).toBe(1);
  });

  test('starts the extras that it asks for', async () => {
    await pass();
    await come({ preview: true });
    await vi.waitFor(() => expect(document.querySelectorAll('[role="status"]')).toHaveLength(1));
  });

  describe('with the brand', () => {
    beforeEach(() => {
      vi.spyOn(console, 'warn').mockReturnValue();
      assets.modules['greeting'] = () =>
        Promise.resolve({ ...builtWidget(), definition: { ...definition, callsApi: true } });
    });

    test('mounts widgets that were invalid without it', async () => {
      const element = await load();
      await pass();
      expect(element.dataset.widgetState).toBe('invalid');
      await come({ brand: 'acme' });
      expect(element.dataset.widgetState).toBe('ready');
    });

    test('does not try unknown names again', async () => {
      await load('greting');
      await pass();
      await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
      await come({ brand: 'acme' });
      expect(events.map(({ type }) => type)).toEqual(['aw:failed']);
    });
  });
});

test.each([
  [true, 'greeting needs the configuration key "brand", for example'],
  [false, 'greeting needs the configuration key "brand", but the script tag was not found'],
])('says what to do about a missing brand if the tag was found: %j', async (isTagFound, message) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  runtime = begin({ isTagFound });
  assets.modules['greeting'] = () =>
    Promise.resolve({ ...builtWidget(), definition: { ...definition, callsApi: true } });
  await load();
  await vi.waitFor(() => expect(warn.mock.calls[0]?.[0]).toContain(message));
});

test('calls no brand missing from a configuration that could not be read, and names its file', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const callsApi = { ...builtWidget(), definition: { ...definition, callsApi: true } };
  assets.modules['greeting'] = () => Promise.resolve(callsApi);
  runtime = begin({ config: Promise.resolve(new Response('{,}')), tag: { config: '/aw.json' } });
  expect((await load()).dataset.widgetState).toBe('invalid');
  await settle();
  expect(warn).not.toHaveBeenCalled();
  expect(error.mock.calls.map(([message]) => message as string)).toEqual([
    expect.stringContaining('the configuration could not be read from /aw.json;'),
  ]);
});

describe('failures', () => {
  let beacons: unknown[];

  beforeEach(() => {
    beacons = [];
    // Missing in jsdom.
    Object.assign(navigator, {
      sendBeacon: (url: string, body: string) => beacons.push([url, JSON.parse(body)]),
    });
    vi.spyOn(console, 'error').mockReturnValue();
    assets.modules['greeting'] = () => Promise.reject(new Error('404'));
  });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });

  /** Only beacons to this address: listeners of earlier tests remain. */
  const sentTo = (address: string) =>
    beacons.filter((beacon) => Array.isArray(beacon) && beacon[0] === address);

  test('before the configuration is loaded are reported to the configured address', async () => {
    let give: (answer: Response) => void = () => {};
    runtime = begin({ config: new Promise((resolve) => (give = resolve)) });
    const element = await load();
    const state = element.dataset.widgetState;
    give(Response.json({ reportUrl: 'https://reports.test/failures' }));
    const body = { widget: 'greeting', phase: 'load', version: '1.0.0' };
    const address = 'https://reports.test/failures';
    await vi.waitFor(() => {
      expect(state).toBe('failed');
      expect(sentTo(address)).toEqual([[address, body]]);
    });
  });

  test('are not reported by default', async () => {
    await load();
    expect(sentTo('')).toEqual([]);
  });

  test('are not reported in preview', async () => {
    runtime = begin({ config: Promise.resolve(Response.json({ reportUrl: '/preview', preview: true })) });
    await load();
    await vi.waitFor(() => expect(document.querySelector('[role="status"]')).not.toBeNull());
    expect(sentTo('/preview')).toEqual([]);
  });
});

describe('summaries of page views', () => {
  let beacons: unknown[];

  beforeEach(() => {
    beacons = [];
    Object.assign(navigator, { sendBeacon: (url: string) => beacons.push(url) }); // missing in jsdom
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });

  /** Mounts a widget with this configuration, and leaves the page until a beacon comes or would have come. */
  async function leave(config: object): Promise<void> {
    runtime = begin({ config: Promise.resolve(Response.json(config)) });
    await load();
    await import('./extras/page-extras.ts');
    await import('./extras/report-summaries.ts');
    await settle();
    dispatchEvent(new Event('pagehide'));
  }

  test.each<[string, number, Record<string, unknown>, string[]]>([
    [
      'that the throw chooses are sent',
      0.49,
      { reportUrl: '/chosen', reportSample: 0.5 },
      [`${location.origin}/chosen`],
    ],
    ['that the throw leaves out are not', 0.5, { reportUrl: '/left', reportSample: 0.5 }, []],
    ['are all sent with 1', 0.999, { reportUrl: '/all', reportSample: 1 }, [`${location.origin}/all`]],
    ['are not sent by default', 0, { reportUrl: '/none' }, []],
    ['are not sent without an address', 0, { reportSample: 1, analytics: { id: { production: '1' } } }, []],
    ['are not sent in preview', 0, { reportUrl: '/preview', reportSample: 1, preview: true }, []],
  ])('%s', async (_name, thrown, config, sent) => {
    vi.spyOn(Math, 'random').mockReturnValue(thrown);
    await leave(config);
    const addresses = new Set(beacons); // the extras of earlier tests hear of this configuration, too
    expect([...addresses].filter((url) => String(url).endsWith(String(config['reportUrl'])))).toEqual(sent);
  });
});

describe('a change of attributes', () => {
  test('updates the mounted widget', async () => {
    const element = await load();
    element.dataset.text = 'Haere mai';
    await settle();
    expect(textOf(element)).toBe('Haere mai');
  });

  test('keeps the state of the widget', async () => {
    const Counter = ({ text }: Record<string, unknown>) => <input aria-label={String(text)} />;
    assets.modules['greeting'] = () => Promise.resolve(builtWidget(Counter));
    const element = await load();
    const input = element.querySelector('input');
    if (input) input.value = 'typed';
    element.dataset.text = 'Haere mai';
    await settle();
    expect(element.querySelector('input')).toBe(input);
    expect(input?.getAttribute('aria-label')).toBe('Haere mai');
    expect(input?.value).toBe('typed');
  });

  test('that an editor mangled is repaired', async () => {
    const element = await load();
    element.dataset.text = 'Haere&nbsp;mai';
    await vi.waitFor(() => expect(textOf(element)).toBe('Haere\u00a0mai'));
  });

  test('of the name mounts the other widget', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const element = await load('greting');
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    element.dataset.widget = 'greeting';
    await settle();
    expect(element.dataset.widgetState).toBe('ready');
  });
});

describe('the page API', () => {
  function host(): HTMLElement {
    const element = document.createElement('div');
    element.append('Call us');
    document.querySelector('main')?.append(element);
    seen.push(element);
    return element;
  }

  test('mounts a widget in any element, and resolves when it is ready', async () => {
    const element = host();
    await runtime.mount(element, 'greeting', { text: 'From the page' });
    expect(element.dataset.widgetState).toBe('ready');
    expect(textOf(element)).toBe('From the page');
  });

  test('rejects with the phase of a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    assets.modules['greeting'] = () => Promise.reject(new Error('404'));
    await expect(runtime.mount(host(), 'greeting')).rejects.toEqual({ phase: 'load', message: 'Error: 404' });
  });

  test('rejects for an unknown name', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await expect(runtime.mount(host(), 'calculator')).rejects.toEqual({
      phase: 'parse',
      message: 'there is no widget "calculator"',
    });
  });

  test('updates props, which override the attributes', async () => {
    const element = await load();
    await runtime.update(element, { text: 'Updated' });
    element.dataset.text = 'An editor says';
    await settle();
    expect(textOf(element)).toBe('Updated');
  });

  test('rejects an update if there is no widget', async () => {
    await expect(runtime.update(host(), {})).rejects.toEqual({
      phase: 'parse',
      message: 'This element has no widget to update; call AdviserWidgets.mount(element, name) first',
    });
  });

  test.each([
    [null, 'null'],
    ['#told', '"#told"'],
    [undefined, 'undefined'],
  ])('rejects what is no element: %j', async (given, shown) => {
    const element = given as unknown as HTMLElement;
    for (const call of ['mount', 'update'] as const)
      await expect(runtime[call](element, {} as never)).rejects.toEqual({
        phase: 'parse',
        message: `${call} takes an element, got ${shown}`,
      });
  });

  test('warns of props that the widget does not know, or that do not fit, once', async () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue();
    const element = host();
    await runtime.mount(element, 'greeting', { txet: 'Hi' });
    for (let round = 0; round < 2; round++) await runtime.update(element, { 'data-text': 'Hi', text: 'Hi' });
    await vi.waitFor(() => expect(warning).toHaveBeenCalledTimes(2));
    expect(warning.mock.calls.map(([message]) => message as string)).toEqual([
      '[adviser-widgets] greeting has no prop txet; did you mean text?',
      '[adviser-widgets] greeting has no prop data-text; did you mean text?',
    ]);
  });

  test('unmounts a widget and restores its fallback', async () => {
    const element = await load();
    runtime.unmount(element);
    expect(element.innerHTML).toBe('<p>Call us</p>');
    expect(element.dataset).not.toHaveProperty('widgetState');
  });

  test('lists the placeholders with their states', async () => {
    const element = await load();
    expect(runtime.widgets()).toEqual([{ name: 'greeting', state: 'ready', element }]);
  });

  test('passes on what the visitor agreed to', () => {
    configure({ json: { consent: 'required' } });
    runtime.consent({ analytics: true });
    expect(consentTo('analytics')).toBe(true);
    runtime.consent({ analytics: undefined });
  });

  test('returns a copy of the configuration', async () => {
    await runtime.ready;
    const copy = runtime.config() as { brand: string };
    copy.brand = 'changed';
    expect(runtime.config()).not.toMatchObject({ brand: 'changed' });
  });
});

test('unmounts a widget when a required attribute is removed, and mounts it again when it is back', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const demanding = {
    ...definition,
    attributes: { text: { kind: 'text', required: true, description: '', example: '' } as const },
  };
  assets.modules['greeting'] = () => Promise.resolve({ ...builtWidget(), definition: demanding });
  const element = find();
  element.dataset.text = 'Kia ora';
  makeDue(element);
  await vi.waitFor(() => expect(textOf(element)).toBe('Kia ora'));
  delete element.dataset.text;
  await vi.waitFor(() => {
    expect(element.dataset.widgetState).toBe('invalid');
    expect(textOf(element)).toBe('Call us');
  });
  element.dataset.text = 'Haere mai';
  await vi.waitFor(() => {
    expect(element.dataset.widgetState).toBe('ready');
    expect(textOf(element)).toBe('Haere mai');
  });
});

describe('a link with a widget in its fragment', () => {
  function link(html: string): HTMLElement {
    document.querySelector('main')?.append(document.createRange().createContextualFragment(html));
    const element = document.querySelector<HTMLElement>('a');
    if (!element) throw new Error('expected a link');
    return element;
  }

  function takes(
    links: unknown,
    html = '<a href="/#widget=greeting">Hi</a>',
    page: Partial<Page> = {},
  ): Promise<boolean> {
    const config = Promise.resolve(new Response(JSON.stringify({ links })));
    return begin({ config, ...page }).takesLink(link(html));
  }

  const inside = '<div class="text"><p><a href="/#widget=%20Greeting">Hi</a></p></div>';

  test.each<[boolean, unknown, string?]>([
    [false, undefined],
    [false, false],
    [true, true],
    [true, { within: '.text' }, inside],
    [false, { within: '.text' }],
    [true, { widgets: ['greeting'] }, inside],
    [false, { widgets: ['farewell'] }, inside],
    [true, { within: '.text', widgets: ['greeting'] }, inside],
    [false, { within: '.text', widgets: ['farewell'] }, inside],
    [true, { widgets: ['greeting', 'farewell'] }],
  ])('is a widget: %j, if links is %j', async (expected, links, html) => {
    expect(await takes(links, html)).toBe(expected);
  });

  test.each<[string, unknown]>([
    ['links.within', { within: 'main >' }],
    ['links.widgets', { widgets: ['greting'] }],
    ['links', { wihtin: '.text' }],
  ])('is not a widget, and one error names the key "%s", if links is %j', async (key, links) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await takes(links, inside)).toBe(false);
    await vi.waitFor(() =>
      expect(error.mock.calls).toEqual([[expect.stringContaining(`configuration key "${key}": expected`)]]),
    );
  });
});
