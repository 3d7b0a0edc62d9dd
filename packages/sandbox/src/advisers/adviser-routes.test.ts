import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdDelays } from '../hold-delays.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

const path = '/api/mortgage-brokers/list';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

let test: TestSandbox;
afterEach(() => test.stop());

async function list(): Promise<{ key: string; value: string }[]> {
  return (await test.call(path)).json() as Promise<{ key: string; value: string }[]>;
}

describe('the list of advisers', () => {
  it.each([path, `/api-base${path}`])('is served at %s, cached for a minute', async (address) => {
    test = await startTestSandbox({
      advisers: [{ guid: '7D444840-9DC0-11D1-B245-5FFDCE74FAD2', name: 'Zoë Ōtene' }],
    });
    const response = await test.call(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(await response.json()).toEqual([
      { key: '7D444840-9DC0-11D1-B245-5FFDCE74FAD2', value: 'Zoë Ōtene' },
    ]);
  });

  it('can be empty', async () => {
    test = await startTestSandbox({ advisers: [] });
    expect(await list()).toEqual([]);
  });

  it('has names of every kind by default', async () => {
    test = await startTestSandbox();
    const names = (await list()).map(({ value }) => value);
    expect(names).toHaveLength(40);
    for (const kind of [/[āēīōū]/, /'/, /-/, /^\S+ \S+ \S+/])
      expect(names.some((name) => kind.test(name))).toBe(true);
  });

  it('gives each adviser a unique id, though two share a name', async () => {
    test = await startTestSandbox();
    const advisers = await list();
    expect(advisers.filter(({ key }) => !uuid.test(key))).toEqual([]);
    expect(new Set(advisers.map(({ key }) => key.toLowerCase())).size).toBe(40);
    expect(new Set(advisers.map(({ value }) => value)).size).toBe(39);
  });

  it.each([
    ['POST', path],
    ['GET', '/api-base/mortgage-brokers/list'],
    ['GET', `${path}/`],
  ])('is not served for %s %s', async (method, address) => {
    test = await startTestSandbox();
    expect((await test.call(address, { method })).status).toBe(404);
  });
});

describe('a list that fails on request (fault 20)', () => {
  const failing = async (fault: object) => {
    test = await startTestSandbox();
    await test.call('/__sandbox/faults', { json: { path: '/mortgage-brokers/list', ...fault } });
    return test.call(path);
  };

  it('has its own status, which is not cached', async () => {
    const response = await failing({ status: 503 });
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBeNull();
    expect(await list()).toHaveLength(40);
  });
  it.each(['{"advisers":[]}', '[{"key":', '<h1>Down</h1>'])('has the wrong shape: %s', async (body) => {
    expect(await (await failing({ body, contentType: 'application/json' })).text()).toBe(body);
  });
  it('arrives late', async () => {
    const delays = holdDelays();
    let isAnswered = false;
    const answer = failing({ delayMs: 150 }).finally(() => (isAnswered = true));
    await delays.begun(150);
    await vi.advanceTimersByTimeAsync(149);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(200);
    vi.useRealTimers();
  });
  it('is truncated', async () => {
    await expect((await failing({ truncate: true })).text()).rejects.toThrow();
  });
  it('never answers', async () => {
    await expect(failing({ reset: true })).rejects.toThrow();
  });
});

describe('the search by region', () => {
  const aroha = {
    guid: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
    name: 'Aroha Ōtene',
    postcode: '0110',
    phone: '0800 000 101',
    specialties: ['Refix'],
    link: '/advisers/aroha',
    hasPhoto: true,
  };
  const bare = { guid: '2c3e1121-1cf1-951c-f926-91914afc6d89', name: "Siobhán O'Hagan", postcode: '0110' };
  const elsewhere = { ...aroha, guid: 'cc8dbd32-b5bd-5d2e-760f-44dce310de02', postcode: '6011' };
  const search = async (address: string, init: RequestInit = {}) => {
    test = await startTestSandbox({ advisers: [aroha, elsewhere, bare] });
    return test.call(address, { method: 'POST', ...init });
  };

  it.each(['/acme/adviser-search/0110', '/other/adviser-search/0110', '/api-base/acme/adviser-search/0110'])(
    '%s returns the advisers of the region, with every key',
    async (address) => {
      const response = await search(address);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        advisers: [
          {
            guid: aroha.guid,
            name: 'Aroha Ōtene',
            image: `${test.url}/cdn/advisers/${aroha.guid.toUpperCase()}.svg`,
            link: '/advisers/aroha',
            phone: '0800 000 101',
            specialties: ['Refix'],
          },
          { guid: bare.guid, name: "Siobhán O'Hagan", image: '', link: '', phone: '', specialties: [] },
        ],
      });
    },
  );

  it('returns an empty list for a region without advisers', async () => {
    expect(await (await search('/acme/adviser-search/9810')).json()).toEqual({ advisers: [] });
  });

  it.each(['none', '110', '01100', '6O11', '٠١١٠', '%206011'])(
    'refuses the postcode %s',
    async (postcode) => {
      const response = await search(`/acme/adviser-search/${postcode}`);
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        errors: [expect.stringMatching(/^postcode: expected four digits, got /)],
      });
    },
  );

  it.each([
    ['{"postcode":"0110"}', { 'Content-Type': 'application/json' }],
    ['page=advisers', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    [' ', undefined],
  ])('refuses the body %j', async (body, headers) => {
    const response = await search('/acme/adviser-search/0110', { body, headers });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ errors: [`body: expected none, got ${body.length} bytes`] });
  });

  it.each([
    ['GET', '/acme/adviser-search/0110'],
    ['POST', '/acme/adviser-search'],
    ['POST', '/api-base/adviser-search/0110'],
  ])('is not served for %s %s', async (method, address) => {
    expect((await search(address, { method })).status).toBe(404);
  });

  it('has sample advisers in ten regions by default, most of them with a photo', async () => {
    test = await startTestSandbox();
    const response = await test.call('/acme/adviser-search/1010', { method: 'POST' });
    const { advisers } = (await response.json()) as {
      advisers: { image: string; phone: string; specialties: string[] }[];
    };
    expect(advisers).toHaveLength(4);
    expect(advisers.filter(({ image }) => image !== '').length).toBeGreaterThan(0);
    expect(advisers.every(({ phone, specialties }) => phone !== '' && specialties.length > 0)).toBe(true);
  });
});

describe('a portrait', () => {
  const guid = '7d444840-9dc0-11d1-b245-5ffdce74fad2';
  const ask = async (path: string) => {
    test = await startTestSandbox({
      advisers: [
        { guid, name: 'A', hasPhoto: true },
        { guid: guid.replace('7d', '8d'), name: 'B' },
      ],
    });
    return test.call(path);
  };

  it('is unique to the id in capitals', async () => {
    const response = await ask(`/cdn/advisers/${guid.toUpperCase()}.svg`);
    const drawing = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(drawing).toMatch(/^<svg /);
    expect(drawing).not.toContain('undefined');
  });

  it.each([guid, guid.toUpperCase().replace('7D', '8D'), '../A', 'A'])(
    'does not exist for %s',
    async (name) => {
      expect((await ask(`/cdn/advisers/${name}.svg`)).status).toBe(404);
    },
  );

  it('is where the configuration looks for photos', async () => {
    const config = (await (await ask('/__sandbox/config.json')).json()) as {
      adviserImageUrl: string;
      cdnBase: string;
    };
    const address = config.adviserImageUrl
      .replace('{cdnBase}', config.cdnBase)
      .replace('{GUID}', guid.toUpperCase());
    expect((await fetch(address)).status).toBe(200);
  });
});
