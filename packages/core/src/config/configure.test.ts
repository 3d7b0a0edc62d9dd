// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ConfigInput } from './config.ts';
import { configure } from './configure.ts';

afterEach(() => void configure({ hostname: 'www.example.nz' }));

describe('a second call', () => {
  const first = { brand: 'acme', captcha: { siteKey: 'key' } };
  const said = (next: ConfigInput | undefined) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    configure({ json: first });
    configure({ json: next });
    return warned.mock.calls.map(([text]) => String(text));
  };

  test('with other values warns, and names their keys', () => {
    expect(said({ brand: 'acme', phone: '0800', captcha: { siteKey: 'other' } })).toEqual([
      expect.stringContaining('configure was called again, with other values of captcha.siteKey, phone.'),
    ]);
  });

  test('that leaves a key out warns, as its value is lost', () => {
    expect(said({ brand: 'acme' })).toEqual([expect.stringContaining('other values of captcha.')]);
  });

  test('never shows a value', () => {
    expect(said({ brand: 'acme', captcha: { siteKey: 'secret' } }).join()).not.toContain('secret');
  });

  test('with equal values says nothing, as a module that is loaded again makes it', () => {
    expect(said({ captcha: { siteKey: 'key' }, brand: 'acme' })).toEqual([]);
  });

  test('without values says nothing, as a test that starts over makes it', () => {
    expect(said(undefined)).toEqual([]);
  });
});
