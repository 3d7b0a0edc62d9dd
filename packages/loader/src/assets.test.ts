// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { createAssets, isSheet } from './assets.ts';

const base = 'https://cdn.example.nz/adviser-widgets/1.0.0/assets/';

afterEach(() => document.head.replaceChildren());

function links(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll('link')];
}

function tell(type: 'load' | 'error'): void {
  links().at(-1)?.dispatchEvent(new Event(type));
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
    createAssets(base, '').fetch(file);
    expect(links().map((link) => [link.href, link.rel])).toEqual([[base + file, rel]]);
  });

  test.each(['form.js', 'form.css'])('starts %s once', (file) => {
    const assets = createAssets(base, '');
    assets.fetch(file);
    assets.fetch(file);
    expect(links()).toHaveLength(1);
  });

  test('allows the file to come from another origin', () => {
    createAssets(base, '').fetch('form.js');
    expect(links()[0]?.crossOrigin).toBe('anonymous');
  });

  test('carries the nonce of the page', () => {
    createAssets(base, 'n-1').fetch('form.css');
    expect(links()[0]?.nonce).toBe('n-1');
  });
});

describe('sheet', () => {
  test('resolves when the sheet applies', async () => {
    const promise = createAssets(base, '').sheet('form.css');
    tell('load');
    await expect(promise).resolves.toBeUndefined();
  });

  test('shares what fetch has started', async () => {
    const assets = createAssets(base, '');
    assets.fetch('form.css');
    const promise = assets.sheet('form.css');
    tell('load');
    await promise;
    expect(links()).toHaveLength(1);
  });

  test('rejects with the address when it cannot be had', async () => {
    const promise = createAssets(base, '').sheet('form.css');
    tell('error');
    await expect(promise).rejects.toThrow(`The style sheet ${base}form.css could not be loaded`);
  });

  test('is tried again after that', async () => {
    const assets = createAssets(base, '');
    const promise = assets.sheet('form.css');
    tell('error');
    await promise.catch(() => {});
    const second = assets.sheet('form.css');
    tell('load');
    await expect(second).resolves.toBeUndefined();
  });

  test('leaves no broken link behind', async () => {
    const promise = createAssets(base, '').sheet('form.css');
    tell('error');
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

  test('gives what the file exports', async () => {
    expect(await createAssets('data:text/javascript,', '').module(moduleText('awFirst', 0))).toMatchObject({ runs: 1 });
  });

  test('is tried once more under a fresh address', async () => {
    expect(await createAssets('data:text/javascript,', '').module(moduleText('awSecond', 1))).toMatchObject({ runs: 2 });
  });

  test('is given up after that', async () => {
    await expect(createAssets('data:text/javascript,', '').module(moduleText('awThird', 2))).rejects.toThrow('broken');
  });
});
