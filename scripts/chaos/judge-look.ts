import type { Outcome } from './account.ts';
import type { Look } from './form-on-page.ts';
import { noTrouble, type Trouble } from './troubles.ts';

/** A press and its outcome. */
export interface Pressed {
  readonly outcome: Outcome;
  /** The field values at the press. */
  readonly typed: Look['values'];
  /** Another form was pressed at the same moment, so the focus may be on either. */
  readonly isTogether: boolean;
}

/** Returns the problems with a form's look after a press. */
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

/** Problems that apply to every form whose lead was not delivered. */
function unsentProblems(look: Look, typed: Look['values']): string[] {
  return [
    ...(look.isThanked ? ['thanks are shown for a lead that failed'] : []),
    ...(look.isClosed ? ['the button does not respond'] : []),
    ...lostValues(look.values, typed),
  ];
}

/** The disturbances of a press. */
export interface Mischief {
  readonly trouble: Trouble;
  /** The visitor left it, the clock jumped past its limit, or a file from an earlier try still hangs. */
  readonly isCutShort: boolean;
}

/**
 * Returns the problems with a press's outcome, given its disturbances. Nothing fails on its own. "Challenge
 * closed", the one outcome that shows no message (fault 27), requires a challenge.
 */
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
