import { afterEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { callAddress, requestAddress } from './call-address.ts';

const page = 'https://www.example.nz';

/** The page's own origin, as browsers tell it; `null` for a file, or a sandboxed frame. */
function onPage(origin: string, location = new URL(page)): void {
  vi.stubGlobal('location', location);
  Object.defineProperty(globalThis, 'origin', { get: () => origin, configurable: true });
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'origin'));

const configOf = (json: object = {}, hostname = 'www.example.nz') =>
  readConfig({ json: { brand: 'acme', ...json }, hostname }).config;

describe('the address of a call', () => {
  test.each([
    ['', 'acme', `${page}/acme/lead`],
    ['/', 'acme', `${page}/acme/lead`],
    ['/api-base', 'acme', `${page}/api-base/acme/lead`],
    ['api', 'acme', `${page}/api/acme/lead`],
    ['//api.example.nz/v1', 'acme', 'https://api.example.nz/v1/acme/lead'],
    ['https://api.example.nz', 'acme', 'https://api.example.nz/acme/lead'],
    ['https://api.example.nz///', 'acme', 'https://api.example.nz/acme/lead'],
    ['https://api.example.nz/v1/', 'a/../b ?', 'https://api.example.nz/v1/a%2F..%2Fb%20%3F/lead'],
    ['https://api.example.nz/v1?code=a%20b', 'acme', 'https://api.example.nz/v1/acme/lead?code=a%20b'],
    ['https://api.example.nz/#top', 'acme', 'https://api.example.nz/acme/lead'],
    ['http://127.0.0.1:4400/api', '$&', 'http://127.0.0.1:4400/api/%24%26/lead'],
  ])('with base %j and brand %j is %s', (live, brand, expected) => {
    onPage(page);
    expect(callAddress(configOf({ apiBase: { live }, brand }), 'apiBase', '{brand}/lead')).toBe(expected);
  });

  test.each([
    ['', '/api/list', `${page}/api/list`],
    ['', 'api/list?page=2', `${page}/api/list?page=2`],
    ['https://cms.example.nz/', 'api/list', 'https://cms.example.nz/api/list'],
    ['https://cms.example.nz/?key=1', 'api/list?page=2', 'https://cms.example.nz/api/list?key=1&page=2'],
    ['https://cms.example.nz/home//', '//api.example.nz/list', 'https://api.example.nz/list'],
    ['/home/', '/api/list', `${page}/home/api/list`],
    ['https://cms.example.nz', 'HTTPS://api.example.nz/list?all=1', 'https://api.example.nz/list?all=1'],
  ])('on siteBase %j of %j is %s', (siteBase, path, expected) => {
    onPage(page);
    expect(callAddress(configOf({ siteBase }), 'siteBase', path)).toBe(expected);
  });

  test.each([
    ['www.example.nz', 'https://live.example.nz/acme/lead'],
    ['localhost', 'https://sandbox.example.nz/v1/acme/lead'],
  ])('on %s is %s', (hostname, expected) => {
    const apiBase = { live: 'https://live.example.nz/', sandbox: 'https://sandbox.example.nz/v1' };
    expect(callAddress(configOf({ apiBase }, hostname), 'apiBase', '{brand}/lead')).toBe(expected);
  });

  test('has a base of its own for the search for advisers', () => {
    const config = configOf({ mcoApiBase: { live: 'https://mco.example.nz/' } });
    expect(callAddress(config, 'mcoApiBase', '{brand}/adviser-search/0110')).toBe(
      'https://mco.example.nz/acme/adviser-search/0110',
    );
  });
});

describe('the page that a relative base belongs to', () => {
  const lead = () => callAddress(configOf(), 'apiBase', '{brand}/lead');

  test('is the parent of a srcdoc frame', () => {
    onPage(page, new URL('about:srcdoc'));
    expect(lead()).toBe(`${page}/acme/lead`);
  });

  test('is the page, though its own variable is called origin', () => {
    onPage('null');
    Object.defineProperty(globalThis, 'origin', { value: 'https://maps.example.nz', configurable: true });
    expect(lead()).toBe(`${page}/acme/lead`);
  });

  test.each([
    ['a file', 'file:///home/a.html', 'this page, which has no host'],
    ['a sandboxed frame', page, 'www.example.nz'],
  ])('is none in %s, so nothing is sent', (_name, address, named) => {
    onPage('null', new URL(address));
    expect(lead).toThrow(
      `nothing was sent: on ${named}, apiBase.live has to be a full address, such as "https://api.example.nz"`,
    );
  });

  test('is not asked for if the base is a full address', () => {
    onPage('null', new URL('file:///home/a.html'));
    const config = configOf({ apiBase: { live: 'https://api.example.nz' } });
    expect(callAddress(config, 'apiBase', '{brand}/lead')).toBe('https://api.example.nz/acme/lead');
  });
});

describe('nothing is sent', () => {
  test('without a brand', () => {
    onPage(page);
    expect(() => callAddress(configOf({ brand: '' }), 'siteBase', 'api/blog')).toThrow(
      expect.objectContaining({
        kind: 'refused',
        message: expect.stringContaining('has no "brand". Call configure(') as string,
      }),
    );
  });

  test('to an address that is no http', () => {
    onPage(page);
    expect(() => requestAddress('reportUrl', 'mailto:jo@example.nz')).toThrow('reportUrl has to be');
  });
});

test('a preview needs no brand', () => {
  onPage(page);
  const config = configOf({ brand: '', preview: true });
  expect(callAddress(config, 'siteBase', 'api/blog')).toBe(`${page}/api/blog`);
});

describe('a sandbox without an address', () => {
  const warnings = (json: object, base: 'apiBase' | 'mcoApiBase' = 'apiBase') => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onPage('http://localhost:5173', new URL('http://localhost:5173'));
    callAddress(configOf(json, 'localhost'), base, '{brand}/lead');
    callAddress(configOf(json, 'localhost'), base, '{brand}/lead');
    return warn.mock.calls.map(([text]) => String(text));
  };

  test.each([
    [{ apiBase: { sandbox: 'https://test.example.nz' } }],
    [{ apiBase: { sandbox: '/' } }],
    [{ environment: 'live' }],
  ])('is not meant with %j', (json) => {
    expect(warnings(json)).toEqual([]);
  });

  test('is reported if it has no scheme, so that it is a path of the page', () => {
    expect(warnings({ mcoApiBase: { sandbox: '127.0.0.1:7201' } }, 'mcoApiBase')).toEqual([
      expect.stringContaining(
        'mcoApiBase.sandbox is not set to a full address, so requests go to http://localhost:5173;',
      ),
    ]);
  });

  test('is reported once, with its key, its host and what to write', () => {
    expect(warnings({ apiBase: { live: 'https://api.example.nz' } })).toEqual([
      '[adviser-widgets] localhost:5173 uses the sandbox, but apiBase.sandbox is not set to a full address, so requests go to http://localhost:5173; set apiBase.sandbox to the address of your test API, or to "/" if it is this one',
    ]);
  });
});
