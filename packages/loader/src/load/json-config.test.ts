// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { jsonConfig } from './json-config.ts';

afterEach(() => document.body.replaceChildren());

describe('data-config', () => {
  test('returns the JSON at the address', async () => {
    expect(await jsonConfig(Promise.resolve(Response.json({ brand: 'acme' })))).toEqual({ brand: 'acme' });
  });

  test('rejects an error response with its status', async () => {
    await expect(jsonConfig(Promise.resolve(new Response('Not found', { status: 404 })))).rejects.toThrow(
      'answered 404',
    );
  });

  test('rejects a response that is not JSON', async () => {
    await expect(jsonConfig(Promise.resolve(new Response('{')))).rejects.toMatchObject({
      name: 'SyntaxError',
    });
  });

  test('rejects a page, and says that it is one', async () => {
    await expect(jsonConfig(Promise.resolve(new Response('<!doctype html>')))).rejects.toThrow(
      'answered a page instead of JSON',
    );
  });

  test('rejects without a connection', async () => {
    await expect(jsonConfig(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
      'Failed to fetch',
    );
  });

  test('ignores the inline block', async () => {
    addBlock('{"brand":"inline"}');
    expect(await jsonConfig(Promise.resolve(Response.json({ brand: 'acme' })))).toEqual({ brand: 'acme' });
  });
});

describe('the inline block', () => {
  test('returns its JSON', async () => {
    addBlock('{"brand":"acme"}');
    expect(await jsonConfig(undefined)).toEqual({ brand: 'acme' });
  });

  test('may be absent', async () => {
    expect(await jsonConfig(undefined)).toBeUndefined();
  });

  test('rejects if it is not JSON', async () => {
    addBlock('{brand: acme}');
    await expect(jsonConfig(undefined)).rejects.toMatchObject({ name: 'SyntaxError' });
  });

  test.each([
    ['an element that is not a script', 'div', {}],
    ['a script without a type', 'script', {}],
    ['a script of another type', 'script', { type: 'application/ld+json' }],
    ['a template', 'template', { type: 'application/json' }],
  ])('is not read from %s with its id', async (_name, tag, attributes: Record<string, string>) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.id = 'adviser-widgets-config';
    element.textContent = '["evil"]'; // a script element may run it as JavaScript
    document.body.append(element);
    expect(await jsonConfig(undefined)).toBeUndefined();
  });

  test('is found behind another element with its id', async () => {
    const element = document.createElement('div');
    element.id = 'adviser-widgets-config';
    document.body.append(element);
    addBlock('{"brand":"acme"}');
    expect(await jsonConfig(undefined)).toEqual({ brand: 'acme' });
  });

  test('may come after the script', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const config = jsonConfig(undefined);
    addBlock('{"brand":"acme"}');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(await config).toEqual({ brand: 'acme' });
  });
});

function addBlock(text: string): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'adviser-widgets-config';
  block.textContent = text;
  document.body.append(block);
}
