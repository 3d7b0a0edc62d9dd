import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let policies: typeof import('./trusted-types.ts');

beforeEach(async () => {
  vi.resetModules(); // the policy is made once per page
  policies = await import('./trusted-types.ts');
});

afterEach(() => void vi.unstubAllGlobals());

test('without Trusted Types there is no policy', () => {
  expect(policies.getPolicy()).toBeUndefined();
});

test('shares one policy, which changes no text', () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const policy = policies.getPolicy();
  policies.getPolicy();
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['adviser-widgets']);
  expect(policy?.createScriptURL('https://a.nz/')).toBe('https://a.nz/');
  expect(policy?.createHTML('<b>')).toBe('<b>');
});

test("uses the loader's policy, because a page may allow the name only once", () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  const own = { createScriptURL: (url: string) => url, createHTML: (html: string) => html };
  policies.adoptPolicy(own);
  expect(policies.getPolicy()).toBe(own);
  expect(createPolicy).not.toHaveBeenCalled();
});
