import type { Outcome } from './account.ts';
import type { Look } from './form-on-page.ts';
import type { Trouble } from './trouble.ts';
import { noTrouble } from './troubles.ts';

export interface Pressed {
  readonly outcome: Outcome;
  readonly typed: Look['values'];
  /** Another form was pressed at the same moment, so the focus may be on either. */
  readonly isTogether: boolean;
}

export function judgeLook(look: Look, { outcome, typed, isTogether }: Pressed): string[] {
  if (outcome === 'thanked') {
    return [
      ...(look.isThanked ? [] : ['no thanks are shown']),
      ...(look.errors === 0 ? [] : ['an error is shown beside the thanks']),
    ];
  }
  if (outcome === 'waiting')
    return [...unsentProblems(look, typed), ...(look.errors <= 1 ? [] : [`${look.errors} errors are shown`])];
  const errors = outcome === 'error' ? 1 : 0;
  const hasRightFocus = look.isAtButton || (isTogether && look.isAtAnotherForm);
  return [
    ...unsentProblems(look, typed),
    ...(look.errors === errors ? [] : [`${look.errors} errors are shown, not ${errors}`]),
    ...(outcome === 'challenge closed' && !hasRightFocus ? ['the focus is not on the button'] : []),
  ];
}

function unsentProblems(look: Look, typed: Look['values']): string[] {
  return [
    ...(look.isThanked ? ['thanks are shown for a lead that failed'] : []),
    ...(look.isClosed ? ['the button does not respond'] : []),
    ...lostValues(look.values, typed),
  ];
}

export interface Mischief {
  readonly trouble: Trouble;
  /** The visitor left it, the clock jumped past its limit, or a file from an earlier try still hangs. */
  readonly isCutShort: boolean;
}

/** Nothing fails on its own. "Challenge closed" shows no message (fault 27), but requires a challenge. */
export function judgeOutcome(
  outcome: Outcome,
  { trouble: { name, captcha }, isCutShort }: Mischief,
): string[] {
  const isChallenged = captcha === 'challenge' || captcha === 'close';
  if (outcome === 'challenge closed' && !isChallenged)
    return ['it says that a challenge was closed, but there was none'];
  return outcome === 'error' && name === noTrouble.name && !isCutShort ? ['it failed without a fault'] : [];
}

/** Names only; the visit's plan has the values. */
export function lostValues(values: Look['values'], typed: Look['values']): string[] {
  const names = Object.keys(typed).filter((name) => values[name] !== typed[name]);
  return names.length === 0 ? [] : [`the typed value is gone from ${names.join(', ')}`];
}
