import type { Outcome } from './account.ts';
import type { Look } from './form-on-page.ts';
import { noTrouble, type Trouble } from './troubles.ts';

/** What was pressed, and what came of it. */
export interface Pressed {
  readonly outcome: Outcome;
  /** What stood in the fields. */
  readonly typed: Look['values'];
  /** Another form was pressed at the same moment: the focus belongs to one of the two. */
  readonly isTogether: boolean;
}

/** What is wrong with how a form looks after a press; nothing when all is well. */
export function judgeLook(look: Look, { outcome, typed, isTogether }: Pressed): string[] {
  if (outcome === 'thanked') {
    return [...(look.isThanked ? [] : ['no thanks are shown']), ...(look.errors === 0 ? [] : ['an error stands beside the thanks'])];
  }
  if (outcome === 'waiting') return [...amissUnsent(look, typed), ...(look.errors <= 1 ? [] : [`${look.errors} errors are shown`])];
  const errors = outcome === 'error' ? 1 : 0;
  const hasRightFocus = look.isAtButton || (isTogether && look.isAtAnotherForm);
  return [
    ...amissUnsent(look, typed),
    ...(look.errors === errors ? [] : [`${look.errors} errors are shown, not ${errors}`]),
    ...(outcome === 'challenge closed' && !hasRightFocus ? ['the focus is not on the button'] : []),
  ];
}

/** What holds of every form whose lead is not delivered, whatever it shows. */
function amissUnsent(look: Look, typed: Look['values']): string[] {
  return [
    ...(look.isThanked ? ['thanks are shown for a lead that failed'] : []),
    ...(look.isClosed ? ['the button takes no press'] : []),
    ...lostValues(look.values, typed),
  ];
}

/** What was done to a press. */
export interface Mischief {
  readonly trouble: Trouble;
  /** The visitor turned away from it, or had little patience. */
  readonly isCutShort: boolean;
}

/**
 * What is wrong with how a press ended, given what was done to it: nothing fails by itself, and a closed challenge,
 * the one end that shows nothing (fault 27), takes a challenge.
 */
export function judgeOutcome(outcome: Outcome, { trouble: { name, captcha }, isCutShort }: Mischief): string[] {
  const isChallenged = captcha === 'challenge' || captcha === 'close';
  if (outcome === 'challenge closed' && !isChallenged) return ['it says that a challenge was closed, and there was none'];
  return outcome === 'error' && name === noTrouble.name && !isCutShort ? ['it failed, and nothing was done to it'] : [];
}

/** Names only: the values are in the plan of the visit. */
export function lostValues(values: Look['values'], typed: Look['values']): string[] {
  const names = Object.keys(typed).filter((name) => values[name] !== typed[name]);
  return names.length === 0 ? [] : [`what was typed no longer stands in ${names.join(', ')}`];
}
