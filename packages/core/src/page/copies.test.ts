import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerCopy } from './copies.ts';

let count = 0;
let name = '';

beforeEach(() => {
  name = `@adviser-widgets/of-test-${++count}`; // copies stay registered as long as the page
  vi.stubGlobal('document', {});
});

afterEach(() => void vi.unstubAllGlobals());

function warnings(): string[] {
  return vi.mocked(console.warn).mock.calls.map(([text]) => String(text));
}

function register(...versions: string[]) {
  vi.spyOn(console, 'warn').mockReturnValue();
  return versions.map((version) => registerCopy(`${name}@${version}`));
}

function valueOf(state: ReturnType<typeof registerCopy> | undefined, value: string): string | undefined {
  return state?.('brand', () => ({ value })).value;
}

describe('two copies of a package', () => {
  test.each([
    ['one major version share their state', '1.0.0', '1.4.0', 'first'],
    ['two major versions do not', '1.0.0', '2.0.0', 'second'],
  ])('of %s', (_, one, other, value) => {
    const [first, second] = register(one, other);
    valueOf(first, 'first');
    expect(valueOf(second, 'second')).toBe(value);
  });

  test.each([
    ['1.4.0', 'they share one configuration, but visitors download both'],
    ['1.0.0', 'they share one configuration, but visitors download both'],
    ['2.0.0', 'each has a configuration of its own'],
  ])('1.0.0 and %s warn that %s', (other, outcome) => {
    register('1.0.0', other);
    expect(warnings()).toEqual([
      `[adviser-widgets] two copies of ${name} are loaded, 1.0.0 and ${other}: ${outcome}. Install the same version of all @adviser-widgets packages and run "npm dedupe", "pnpm dedupe" or "yarn dedupe"; "npm ls ${name}" lists who needs which.`,
    ]);
  });

  test('warn once, even if there are three', () => {
    register('1.0.0', '1.1.0', '1.2.0');
    expect(warnings()).toHaveLength(1);
  });
});

test('one copy warns of nothing', () => {
  register('1.0.0');
  expect(warnings()).toEqual([]);
});

test('the page cannot list what copies share', () => {
  register('1.0.0');
  expect(Object.getOwnPropertyDescriptor(globalThis, Symbol.for('@adviser-widgets'))?.enumerable).toBe(false);
});

describe('on a server', () => {
  beforeEach(() => vi.stubGlobal('document', undefined));

  test('copies share nothing', () => {
    const [first, second] = register('1.0.0', '1.0.0');
    valueOf(first, 'first');
    expect(valueOf(second, 'second')).toBe('second');
  });

  test('copies warn of nothing', () => {
    register('1.0.0', '1.1.0');
    expect(warnings()).toEqual([]);
  });
});
