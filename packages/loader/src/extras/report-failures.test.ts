// @vitest-environment jsdom
import { personalTexts } from '@adviser-widgets/testing/personal';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportFailures } from './report-failures.ts';

const details = {
  widget: 'request-call-form',
  id: 'g',
  message: 'POST https://api.example.nz/lead answered 500',
  fields: ['FormEmail'],
};

const parts = { version: '1.2.3', isWidget: (name: string) => name === 'request-call-form' };

let count = 0;
let url: string;
let beacons: (readonly [address: string, body: unknown])[];

beforeEach(() => {
  // It listens for the life of the page, so each test has its own address.
  url = `https://reports.example.nz/${++count}`;
  beacons = [];
  vi.stubGlobal('navigator', { sendBeacon: (...beacon: [string, unknown]) => beacons.push(beacon) > 0 }); // missing in jsdom
});

function happen(type: string, detail: unknown): void {
  const placeholder = document.createElement('div');
  document.body.append(placeholder);
  placeholder.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  placeholder.remove();
}

function received(): unknown[] {
  return beacons
    .filter(([address]) => address === url)
    .map(([, body]) => JSON.parse(String(body)) as unknown);
}

test.each([
  [
    'aw:failed',
    { ...details, phase: 'render' },
    { widget: 'request-call-form', phase: 'render', version: '1.2.3' },
  ],
  [
    'aw:error',
    { ...details, kind: 'captcha-blocked' },
    { widget: 'request-call-form', kind: 'captcha-blocked', version: '1.2.3' },
  ],
])('reports %s without a message, address or id', (type, detail, body) => {
  reportFailures({ ...parts, url }, []);
  happen(type, detail);
  expect(received()).toEqual([body]);
});

test('reports earlier failures first', () => {
  reportFailures({ ...parts, url }, [{ ...details, phase: 'load' }]);
  happen('aw:error', { ...details, kind: 'timeout' });
  expect(received()).toMatchObject([{ phase: 'load' }, { kind: 'timeout' }]);
});

test.each<readonly [kind: string, given: unknown]>([
  ['an object', { toString: (): string => 'load' }],
  ['nothing', ''],
  ['a name', 'marama'],
  ['a name in two parts', 'marama-smith'],
  ['what every object has', 'constructor'],
  ['an address', 'https://example.nz/?email=ana%40example.nz#ana'],
  ['a label', 'Your email address'],
  ...Object.entries(personalTexts).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const)),
])('omits %s in place of a word: %j', (_name, given) => {
  reportFailures({ ...parts, url }, []);
  happen('aw:failed', { widget: given, phase: given, kind: given });
  expect(received()).toEqual([{ version: '1.2.3' }]);
});

test.each([undefined, null, 'text'])("does not throw for a page's own event with the detail %j", (detail) => {
  reportFailures({ ...parts, url }, []);
  happen('aw:failed', detail);
  expect(received()).toEqual([{ version: '1.2.3' }]);
});

test('does not report markup that an editor has to fix', () => {
  const slip = { ...details, phase: 'parse' };
  reportFailures({ ...parts, url }, [slip]);
  happen('aw:failed', slip);
  expect(received()).toEqual([]);
});

test('does not report other events', () => {
  reportFailures({ ...parts, url }, []);
  happen('aw:success', details);
  expect(received()).toEqual([]);
});

test('sends text, which needs no preflight', () => {
  reportFailures({ ...parts, url }, [details]);
  expect(typeof beacons[0]?.[1]).toBe('string');
});

test('sends at most 20 reports per page', () => {
  reportFailures({ ...parts, url }, Array(15).fill(details));
  for (let index = 0; index < 15; index++) happen('aw:error', { ...details, kind: 'invalid' });
  expect(received()).toHaveLength(20);
});

test.each(['tel:0800', 'mailto:reports@example.nz', 'https://'])(
  'rejects %s, because no beacon can be sent there',
  (address) => {
    expect(() => reportFailures({ ...parts, url: address }, [])).toThrow();
  },
);

test.each(['/reports', '//reports.example.nz'])('resolves %s like the page', (address) => {
  expect(() => reportFailures({ ...parts, url: address }, [])).not.toThrow();
});
