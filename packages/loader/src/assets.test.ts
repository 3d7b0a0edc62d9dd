// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAssets, importMap, isSheet, type Assets } from './assets.ts';

const base = 'https://cdn.example.nz/adviser-widgets/1.0.0/assets/';

// jsdom does not know of modulepreload.
beforeEach(() => void vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true));
afterEach(() => document.head.replaceChildren());

/** Two files, and what stands for their hashes. */
const hashes = 'a'.repeat(43) + 'b'.repeat(43);

function create(nonce = '', trusted = true): Assets {
  const assets = createAssets({ base, nonce });
  if (trusted) assets.trust(['form.js', 'form.css'], hashes);
  return assets;
}

function links(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll('link')];
}

function tell(type: 'load' | 'error'): void {
  links().at(-1)?.dispatchEvent(new Event(type));
}

/** The first address and the fresh one. */
async function failTwice(): Promise<void> {
  await started();
  tell('error');
  await started();
  tell('error');
}

function started(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

test.each([
  ['form-1a2b.css', true],
  ['form-1a2b.js', false],
  ['css.js', false],
])('%s is a style sheet: %s', (file, expected) => {
  expect(isSheet(file)).toBe(expected);
});

describe('fetch', () => {
  test.each([
    ['form.js', 'modulepreload'],
    ['form.css', 'stylesheet'],
  ])('starts %s as a %s', (file, rel) => {
    void create().fetch(file);
    expect(links().map((link) => [link.href, link.rel])).toEqual([[base + file, rel]]);
  });

  test.each(['form.js', 'form.css'])('starts %s once', (file) => {
    const assets = create();
    void assets.fetch(file);
    void assets.fetch(file);
    expect(links()).toHaveLength(1);
  });

  test('allows the file to come from another origin', () => {
    void create().fetch('form.js');
    expect(links()[0]?.crossOrigin).toBe('anonymous');
  });

  test('carries the nonce of the page', () => {
    void create('n-1').fetch('form.css');
    expect(links()[0]?.nonce).toBe('n-1');
  });
});

describe('style sheets stand in the order they are asked for', () => {
  const names = () => links().filter(({ rel }) => rel === 'stylesheet').map(({ href }) => new URL(href).pathname.split('/').at(-1));

  test('whichever hash comes first', async () => {
    const assets = create('', false);
    void assets.fetch('ui.css');
    void assets.fetch('form.css');
    assets.trust(['form.css'], 'a'.repeat(43));
    await started();
    assets.trust(['ui.css'], 'b'.repeat(43));
    await started();
    expect(names()).toEqual(['ui.css', 'form.css']);
  });

  test('also one that failed at first', async () => {
    const assets = create('', false);
    assets.trust(['ui.css', 'form.css'], hashes);
    void assets.fetch('ui.css').catch(() => {});
    void assets.fetch('form.css');
    links()[0]?.dispatchEvent(new Event('error'));
    await started();
    expect(names()).toEqual(['ui.css', 'form.css']);
  });

  test('where the page has moved or removed one, at the end', () => {
    const assets = create('', false);
    assets.trust(['ui.css', 'form.css'], hashes);
    void assets.fetch('ui.css');
    links()[0]?.remove();
    void assets.fetch('form.css');
    expect(names()).toEqual(['form.css']);
  });
});

describe('trust', () => {
  test.each([
    ['form.js', `sha256-${'a'.repeat(43)}=`],
    ['form.css', `sha256-${'b'.repeat(43)}=`],
  ])('holds %s to its hash', (file, integrity) => {
    void create().fetch(file);
    expect(links()[0]?.integrity).toBe(integrity);
  });

  test('leaves a file alone that it has no hash of', async () => {
    const assets = createAssets({ base, nonce: '' });
    assets.trust(['form.js', 'form.css', 'late.js'], hashes);
    void assets.fetch('late.js');
    await started();
    expect(links()).toEqual([]);
  });

  test('lets a file wait until its hash is known', async () => {
    const assets = create('', false);
    void assets.fetch('form.js');
    const before = links().length;
    assets.trust(['form.js'], hashes);
    await started();
    expect([before, links().length]).toEqual([0, 1]);
  });

  test('leaves a module to its import where the browser cannot preload it (Safari 16)', async () => {
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false);
    await create().fetch('form.js');
    expect(links()).toEqual([]);
  });

  test('writes an import map for every address of each file', () => {
    const { integrity } = JSON.parse(importMap('/x/', ['1.js', '2.js'], hashes)) as { integrity: Record<string, string> };
    const addresses = (file: string) => ['', 0, 1, 2, 3].map((time) => (time === '' ? file : `${file}?retry=${time}`));
    const expected = [...addresses('/x/1.js').map((address) => [address, `sha256-${'a'.repeat(43)}=`]), ...addresses('/x/2.js').map((address) => [address, `sha256-${'b'.repeat(43)}=`])];
    expect(integrity).toEqual(Object.fromEntries(expected));
  });
});

describe('a style sheet', () => {
  test('resolves when the sheet applies', async () => {
    const promise = create().fetch('form.css');
    tell('load');
    await expect(promise).resolves.toBeUndefined();
  });

  test('is started once', async () => {
    const assets = create();
    void assets.fetch('form.css');
    const promise = assets.fetch('form.css');
    tell('load');
    await promise;
    expect(links()).toHaveLength(1);
  });

  test('rejects with the address when it cannot be had', async () => {
    const promise = create().fetch('form.css');
    await failTwice();
    await expect(promise).rejects.toThrow(/^The file https:.*\/form\.css\?retry=\d could not be loaded$/);
  });

  test('is asked for once more under a fresh address', async () => {
    const promise = create().fetch('form.css');
    tell('error');
    await started();
    expect(links().map(({ href }) => href)).toEqual([expect.stringMatching(/\/form\.css\?retry=[0-3]$/)]);
    tell('load');
    await expect(promise).resolves.toBeUndefined();
  });

  test('is tried again after that', async () => {
    const assets = create();
    const promise = assets.fetch('form.css');
    await failTwice();
    await promise.catch(() => {});
    const second = assets.fetch('form.css');
    tell('load');
    await expect(second).resolves.toBeUndefined();
  });

  test('leaves no broken link behind', async () => {
    const promise = create().fetch('form.css');
    await failTwice();
    await promise.catch(() => {});
    expect(links()).toEqual([]);
  });
});

describe('module', () => {
  /** A module that breaks the first `failures` times it runs; what follows its address is a comment. */
  function moduleText(name: string, failures: number): string {
    return encodeURI(
      `globalThis.${name} = (globalThis.${name} ?? 0) + 1; if (globalThis.${name} <= ${failures}) throw new Error('broken'); export const runs = globalThis.${name}; //`,
    );
  }

  function load(text: string): Promise<unknown> {
    const assets = createAssets({ base: 'data:text/javascript,', nonce: '' });
    assets.trust([text], hashes);
    return assets.module(text);
  }

  // jsdom fetches nothing.
  const browser = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach((link) => link.dispatchEvent(new Event('load')));
  });
  beforeAll(() => browser.observe(document.head, { childList: true }));
  afterAll(() => browser.disconnect());

  test('gives what the file exports', async () => {
    expect(await load(moduleText('awFirst', 0))).toMatchObject({ runs: 1 });
  });

  test('is tried once more under a fresh address', async () => {
    expect(await load(moduleText('awSecond', 1))).toMatchObject({ runs: 2 });
  });

  test('is given up after that', async () => {
    await expect(load(moduleText('awThird', 2))).rejects.toThrow('broken');
  });
});
