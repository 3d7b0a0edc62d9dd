import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '@adviser-widgets/core/internal';
import { searchAdvisers, type FoundAdviser } from './search-advisers.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
let call: AbortController;

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost:3000/'));
  fetch.mockReset().mockImplementation(() => Promise.resolve(new Response('[]')));
  vi.stubGlobal('fetch', fetch);
  vi.useRealTimers();
  call = new AbortController();
});

const bases = {
  mcoApiBase: { live: 'https://mco.test/', sandbox: '' },
  siteBase: 'https://site.test/',
  cdnBase: 'https://cdn.test/img/',
};

function search(json: object = {}): Promise<readonly FoundAdviser[]> {
  const { config } = readConfig({ json: { brand: 'ac me', ...bases, ...json }, hostname: 'www.example.nz' });
  return searchAdvisers('0110', config, call);
}

/** Returns the advisers read from an answer. */
function parsed(answer: unknown, json: object = {}): Promise<readonly FoundAdviser[]> {
  fetch.mockResolvedValue(new Response(JSON.stringify(answer)));
  return search(json);
}

const aroha = {
  guid: '7D444840-9DC0-11D1-B245-5FFDCE74FAD2',
  name: 'Aroha Ōtene',
  image: 'https://cdn.test/a.jpg',
  link: 'https://site.test/advisers/aroha',
  phone: '021 555 000',
  specialties: ['Refix'],
};

test('sends a POST without a body or headers, so that no preflight can fail', async () => {
  await search();
  const [url, options] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('https://mco.test/ac%20me/adviser-search/0110');
  expect(options?.method).toBe('POST');
  expect(options?.body).toBeUndefined();
  expect(options?.headers).toEqual({});
});

describe('a usable answer', () => {
  test.each([
    ['advisers', { advisers: [aroha] }],
    ['results', { results: [aroha] }],
    ['data', { data: [aroha], total: 1 }],
    ['a bare list (fault 21)', [aroha]],
  ])('has its list in %s', async (_, answer) => {
    expect(await parsed(answer)).toEqual([aroha]);
  });

  test.each([[{ advisers: [] }], [[]]])('may contain no advisers: %j', async (answer) => {
    expect(await parsed(answer)).toEqual([]);
  });

  test('may have the content type of HTML', async () => {
    fetch.mockResolvedValue(
      new Response(JSON.stringify([aroha]), { headers: { 'Content-Type': 'text/html' } }),
    );
    expect(await search()).toEqual([aroha]);
  });
});

describe('fault 21: rejects an unusable answer', () => {
  test.each([
    'null',
    '"Aroha"',
    '42',
    'true',
    '{}',
    '{"advisers":null}',
    '{"advisers":{"0":{}}}',
    '{"error":"no such region"}',
    '[{',
    '<h1>Advisers</h1>',
    '',
  ])('%s', async (body) => {
    fetch.mockResolvedValue(new Response(body));
    await expect(search()).rejects.toMatchObject({
      kind: 'refused',
      message: 'POST https://mco.test/ac%20me/adviser-search/0110 did not return a list of advisers',
    });
  });

  test('rejects a list that the page has put on every object', async () => {
    Object.defineProperty(Object.prototype, 'advisers', { value: [aroha], configurable: true });
    fetch.mockResolvedValue(new Response('{}'));
    const failure = await search().catch((error: unknown) => error);
    Reflect.deleteProperty(Object.prototype, 'advisers');
    expect(failure).toMatchObject({ kind: 'refused' });
  });
});

describe('an adviser', () => {
  const one = async (change: object, json: object = {}) => (await parsed([{ ...aroha, ...change }], json))[0];

  test('needs only a name', async () => {
    expect(await parsed([{ name: ' Aroha \n Ōtene\u00a0' }])).toEqual([
      { guid: '', name: 'Aroha Ōtene', image: undefined, link: undefined, phone: '', specialties: [] },
    ]);
  });

  test.each([[{}], [{ name: '' }], [{ name: ' \n' }], [{ name: 7 }], [null], ['Aroha'], [7], [[aroha]]])(
    'that is %j is skipped, and the others are kept',
    async (entry) => {
      expect(await parsed([entry, aroha])).toEqual([aroha]);
    },
  );

  test.each([
    [
      ['Refix', ' Insurance ', '', 7, null, 'Refix'],
      ['Refix', 'Insurance'],
    ],
    ['Refix, Insurance;Home loans ;; ,', ['Refix', 'Insurance', 'Home loans']],
    ['', []],
    [null, []],
    [{ 0: 'Refix' }, []],
  ])('with the specialties %j has %j', async (specialties, expected) => {
    expect(await one({ specialties })).toMatchObject({ specialties: expected });
  });

  test.each([
    ['/advisers/aroha', 'https://site.test/advisers/aroha'],
    ['advisers/aroha', 'https://site.test/advisers/aroha'],
    ['//other.test/aroha', 'http://other.test/aroha'], // the page's own scheme
    ['HTTP://other.test/Aroha', 'http://other.test/Aroha'],
    ['javascript:alert(1)', undefined],
    [' JaVaScRiPt:alert(1)', undefined],
    ['java\nscript:alert(1)', 'https://site.test/javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>', undefined],
    ['vbscript:x', undefined],
    ['mailto:a@b.nz', undefined],
    ['blob:https://site.test/1', undefined],
    ['https://', undefined],
    ['', undefined],
    [7, undefined],
  ])('with the link %j links to %j', async (link, expected) => {
    expect((await one({ link }))?.link).toBe(expected);
  });

  test("with a path links to the page's own origin if there is no site base", async () => {
    expect(await one({ link: '/a', image: 'b.jpg' }, { siteBase: '', cdnBase: '' })).toMatchObject({
      link: `${location.origin}/a`,
      image: `${location.origin}/b.jpg`,
    });
  });

  test.each([
    ['/advisers/a.jpg', 'https://cdn.test/img/advisers/a.jpg'],
    ['https://other.test/a.jpg', 'https://other.test/a.jpg'],
    ['data:image/svg+xml,<svg/>', undefined],
    ['', undefined],
  ])('with the image %j has the photo %j', async (image, expected) => {
    expect((await one({ image }))?.image).toBe(expected);
  });

  test.each([
    [' 021 555 000 ', '021 555 000'],
    ['call me', ''],
    ['javascript:alert()', ''],
    [215550000, ''],
  ])('with the phone %j has %j', async (phone, expected) => {
    expect(await one({ phone })).toMatchObject({ phone: expected });
  });

  test('is one of at most 200, with texts of at most 1,000 characters', async () => {
    const found = await parsed(
      [...Array(300).keys()].map((index) => ({
        ...aroha,
        name: 'ā'.repeat(5000),
        link: `/advisers/${index}`,
      })),
    );
    expect(found).toHaveLength(200);
    expect(found[0]?.name).toHaveLength(1000);
  });

  test('is listed once for each page of theirs, as the first record has it', async () => {
    const found = await parsed([
      { guid: '1', name: 'Aroha Tautari', link: '/advisers/aroha', phone: '021 555 001' },
      { guid: '2', name: 'Aroha Tautari', link: '/advisers/aroha', phone: '021 555 002' },
      { guid: '3', name: 'Aroha Tautari', link: '/advisers/aroha-2', phone: '021 555 003' },
      { guid: '4', name: 'Ben Ohara', link: '/advisers/aroha' },
    ]);
    expect(found.map(({ guid }) => guid)).toEqual(['1', '3', '4']);
  });

  test('without an id or a page is known by name and phone', async () => {
    const found = await parsed([
      { name: 'Aroha Tautari', phone: '021 555 001' },
      { name: 'Aroha Tautari', phone: '021 555 001' },
      { name: 'Aroha Tautari', phone: '021 555 002' },
    ]);
    expect(found.map(({ phone }) => phone)).toEqual(['021 555 001', '021 555 002']);
  });

  test('has at most 20 specialties, and no address of more than 2,000 characters', async () => {
    const link = `https://site.test/${'a'.repeat(2000)}`;
    const adviser = await one({ specialties: [...Array(5000).keys()].map(String), link, image: link });
    expect(adviser?.specialties).toHaveLength(20);
    expect(adviser).toMatchObject({ link: undefined, image: undefined });
  });
});

describe('a call that fails', () => {
  test.each([
    [400, 'refused'],
    [404, 'refused'],
    [422, 'refused'],
    [500, 'http'],
    [503, 'http'],
  ])('fault 15: is not retried after %i', async (status, kind) => {
    fetch.mockResolvedValue(new Response('{"advisers":[]}', { status }));
    await expect(search()).rejects.toMatchObject({ kind, status });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('says that a page was answered, not JSON', async () => {
    fetch.mockResolvedValue(new Response('<!doctype html>'));
    await expect(search()).rejects.toThrow('answered with a page instead of JSON');
  });

  test('fault 1: reports a missing connection', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(search()).rejects.toMatchObject({ kind: 'network' });
  });

  test('reports half an answer', async () => {
    fetch.mockResolvedValue(
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) })),
    );
    await expect(search()).rejects.toThrow('cut');
  });

  test.each(['headers', 'body'])('times out after 10 seconds without its %s', async (missing) => {
    vi.useFakeTimers();
    fetch.mockImplementation((_url, options) => {
      const aborted = new Promise<never>((_, reject) =>
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error)),
      );
      if (missing === 'headers') return aborted;
      return Promise.resolve(
        new Response(
          new ReadableStream({
            start: (controller) => void aborted.catch((error: unknown) => controller.error(error)),
          }),
        ),
      );
    });
    const failed = search().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(call.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ kind: 'timeout' });
  });

  test('rejects at once when it is superseded, and leaves no timer', async () => {
    vi.useFakeTimers();
    fetch.mockImplementation(
      (_url, options) =>
        new Promise((_, reject) =>
          options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    const failed = search().catch((error: unknown) => error);
    call.abort();
    expect(await failed).toBeInstanceOf(Error);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('in preview, finds a sample adviser and sends nothing', async () => {
  expect(await search({ preview: true })).toEqual([
    expect.objectContaining({ name: 'A sample adviser', specialties: ['Home loans', 'Insurance'] }),
  ]);
  expect(fetch).not.toHaveBeenCalled();
});
