import type { Outcome } from './account.ts';
import type { Look } from './form-on-page.ts';
import type { Trouble } from './troubles.ts';

/** What is wrong with how a form looks after a press, given what stood in its fields; nothing when all is well. */
export function judgeLook(look: Look, outcome: Outcome, typed: Look['values']): string[] {
  if (outcome === 'thanked') {
    return [...(look.isThanked ? [] : ['no thanks are shown']), ...(look.errors === 0 ? [] : ['an error stands beside the thanks'])];
  }
  const errors = outcome === 'error' ? 1 : 0;
  return [
    ...(look.isThanked ? ['thanks are shown for a lead that failed'] : []),
    ...(look.errors === errors ? [] : [`${look.errors} errors are shown, not ${errors}`]),
    ...(look.isClosed ? ['the button takes no press'] : []),
    ...(outcome === 'challenge closed' && !look.isAtButton ? ['the focus is not on the button'] : []),
    ...lostValues(look.values, typed),
  ];
}

/** A closed challenge is the one end of a press that shows nothing (fault 27): there has to be a challenge. */
export function judgeClosing(outcome: Outcome, { captcha }: Trouble): string[] {
  const isShown = captcha === 'challenge' || captcha === 'close';
  return outcome === 'challenge closed' && !isShown ? ['it says that a challenge was closed, and there was none'] : [];
}

/** Names only: the values are in the plan of the visit. */
export function lostValues(values: Look['values'], typed: Look['values']): string[] {
  const names = Object.keys(typed).filter((name) => values[name] !== typed[name]);
  return names.length === 0 ? [] : [`what was typed no longer stands in ${names.join(', ')}`];
}
