// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { consentTo, onConsent, setConsent } from './consent.ts';
import { configure } from '../config/page-config.ts';

const forget = { analytics: undefined, chat: undefined, maps: undefined };

afterEach(() => {
  setConsent(forget);
  configure({});
});

describe('where the page asks nobody', () => {
  test('everything is agreed to', () => {
    expect(['analytics', 'chat', 'maps'].map((purpose) => consentTo(purpose as 'maps'))).toEqual([true, true, true]);
  });

  test('a visitor who refuses is heard all the same', () => {
    setConsent({ analytics: false });
    expect([consentTo('analytics'), consentTo('chat')]).toEqual([false, true]);
  });
});

describe('where consent is required', () => {
  const ask = () => configure({ json: { consent: 'required' } });

  test('nothing is answered at first', () => {
    ask();
    expect([consentTo('analytics'), consentTo('chat'), consentTo('maps')]).toEqual([undefined, undefined, undefined]);
  });

  test('an answer counts for its own purpose', () => {
    ask();
    setConsent({ analytics: true, chat: false });
    expect([consentTo('analytics'), consentTo('chat'), consentTo('maps')]).toEqual([true, false, undefined]);
  });

  test('an answer may come before the configuration', () => {
    setConsent({ maps: true });
    ask();
    expect(consentTo('maps')).toBe(true);
  });

  test('a later answer leaves what it does not name as it was', () => {
    ask();
    setConsent({ analytics: true });
    setConsent({ chat: true });
    expect(consentTo('analytics')).toBe(true);
  });

  test('consent may be taken back', () => {
    ask();
    setConsent({ analytics: true });
    setConsent({ analytics: false });
    expect(consentTo('analytics')).toBe(false);
  });

  test('each answer is told, until one stops listening', () => {
    ask();
    const listener = vi.fn();
    const undo = onConsent(listener);
    setConsent({ chat: true });
    undo();
    setConsent({ chat: false });
    expect(listener).toHaveBeenCalledOnce();
  });
});
