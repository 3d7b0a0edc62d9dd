import { afterEach, expect, test, vi } from 'vitest';
import { reportConsentMistakes } from './consent-mistakes.ts';

afterEach(() => void vi.restoreAllMocks());

const noObject = (given: string) =>
  `[adviser-widgets] consent takes an object with true or false by purpose, got ${given}, and changes nothing; write consent({ analytics: true, chat: true, maps: true, videos: true }), with false for what the visitor refused`;

test.each([
  ['true', true, noObject('true')],
  ['a text', 'true', noObject('"true"')],
  ['nothing', undefined, noObject('undefined')],
  ['a list', ['analytics'], noObject('["analytics"]')],
  ['an empty list', [], noObject('[]')],
  [
    'a word for an answer',
    { analytics: 'granted' },
    '[adviser-widgets] consent: analytics is "granted", which is neither true nor false and counts as no consent; write analytics: true if the visitor agreed',
  ],
])('%s is one error, which says what to write', (_name, given, sentence) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  reportConsentMistakes(given);
  expect(error.mock.calls).toEqual([[sentence]]);
});

test.each([
  ['analytic', 'did you mean analytics?'],
  ['marketing', 'the purposes are analytics, chat, maps and videos'],
])('%s, which is no purpose, is one warning', (purpose, fix) => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  reportConsentMistakes({ [purpose]: true, chat: true });
  const sentence = `[adviser-widgets] consent: there is no purpose "${purpose}", so its answer has no effect; ${fix}`;
  expect(warning.mock.calls).toEqual([[sentence]]);
});

test('answers that are left open are no mistake', () => {
  const logs = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  reportConsentMistakes({ analytics: undefined, chat: false });
  expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([]);
});
