// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createDraftStore } from './draft.ts';

const fields = ['FormFirstName', 'FormPostcode'];
const values = { FormFirstName: 'Mārama', FormPostcode: '0110' };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('fault 42: what was typed is there after a reload, with its id', () => {
  createDraftStore('form', fields).save(values, 'id-1');
  expect(createDraftStore('form', fields).read()).toMatchObject({ values, id: 'id-1' });
});

test('nothing is there before anything was typed', () => {
  expect(createDraftStore('form', fields).read()).toBeUndefined();
});

test('nothing is there once it was forgotten', () => {
  const store = createDraftStore('form', fields);
  store.save(values, 'id-1');
  store.forget();
  expect(store.read()).toBeUndefined();
});

test('another form of the tab does not see it', () => {
  createDraftStore('form', fields).save(values, 'id-1');
  expect(createDraftStore('other', fields).read()).toBeUndefined();
});

test('a form that keeps no draft writes nothing', () => {
  createDraftStore('', fields).save(values, 'id-1');
  expect(sessionStorage).toHaveLength(0);
});

test('a form that keeps no draft reads nothing', () => {
  sessionStorage.setItem('', JSON.stringify({ values, id: 'id-1', savedAt: Date.now() }));
  expect(createDraftStore('', fields).read()).toBeUndefined();
});

test.each([
  [30 * 60 * 1000, true],
  [30 * 60 * 1000 + 1, false],
])('after %i ms it is kept: %s', (time, isKept) => {
  vi.useFakeTimers();
  const store = createDraftStore('form', fields);
  store.save(values, 'id-1');
  vi.setSystemTime(Date.now() + time);
  expect(store.read() !== undefined).toBe(isKept);
});

test.each([
  ['no object', '5'],
  ['no JSON', '{'],
  ['null', 'null'],
  ['without an id', JSON.stringify({ values, savedAt: 8e15 })],
  ['with an id that is no text', JSON.stringify({ values, id: 5, savedAt: 8e15 })],
  ['without a time', JSON.stringify({ values, id: 'x' })],
])('what another script wrote is passed over: %s', (_name, text) => {
  sessionStorage.setItem('form', text);
  expect(createDraftStore('form', fields).read()).toBeUndefined();
});

test.each([
  ['fields of no form', { FormFirstName: 'Aroha', evil: 'x', constructor: 'x' }],
  ['values that are no text', { FormFirstName: 'Aroha', FormPostcode: 110 }],
])('%s are left out', (_name, given) => {
  sessionStorage.setItem('form', JSON.stringify({ values: given, id: 'x', savedAt: Date.now() }));
  expect(createDraftStore('form', fields).read()?.values).toEqual({ FormFirstName: 'Aroha' });
});

test('fault 43: where storage is blocked nothing is kept and nothing throws', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  expect(() => createDraftStore('form', fields).save(values, 'id-1')).not.toThrow();
});
