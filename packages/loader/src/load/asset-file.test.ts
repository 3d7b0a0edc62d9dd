// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { supportsLateMaps, untilParsed } from './asset-file.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('import maps that come after a module', () => {
  test.each([
    [
      'Chrome 132',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36',
      false,
    ],
    [
      'Chrome 133',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/133.0.0.0 Safari/537.36',
      true,
    ],
    [
      'Edge 140',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      true,
    ],
    [
      'an Android view',
      'Mozilla/5.0 (Linux; Android 10; K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/139.0.0.0 Mobile Safari/537.36',
      true,
    ],
    [
      'Safari 18.3',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.3 Safari/605.1.15`,
      false,
    ],
    [
      'Safari 18.4',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.4.1 Safari/605.1.15`,
      true,
    ],
    [
      'Safari 17.6 on a phone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) ${webkit} Version/17.6 Mobile/15E148 Safari/604.1`,
      false,
    ],
    [
      'Safari 26 on a phone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
      true,
    ],
    [
      'an app on a phone without a browser name',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
      false,
    ],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
  ])('%s: %s: %s', (_name, userAgent, expected) => {
    expect(supportsLateMaps({ userAgent } as Navigator)).toBe(expected);
  });
});

describe('untilParsed', () => {
  test('waits for the end of the page', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const done = vi.fn();
    const read = untilParsed()?.then(done);
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('readystatechange'));
    await read;
    expect(done).toHaveBeenCalled();
  });

  test('returns undefined once the page is parsed', () => {
    expect(untilParsed()).toBeUndefined();
  });

  test('gives up on a document that is never closed', async () => {
    vi.useFakeTimers();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const done = vi.fn();
    void untilParsed()?.then(done);
    await vi.advanceTimersByTimeAsync(9999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
    vi.useRealTimers();
  });
});
