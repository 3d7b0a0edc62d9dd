// @vitest-environment jsdom
import { configKeys, keysByPath } from '@adviser-widgets/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findScriptTag } from './script-tag.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

/** Adds a tag that does not run. */
function addTag(attributes: object): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/plain';
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, String(value));
  document.head.append(script);
  return script;
}

function runIn(script: HTMLScriptElement): void {
  vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(script);
}

const own = { src: 'https://cdn.example.nz/adviser-widgets/1/loader.js', 'data-brand': 'acme' };

describe('the running script', () => {
  test.each([
    [{ src: own.src }],
    [{ src: '/cache/5f3a.js', 'data-config': '/c.json' }],
    [{ 'data-captcha-site-key': 'k' }],
  ])('is the tag with %j', (attributes) => {
    const script = addTag(attributes);
    addTag(own);
    runIn(script);
    expect(findScriptTag()).toBe(script);
  });

  test('is the tag without any sign of it, if no other looks like it', () => {
    const script = addTag({ src: '/bundle.js' });
    runIn(script);
    expect(findScriptTag()).toBe(script);
  });

  test('of an optimiser gives way to the tag that it left in the page', () => {
    runIn(addTag({ src: '/optimiser.js', 'data-cfasync': 'false' }));
    const script = addTag(own);
    expect(findScriptTag()).toBe(script);
  });
});

describe('without a running script, the tag', () => {
  test.each([
    [own],
    [{ ...own, src: '/adviser-widgets/1/loader.js?ver=6.1' }],
    [{ ...own, src: '/adviser-widgets/1/loader.min.js#x' }],
    [{ src: own.src, 'data-config': '/c.json' }],
  ])('is the one with %j', (attributes) => {
    addTag({ src: '/other.js', 'data-brand': 'acme' });
    addTag({ src: 'https://charts.example/loader.js', 'data-cfasync': 'false' });
    addTag({ 'data-brand': 'acme' });
    const script = addTag(attributes);
    expect(findScriptTag()).toBe(script);
  });

  test.each([
    [{ src: own.src }],
    [{ src: '/app.js?from=/loader.js', 'data-brand': 'acme' }],
    [{ src: '/preloader.js', 'data-brand': 'acme' }],
    [{ src: '/loader.js/app', 'data-brand': 'acme' }],
  ])('is not found with %j', (attributes) => {
    addTag(attributes);
    expect(findScriptTag()).toBeUndefined();
  });

  test('is not found if two look like it', () => {
    addTag(own);
    addTag({ ...own, 'data-brand': 'other' });
    expect(findScriptTag()).toBeUndefined();
  });
});

/** Objects and lists can be given in JSON only. */
const inJsonOnly = ['search.hosts', 'regions', 'messages', 'frameOrigins', 'eventNames'];
const onTags = [...keysByPath(configKeys).keys(), 'config'].filter((path) => !inJsonOnly.includes(path));

test.each(onTags)('a tag is recognised by the key %s', (path) => {
  const script = addTag({ src: own.src });
  script.dataset[path.replace(/\.(.)/g, (_, letter: string) => letter.toUpperCase())] = '';
  expect(findScriptTag()).toBe(script);
});
