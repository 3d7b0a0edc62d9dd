// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { queryValue } from './page-query.ts';
import type { QueryName } from './query-names.ts';
import { queryParameter } from './query-parameter.ts';
import { withoutParameters } from './without-parameters.ts';

const adviser = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';

afterEach(() => {
  history.replaceState(null, '', '/');
});

function give(query: string): void {
  history.replaceState(null, '', `/?${query}`);
}

test.each([
  ['aaid', `aaid=${adviser}`, adviser],
  ['aaid', `aaid=${adviser.toUpperCase()}`, adviser.toUpperCase()],
  ['ceid', 'ceid=0012-ab', '0012-ab'],
  ['user_class', 'user_class=5', '5'],
  ['user_class', 'user_class=0', '0'],
  ['lib_campaign', 'utm_source=x&lib_campaign=HL-2026_spring.1', 'HL-2026_spring.1'],
  ['lib_campaign', `lib_campaign=${'x'.repeat(64)}`, 'x'.repeat(64)],
  ['lib_campaign', 'lib_campaign=first&lib_campaign=second', 'first'],
  ['lib_campaign', 'LIB_CAMPAIGN=x', ''],
  ['lib_campaign', '', ''],
] as const)('the query gives %s: "%s" → %j', (name, query, expected) => {
  give(query);
  expect(queryValue(name)).toBe(expected);
});

describe('fault 69: an invalid value is ignored', () => {
  test.each<[QueryName, string]>([
    ['aaid', '<script>alert(1)</script>'],
    ['aaid', '12'],
    ['aaid', `${adviser}0`],
    ['aaid', `{${adviser}}`],
    ['ceid', 'a b'],
    ['ceid', 'a;b'],
    ['ceid', 'a=b; domain=example.nz'],
    ['ceid', 'a\r\nSet-Cookie: b'],
    ['user_class', '<b>'],
    ['user_class', '5\n'],
    ['user_class', 'ā'],
    ['lib_campaign', 'x'.repeat(65)],
    ['lib_campaign', '"quoted"'],
    ['lib_campaign', '../../x'],
    ['lib_campaign', ' '],
  ])('%s=%j', (name, value) => {
    give(new URLSearchParams({ [name]: value }).toString());
    expect(queryValue(name)).toBe('');
  });

  test('a value that cannot be decoded', () => {
    give('lib_campaign=%E0%A4%A');
    expect(queryValue('lib_campaign')).toBe('');
  });
});

describe('a link that was escaped or encoded once too often', () => {
  test.each([
    ['unsubscribed=true&amp;ceid=1', 'ceid', '1'],
    ['unsubscribed=true&amp;amp;ceid=1', 'ceid', '1'],
    ['pi_email=aroha%2540x.nz', 'pi_email', 'aroha@x.nz'],
    ['pi_email=aroha%252Bhome%2540x.nz', 'pi_email', 'aroha+home@x.nz'],
    ['q=M%25C4%2581rama%25E2%2580%2599s', 'q', 'Mārama’s'],
    ['q=100%25', 'q', '100%'],
    ['q=5%25fee%2010%25back%2020%25cash', 'q', '5%fee 10%back 20%cash'],
    ['q=fish%26amp;chips', 'q', 'fish&amp;chips'],
  ])('?%s says %s: %s', (query, name, expected) => {
    give(query);
    expect(queryParameter(name)).toBe(expected);
  });

  test.each(['&amp;', '&amp;amp;'])('is scrubbed, too: %s', (ampersand) => {
    const address = `https://x.nz/?a=1${ampersand}pi_email=aroha%40x.nz`;
    expect(withoutParameters(address, new Set(['pi_email']))).toBe('https://x.nz/?a=1');
  });
});
