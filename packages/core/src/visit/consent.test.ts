// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { consentPurposes } from './consent-purposes.ts';
import { consentTo, onConsent, setConsent } from './consent.ts';
import { configure } from '../config/configure.ts';

const forget = { analytics: undefined, chat: undefined, maps: undefined, videos: undefined };

afterEach(() => {
  vi.restoreAllMocks();
  setConsent(forget);
  configure({});
});

describe('if the page does not ask for consent', () => {
  test('every purpose counts as agreed', () => {
    expect(['analytics', 'chat', 'maps'].map((purpose) => consentTo(purpose as 'maps'))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('a refusal still counts', () => {
    setConsent({ analytics: false });
    expect(consentTo('analytics')).toBe(false);
    expect(consentTo('chat')).toBe(true);
  });
});

describe('if consent is required', () => {
  const ask = () => configure({ json: { consent: 'required' } });

  test('has no answers at first', () => {
    ask();
    expect(consentTo('analytics')).toBeUndefined();
    expect(consentTo('chat')).toBeUndefined();
    expect(consentTo('maps')).toBeUndefined();
  });

  test('an answer counts for its own purpose only', () => {
    ask();
    setConsent({ analytics: true, chat: false });
    expect(consentTo('analytics')).toBe(true);
    expect(consentTo('chat')).toBe(false);
    expect(consentTo('maps')).toBeUndefined();
  });

  test('an answer may come before the configuration', () => {
    setConsent({ maps: true });
    ask();
    expect(consentTo('maps')).toBe(true);
  });

  test('a later answer keeps the purposes it does not name', () => {
    ask();
    setConsent({ analytics: true });
    setConsent({ chat: true });
    expect(consentTo('analytics')).toBe(true);
  });

  test('consent can be withdrawn', () => {
    ask();
    setConsent({ analytics: true });
    setConsent({ analytics: false });
    expect(consentTo('analytics')).toBe(false);
  });

  test.each([
    ['a word', { analytics: 'granted' }, false],
    ['true', true, undefined],
    ['a text', 'true', undefined],
    ['nothing', undefined, undefined],
    ['a list', ['analytics'], undefined],
  ])('%s is no consent, and is reported once', async (_name, given, answer) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    ask();
    setConsent(given as unknown as Parameters<typeof setConsent>[0]);
    expect(consentTo('analytics')).toBe(answer);
    await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  });

  test('right answers for each purpose are not reported', async () => {
    const logs = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    setConsent({ analytics: true, chat: false, maps: undefined, videos: true });
    setConsent({});
    for (const purpose of consentPurposes) setConsent({ [purpose]: true });
    await vi.dynamicImportSettled();
    expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test('the answer for an unknown purpose is reported once', async () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue();
    setConsent({ analytics: true, marketing: true } as Parameters<typeof setConsent>[0]);
    await vi.waitFor(() => expect(warning).toHaveBeenCalledOnce());
  });

  test('calls a listener for each answer until it unsubscribes', () => {
    ask();
    const listener = vi.fn();
    const undo = onConsent(listener);
    setConsent({ chat: true });
    undo();
    setConsent({ chat: false });
    expect(listener).toHaveBeenCalledOnce();
  });
});
