// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAssets, type Assets } from './assets.ts';
import { download } from './download.ts';
import { fileName, type FileTable } from './manifest.ts';

vi.mock(import('./download.ts'), () => ({ download: vi.fn((start) => start()) })); // it waits a second

const base = 'https://cdn.example.nz/adviser-widgets/1.0.0/assets/';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/133.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

beforeEach(() => {
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true); // jsdom does not support modulepreload
  useBrowser(chrome);
  performance.getEntriesByName = () => []; // jsdom has none
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('refused by a policy')));
});
afterEach(() => {
  document.head.replaceChildren();
  vi.mocked(download).mockReset();
});

/** Files with placeholder hashes. */
const table: FileTable = {
  files: ['form', 'ui.css', 'form.css'],
  hashes: 'a'.repeat(43) + 'b'.repeat(43) + 'c'.repeat(43),
};
const [form, uiSheet, formSheet] = [0, 1, 2];
const addressOf = (file: number) => base + fileName(table, file);

function useBrowser(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

function create(nonce = ''): Assets {
  return createAssets({ base, nonce, table });
}

function links(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll('link')];
}

function kinds(): string[][] {
  return links().map(({ href, rel }) => [href, rel]);
}

function tell(type: 'load' | 'error'): void {
  links().at(-1)?.dispatchEvent(new Event(type));
}

/** Fails the first address and the retry. */
async function failTwice(): Promise<void> {
  await started();
  tell('error');
  await started();
  tell('error');
}

function started(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

describe('fetch', () => {
  test.each([
    [form, 'modulepreload'],
    [formSheet, 'stylesheet'],
  ])('requests file %i as a %s', (file, rel) => {
    void create().fetch(file);
    expect(links().map((link) => [link.href, link.rel])).toEqual([[addressOf(file), rel]]);
  });

  test.each([form, formSheet])('requests file %i once', (file) => {
    const assets = create();
    void assets.fetch(file);
    void assets.fetch(file);
    expect(links()).toHaveLength(1);
  });

  test('allows the file to come from another origin', () => {
    void create().fetch(form);
    expect(links()[0]?.crossOrigin).toBe('anonymous');
  });

  test("has the page's nonce", () => {
    void create('n-1').fetch(formSheet);
    expect(links()[0]?.nonce).toBe('n-1');
  });
});

describe('while the page is being parsed, in a browser that accepts no import map after a module', () => {
  beforeEach(() => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    useBrowser(firefox);
  });
  afterEach(() => void vi.restoreAllMocks());

  test('fetches a module and loads it at the end of the page', async () => {
    create()
      .load([form])
      .catch(() => {}); // jsdom imports nothing
    expect(kinds()).toEqual([[addressOf(form), 'preload']]);
    tell('load');
    await started();
    expect(kinds()).toEqual([[addressOf(form), 'preload']]);
    document.dispatchEvent(new Event('readystatechange'));
    await started();
    expect(kinds()).toEqual([
      [addressOf(form), 'preload'],
      [addressOf(form), 'modulepreload'],
    ]);
  });

  test('checks what it fetches against its hash', () => {
    void create().fetch(form);
    expect(links()[0]?.integrity).toBe(`sha256-${'a'.repeat(43)}=`);
  });

  test('applies a style sheet at once', () => {
    void create().fetch(formSheet);
    expect(kinds()).toEqual([[addressOf(formSheet), 'stylesheet']]);
  });

  test('loads a module at once in any other browser', () => {
    useBrowser(chrome);
    void create().fetch(form);
    expect(kinds()).toEqual([[addressOf(form), 'modulepreload']]);
  });
});

test('a module that did not come is fetched by script before its link asks again, as Safari needs it', async () => {
  vi.mocked(fetch).mockResolvedValue(new Response(''));
  const arrived = create().fetch(form);
  tell('error');
  await started();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(addressOf(form), { cache: 'reload' });
  expect(kinds()).toEqual([[addressOf(form), 'modulepreload']]);
  tell('load');
  await expect(arrived).resolves.toBeUndefined();
});

describe('in Firefox, which asks for a failed module or preload once only', () => {
  beforeEach(() => useBrowser(firefox));

  test.each([
    ['tells so', 'error', []],
    ['hides that it is offline', 'load', [{ responseStatus: 0 }]],
    ['hides that it was refused', 'load', [{ responseStatus: 403 }]],
  ] as const)(
    'a file that did not come is tried under another address, if it %s',
    async (_, event, timings) => {
      const entries = vi.spyOn(performance, 'getEntriesByName').mockReturnValue(timings as never);
      const arrived = create().fetch(form);
      tell(event);
      await started();
      expect(kinds().at(-1)).toEqual([`${addressOf(form)}?retry=1`, 'preload']);
      entries.mockReturnValue([{ responseStatus: 200 }] as never);
      tell('load');
      await expect(arrived).resolves.toBeUndefined();
      vi.restoreAllMocks();
    },
  );

  test('loads neither a module nor its imports before the bytes of all have arrived', async () => {
    const assets = create();
    assets.add({ files: ['base'], hashes: 'd'.repeat(43) });
    assets.load([form, 3]).catch(() => {}); // jsdom imports nothing
    const [ofForm, ofBase] = links();
    ofForm?.dispatchEvent(new Event('load'));
    await started();
    expect(kinds().map(([, rel]) => rel)).toEqual(['preload', 'preload']);
    ofBase?.dispatchEvent(new Event('load'));
    await started();
    expect(kinds().slice(2)).toEqual([
      [addressOf(form), 'modulepreload'],
      [`${base}base-dddddddd.js`, 'modulepreload'],
    ]);
  });

  test('a module that the browser ends because the visitor follows a link is loaded again', async () => {
    vi.mocked(download).mockImplementation((start) => start().catch(start));
    create()
      .load([form])
      .catch(() => {}); // jsdom imports nothing
    tell('load');
    await started();
    tell('error');
    await started();
    expect(kinds()).toEqual([
      [addressOf(form), 'preload'],
      [addressOf(form), 'modulepreload'],
    ]);
  });
});

describe('style sheets are in the order of the table', () => {
  const names = () =>
    links()
      .filter(({ rel }) => rel === 'stylesheet')
      .map(({ href }) => href);

  test('whichever is requested first', () => {
    const assets = create();
    void assets.fetch(formSheet);
    void assets.fetch(uiSheet);
    expect(names()).toEqual([uiSheet, formSheet].map(addressOf));
  });

  test('even if one failed at first', async () => {
    const assets = create();
    void assets.fetch(uiSheet).catch(() => {});
    void assets.fetch(formSheet);
    links()[0]?.dispatchEvent(new Event('error'));
    await started();
    expect(names()).toEqual([
      expect.stringMatching(/\/ui-bbbbbbbb\.css\?retry=[0-3]$/),
      addressOf(formSheet),
    ]);
  });

  test('with a new one at the end if the page has moved or removed one', () => {
    const assets = create();
    void assets.fetch(formSheet);
    links()[0]?.remove();
    void assets.fetch(uiSheet);
    expect(names()).toEqual([addressOf(uiSheet)]);
  });
});

describe('integrity', () => {
  test.each([
    [form, `sha256-${'a'.repeat(43)}=`],
    [formSheet, `sha256-${'c'.repeat(43)}=`],
  ])('checks file %i against its hash', (file, integrity) => {
    void create().fetch(file);
    expect(links()[0]?.integrity).toBe(integrity);
  });

  test('checks files that were added later against their hashes', () => {
    const assets = create();
    assets.add({ files: ['captcha'], hashes: 'd'.repeat(43) });
    void assets.fetch(table.files.length);
    expect(links()[0]?.integrity).toBe(`sha256-${'d'.repeat(43)}=`);
  });

  test('leaves a module to its import if the browser cannot preload it (Safari 16)', async () => {
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false);
    await create().fetch(form);
    expect(links()).toEqual([]);
  });

  test.each([
    ['itself', [form]],
    ['a module that it imports', [form, 3]],
  ])('imports no module if %s was rejected', async (_, files) => {
    const assets = create();
    assets.add({ files: ['base'], hashes: 'd'.repeat(43) });
    const promise = assets.load(files);
    promise.catch(() => {});
    for (let time = 0; time < 4; time++) {
      links().forEach((link) => link.dispatchEvent(new Event('error')));
      await started();
    }
    await expect(promise).rejects.toThrow('could not be loaded');
  });
});

test('a file that never arrives counts as missing after 30 seconds', async () => {
  vi.useFakeTimers();
  const promise = create().fetch(form);
  const failed = expect(promise).rejects.toThrow(`The file ${addressOf(form)} could not be loaded`);
  await vi.advanceTimersByTimeAsync(30_000); // the first attempt
  await vi.advanceTimersByTimeAsync(30_000); // the second
  await failed;
  vi.useRealTimers();
});

describe('a style sheet', () => {
  test('resolves when the sheet applies', async () => {
    const promise = create().fetch(formSheet);
    tell('load');
    await expect(promise).resolves.toBeUndefined();
  });

  test('is requested once', async () => {
    const assets = create();
    void assets.fetch(formSheet);
    const promise = assets.fetch(formSheet);
    tell('load');
    await promise;
    expect(links()).toHaveLength(1);
  });

  test('rejects with the address if it cannot be loaded', async () => {
    const promise = create().fetch(formSheet);
    await failTwice();
    await expect(promise).rejects.toThrow(
      /^The file https:.*\/form-cccccccc\.css\?retry=\d could not be loaded$/,
    );
  });

  test('is requested once more at a fresh address', async () => {
    const promise = create().fetch(formSheet);
    tell('error');
    await started();
    expect(links().map(({ href }) => href)).toEqual([
      expect.stringMatching(/\/form-cccccccc\.css\?retry=[0-3]$/),
    ]);
    tell('load');
    await expect(promise).resolves.toBeUndefined();
  });

  test('is retried by a later call', async () => {
    const assets = create();
    const promise = assets.fetch(formSheet);
    await failTwice();
    await promise.catch(() => {});
    const second = assets.fetch(formSheet);
    tell('load');
    await expect(second).resolves.toBeUndefined();
  });

  test('leaves no broken link', async () => {
    const promise = create().fetch(formSheet);
    await failTwice();
    await promise.catch(() => {});
    expect(links()).toEqual([]);
  });
});

describe('load', () => {
  /**
   * A module that throws the first `failures` times it runs. It ends in `//`, so that the rest of its address
   * is a comment.
   */
  function moduleText(name: string, failures: number): string {
    return encodeURI(
      `globalThis.${name} = (globalThis.${name} ?? 0) + 1; if (globalThis.${name} <= ${failures}) throw new Error('broken'); export const runs = globalThis.${name}; //`,
    );
  }

  function load(text: string): Promise<unknown> {
    // The rest of the address is a comment.
    const assets = createAssets({ base: `data:text/javascript,${text}`, nonce: '', table });
    return assets.load([form]);
  }

  // jsdom does not load links.
  const browser = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach((link) => link.dispatchEvent(new Event('load')));
  });
  beforeAll(() => browser.observe(document.head, { childList: true }));
  afterAll(() => browser.disconnect());

  test("resolves with the file's exports", async () => {
    expect(await load(moduleText('awFirst', 0))).toMatchObject({ runs: 1 });
  });

  test('is retried once at a fresh address', async () => {
    expect(await load(moduleText('awSecond', 1))).toMatchObject({ runs: 2 });
  });

  test('rejects after that', async () => {
    await expect(load(moduleText('awThird', 2))).rejects.toThrow('broken');
  });
});
