import { afterEach, expect, test } from 'vitest';
import { pageGlobal } from './foreign-globals.ts';
import { freePageGlobal } from './free-names.ts';

const name = 'vendorOfTest';
const isVendor = ({ render }: { render?: unknown }) => typeof render === 'function';
const readVendor = () => pageGlobal<{ render: () => void }>(name, isVendor);

function define(property: PropertyDescriptor): void {
  Object.defineProperty(globalThis, name, { configurable: true, ...property });
}

afterEach(() => Reflect.deleteProperty(globalThis, name));

test('what a vendor has put there is found, and kept while its script loads again', () => {
  const vendor = { render() {} };
  define({ value: vendor, writable: true });
  freePageGlobal(name);
  expect(readVendor()).toBe(vendor);
});

test.each<[string, PropertyDescriptor]>([
  ['another script has put there', { value: { render: 'text' } }],
  ['is an element', { value: { nodeType: 1, render() {} } }],
  ['throws when it is read', { get: fail }],
  [
    'throws when its parts are read, as a frame of another site does',
    { value: new Proxy({}, { get: fail }) },
  ],
  ['is null', { value: null }],
])('what %s is not', (_what, property) => {
  define(property);
  expect(readVendor()).toBeUndefined();
});

function fail(): never {
  throw new Error('not yours');
}
