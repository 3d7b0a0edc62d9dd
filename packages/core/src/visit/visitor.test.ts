// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { declarePersonal } from './personal-parameters.ts';
import { learn } from './tracking-info.ts';
import { setVisitorIp } from './visitor-ip.ts';
import { browserName, searchReferrer, trackingRecord } from './visitor.ts';

const adviser = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

afterEach(() => {
  for (const name of ['aaid', 'lib_campaign', 'libTrackUnidentified', 'user_class'])
    document.cookie = `${name}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
});

function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/`;
}

function setReferrer(referrer: string): void {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

test.each([
  ['Edge', `${windows} ${webkit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`],
  ['Edge', `${windows} ${webkit} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`],
  ['Edge', `Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/156.0.0.0 Mobile Safari/537.36 EdgA/156.0.0.0`],
  ['Edge', `${iphone} Version/17.0 EdgiOS/156.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Opera', `${windows} ${webkit} Chrome/156.0.0.0 Safari/537.36 OPR/112.0.0.0`],
  ['Opera', 'Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18'],
  ['Internet Explorer', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
  ['Internet Explorer', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)'],
  ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; rv:147.0) Gecko/20100101 Firefox/147.0'],
  ['Firefox', `${iphone} FxiOS/147.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome', `${windows} ${webkit} Chrome/156.0.0.0 Safari/537.36`],
  ['Chrome', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/156.0.0.0 Safari/537.36`],
  ['Chrome', `${iphone} CriOS/156.0.0.0 Mobile/15E148 Safari/604.1`],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
  ],
  ['Safari', `${iphone} Version/17.0 Mobile/15E148 Safari/604.1`],
  ['Unknown', 'curl/8.5.0'],
  ['Unknown', ''],
])('%s is recognised in "%s"', (name, userAgent) => {
  expect(browserName(userAgent)).toBe(name);
});

test.each([
  ['https://www.google.com/search?q=home+loan', 'google', 'home loan'],
  ['https://www.google.co.nz/search?q=refix%20rates&hl=en', 'google', 'refix rates'],
  ['https://google.de/?q=x', 'google', 'x'],
  ['https://www.google.com/', 'google', ''],
  ['https://www.bing.com/search?q=k%C4%81inga', 'bing', 'kāinga'],
  ['https://www.ask.com/web?q=broker', 'ask', 'broker'],
  ['https://nz.search.yahoo.com/search?p=mortgage&q=not+this', 'yahoo', 'mortgage'],
  ['https://search.yahoo.co.jp/search?p=x', 'yahoo', 'x'],
  ['https://notgoogle.com/search?q=x', '', ''],
  ['https://google.com.evil.example/search?q=x', '', ''],
  ['https://google.evil.com/?q=x', '', ''],
  ['https://task.com/?q=x', '', ''],
  ['https://example.nz/?q=google.com', '', ''],
  ['', '', ''],
  ['about:blank', '', ''],
  ['not an address', '', ''],
])('the referrer "%s" is the engine %j with the words %j', (referrer, searchEngine, keywords) => {
  expect(searchReferrer(referrer)).toEqual({ searchEngine, keywords });
});

test('cuts long search words to 256 characters', () => {
  expect(searchReferrer(`https://www.google.com/?q=${'x'.repeat(300)}`).keywords).toHaveLength(256);
});

describe('the tracking record', () => {
  test.each([
    ['libTrackUnidentified', 'libTrackUnidentified'],
    ['user_class', 'userTypeIndex'],
    ['lib_campaign', 'libcampaign'],
  ] as const)('the cookie %s fills %s', (cookie, key) => {
    setCookie(cookie, 'value-1');
    expect(trackingRecord('')[key]).toBe('value-1');
  });

  test('contains the given email address', () => {
    expect(trackingRecord('kia@ora.nz').cusEmail).toBe('kia@ora.nz');
  });

  test('contains the remembered adviser', () => {
    setCookie('aaid', adviser);
    expect(trackingRecord('').adviser).toBe(adviser);
  });

  test("never requests the visitor's IP address", () => {
    expect(trackingRecord('').ipAddress).toBe('');
  });

  test('contains the IP address that the page gives', () => {
    setVisitorIp('203.0.113.7');
    expect(trackingRecord('').ipAddress).toBe('203.0.113.7');
    learn({ ipAddress: '' });
  });

  test.each([
    ['user_class', 'userTypeIndex'],
    ['lib_campaign', 'libcampaign'],
  ] as const)('fault 43: %s of the query fills %s if cookies are blocked', (name, key) => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    history.replaceState(null, '', `/?${name}=value-1`);
    expect(trackingRecord('')[key]).toBe('value-1');
  });

  test('never contains the API token', () => {
    setCookie('price_finder_token', 'secret-1');
    expect(JSON.stringify(trackingRecord(''))).not.toContain('secret-1');
    setCookie('price_finder_token', '; max-age=0');
  });

  test('contains the address of the page', () => {
    history.replaceState(null, '', '/loans?x=1#top');
    expect(trackingRecord('').visitedUrl).toBe('http://localhost:3000/loans?x=1#top');
  });

  test('cuts an address that servers would refuse', () => {
    history.replaceState(null, '', `/#${'x'.repeat(100_000)}`);
    expect(trackingRecord('').visitedUrl).toHaveLength(2000);
  });

  test('leaves what says who a visitor is out of the address, and the rest as it is written', () => {
    declarePersonal(['email']);
    history.replaceState(null, '', '/survey?job_id=a%20b+c&email=kia%40ora.nz#top');
    expect(trackingRecord('').visitedUrl).toBe('http://localhost:3000/survey?job_id=a%20b+c#top');
  });

  test('contains the origin of the previous page, not its address', () => {
    setReferrer('https://partner.example.nz/private/page?x=1');
    expect(trackingRecord('').prevSite).toBe('https://partner.example.nz');
  });

  test('contains the search that led here', () => {
    setReferrer('https://www.google.co.nz/search?q=home+loan');
    expect(trackingRecord('')).toMatchObject({ searchEngine: 'google', keywords: 'home loan' });
  });

  test.each([
    ['/?gclid=abc', 'abc'],
    ['/', ''],
    [`/?gclid=${'x'.repeat(300)}`, 'x'.repeat(256)],
  ])('reads gclid from the query of %s', (path, gclid) => {
    history.replaceState(null, '', path);
    expect(trackingRecord('').gclid).toBe(gclid);
  });

  test('fault 43: is complete if the page may not read cookies', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    expect(trackingRecord('kia@ora.nz')).toMatchObject({
      cusEmail: 'kia@ora.nz',
      libcampaign: '',
      adviser: '',
    });
  });
});
