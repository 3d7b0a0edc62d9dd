// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchConfig } from './fetch-config.ts';

const address = '/adviser-widgets.json';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('data-config', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();

  beforeEach(() => {
    fetch.mockReset();
    vi.stubGlobal('fetch', fetch);
  });

  test('gives what stands at the address', async () => {
    fetch.mockResolvedValue(Response.json({ brand: 'acme' }));
    expect(await fetchConfig(address)).toEqual({ brand: 'acme' });
  });

  test('asks for the address as it stands', async () => {
    fetch.mockResolvedValue(Response.json({}));
    await fetchConfig(address);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([address]);
  });

  test('rejects an answer that is an error, and says which', async () => {
    fetch.mockResolvedValue(new Response('Not found', { status: 404 }));
    await expect(fetchConfig(address)).rejects.toThrow('/adviser-widgets.json answered 404');
  });

  test('rejects an answer that is no JSON', async () => {
    fetch.mockResolvedValue(new Response('<!doctype html>'));
    await expect(fetchConfig(address)).rejects.toBeInstanceOf(SyntaxError);
  });

  test('rejects without a connection', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(fetchConfig(address)).rejects.toThrow('Failed to fetch');
  });

  test('is not read from the inline block as well', async () => {
    addBlock('{"brand":"inline"}');
    fetch.mockResolvedValue(Response.json({ brand: 'acme' }));
    expect(await fetchConfig(address)).toEqual({ brand: 'acme' });
  });

  describe('that never arrives', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      // jsdom's own runs on a clock that no test can turn.
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), limit);
        return controller.signal;
      });
      fetch.mockImplementation(
        (_, init) =>
          new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
          }),
      );
    });

    test.each([
      [2999, 0],
      [3000, 1],
    ])('after %i ms has rejected %i times', async (time, times) => {
      const rejected = vi.fn();
      fetchConfig(address).catch(rejected);
      await vi.advanceTimersByTimeAsync(time);
      expect(rejected).toHaveBeenCalledTimes(times);
    });
  });
});

describe('the inline block', () => {
  test('gives its JSON', async () => {
    addBlock('{"brand":"acme"}');
    expect(await fetchConfig(undefined)).toEqual({ brand: 'acme' });
  });

  test('may be absent', async () => {
    expect(await fetchConfig(undefined)).toBeUndefined();
  });

  test('rejects when it is no JSON', async () => {
    addBlock('{brand: acme}');
    await expect(fetchConfig(undefined)).rejects.toBeInstanceOf(SyntaxError);
  });

  test.each([
    ['an element that is no script', 'div', {}],
    ['a script without a type', 'script', {}],
    ['a script of another type', 'script', { type: 'application/ld+json' }],
    ['a template', 'template', { type: 'application/json' }],
  ])('is not taken from %s with its id', async (_name, tag, attributes: Record<string, string>) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.id = 'adviser-widgets-config';
    element.textContent = '["evil"]'; // a script may run, as JavaScript
    document.body.append(element);
    expect(await fetchConfig(undefined)).toBeUndefined();
  });

  test('is found behind another element with its id', async () => {
    const element = document.createElement('div');
    element.id = 'adviser-widgets-config';
    document.body.append(element);
    addBlock('{"brand":"acme"}');
    expect(await fetchConfig(undefined)).toEqual({ brand: 'acme' });
  });

  test('may stand after the script', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const config = fetchConfig(undefined);
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
