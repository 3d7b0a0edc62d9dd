import type { CaptchaFailure } from '@adviser-widgets/widget/internal';
import type { ChallengeSight } from './challenge.ts';

/**
 * A form's bot check is one machine. Where each event leads from each state; one that is not listed changes
 * nothing.
 *
 * | state | meaning | how it ends |
 * |---|---|---|
 * | absent | nothing of the vendor's is wanted yet, or it failed | intent: loading |
 * | loading | its script is loading | rendering; absent if it is blocked |
 * | rendering | its badge is being added to the form: 3 s | ready; loading if another vendor's script answered |
 * | ready | waits for a press | checking |
 * | checking | decides without a question: 10 s | a token or an error: ready; a question; silence: absent |
 * | challenge | asks a question that the visitor can reach: no limit | a token or an error: ready; closing |
 * | unreachable | asks, but is covered or inert: 10 s, and the clock of the press runs | absent |
 * | closing | its question is gone: 600 ms for the token | a token: ready; none: the visitor closed it |
 *
 * A widget that gave no answer in time is dropped: its frames may have failed, and never load again.
 */
export const moves = {
  absent: { want: 'loading' },
  loading: { loaded: 'rendering', failed: 'absent' },
  rendering: { rendered: 'ready', foreign: 'loading', late: 'absent' },
  ready: { press: 'checking', gone: 'absent' },
  checking: {
    ...answers(),
    reachable: 'challenge',
    covered: 'unreachable',
    away: 'unreachable',
    late: 'absent',
  },
  // Not "away": a visitor who could reach it has scrolled, and can return.
  challenge: { ...answers(), covered: 'unreachable', hidden: 'closing' },
  unreachable: { ...answers(), reachable: 'challenge', hidden: 'closing', late: 'absent' },
  closing: {
    ...answers(),
    reachable: 'challenge',
    covered: 'unreachable',
    away: 'unreachable',
    late: 'ready',
  },
} satisfies Readonly<Record<CaptchaState, Partial<Record<CaptchaEvent, CaptchaState>>>>;

export type CaptchaState =
  'absent' | 'loading' | 'rendering' | 'ready' | 'checking' | 'challenge' | 'unreachable' | 'closing';

export type CaptchaEvent =
  | 'want'
  | 'loaded'
  | 'rendered'
  | 'foreign'
  | 'press'
  | 'token'
  | 'failed'
  | 'late'
  | 'gone'
  | ChallengeSight;

/** How a check may end in each of its states. */
function answers() {
  return { token: 'ready', failed: 'ready', gone: 'absent' } as const;
}

const toSetKey = 'set captcha.siteKey in the configuration to an invisible v2 key of this host';

/** Without a key nothing is loaded. */
export const keyMissing = `The captcha has no key: ${toSetKey}`;

/** The vendor says only in its badge that a key is wrong: no call of ours fails. */
export const whatToCheck = `. If its badge shows an error, ${toSetKey}`;

/** Milliseconds that a state may last, and how a check ends that is late. */
export const limits: Partial<Record<CaptchaState, readonly [number, CaptchaFailure, string]>> = {
  rendering: [3_000, 'captcha-error', `The captcha was not shown${whatToCheck}`],
  checking: [10_000, 'captcha-error', `The captcha gave no token in time${whatToCheck}`],
  unreachable: [
    10_000,
    'captcha-error',
    'The captcha asked a question that visitors cannot reach: the page covers it, hides it or makes it inert',
  ],
  closing: [600, 'captcha-closed', 'The visitor closed the captcha challenge'],
};
