import type { ErrorKind, EventDetails } from '@adviser-widgets/widget';

/** A phase of `aw:failed` or a kind of `aw:error`. */
type FailureWord = EventDetails['aw:failed']['phase'] | ErrorKind;

/** The compiler misses none. */
const words: Readonly<Record<FailureWord, true>> = {
  load: true,
  parse: true,
  render: true,
  effect: true,
  invalid: true,
  'captcha-blocked': true,
  'captcha-closed': true,
  'captcha-expired': true,
  'captcha-error': true,
  offline: true,
  timeout: true,
  network: true,
  http: true,
  refused: true,
};

/** Returns only words of ours: pages can dispatch any detail, and a single word can be a visitor's name. */
export function failureWord(given: unknown): FailureWord | undefined {
  return typeof given === 'string' && Object.hasOwn(words, given) ? (given as FailureWord) : undefined; // a key
}
