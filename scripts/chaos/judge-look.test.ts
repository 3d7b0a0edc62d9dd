import { expect, test } from 'vitest';
import type { Outcome } from './account.ts';
import type { Look } from './form-on-page.ts';
import { judgeLook, judgeOutcome } from './judge-look.ts';
import type { Trouble } from './trouble.ts';
import { noTrouble } from './troubles.ts';

const typed = { FormEmail: 'mārama@xtra.co.nz' };
const idle: Look = {
  isThanked: false,
  errors: 0,
  isClosed: false,
  isAtButton: true,
  isAtAnotherForm: false,
  values: typed,
};
const thanked: Look = { ...idle, isThanked: true, isAtButton: false, values: {} };
const failed: Look = { ...idle, errors: 1, isAtButton: false };

test.each<[Outcome, string, Look, string[]]>([
  ['thanked', 'with its panel', thanked, []],
  ['thanked', 'with the form as it was', idle, ['no thanks are shown']],
  ['thanked', 'with an error too', { ...thanked, errors: 1 }, ['an error is shown beside the thanks']],
  ['error', 'with its sentence', failed, []],
  ['error', 'with nothing to see', idle, ['0 errors are shown, not 1']],
  ['error', 'with its sentence twice', { ...failed, errors: 2 }, ['2 errors are shown, not 1']],
  [
    'error',
    'with a button that does not respond',
    { ...failed, isClosed: true },
    ['the button does not respond'],
  ],
  [
    'error',
    'with empty fields',
    { ...failed, values: { FormEmail: '' } },
    ['the typed value is gone from FormEmail'],
  ],
  ['waiting', 'with its notice', { ...idle, isAtButton: false }, []],
  [
    'waiting',
    'with a button that does not respond',
    { ...idle, isClosed: true },
    ['the button does not respond'],
  ],
  ['waiting', 'with empty fields', { ...idle, values: {} }, ['the typed value is gone from FormEmail']],
  ['challenge closed', 'with the form as it was and the focus on its button', idle, []],
  [
    'challenge closed',
    'with the focus elsewhere',
    { ...idle, isAtButton: false },
    ['the focus is not on the button'],
  ],
  ['challenge closed', 'with an error', { ...idle, errors: 1 }, ['1 errors are shown, not 0']],
  ['challenge closed', 'with a busy button', { ...idle, isClosed: true }, ['the button does not respond']],
])('after "%s" a form %s is reported: %j', (outcome, _, look, amiss) => {
  expect(judgeLook(look, { outcome, typed, isTogether: false })).toEqual(amiss);
});

const away: Look = { ...idle, isAtButton: false };

test.each<[string, Look, boolean, string[]]>([
  ['in a form pressed with it', { ...away, isAtAnotherForm: true }, true, []],
  [
    'in a form that was not pressed',
    { ...away, isAtAnotherForm: true },
    false,
    ['the focus is not on the button'],
  ],
  ['in no form, though two were pressed', away, true, ['the focus is not on the button']],
])('after a closed challenge the focus %s is judged', (_, look, isTogether, amiss) => {
  expect(judgeLook(look, { outcome: 'challenge closed', typed, isTogether })).toEqual(amiss);
});

const none = ['it says that a challenge was closed, but there was none'];
const byItself = ['it failed without a fault'];

test.each<[Outcome, string, Trouble, boolean, string[]]>([
  ['challenge closed', 'no fault', noTrouble, false, none],
  ['challenge closed', 'no fault, but an interruption', noTrouble, true, none],
  ['challenge closed', 'a failed captcha', { name: 'fails', captcha: 'fail' }, false, none],
  [
    'challenge closed',
    'a challenge that the visitor dismisses',
    { name: 'dismissed', captcha: 'challenge', answer: 'dismiss' },
    false,
    [],
  ],
  [
    'challenge closed',
    'a challenge that a second press closes before it is solved',
    { name: 'solved', captcha: 'challenge', answer: 'solve' },
    false,
    [],
  ],
  ['challenge closed', 'a challenge that closes by itself', { name: 'closed', captcha: 'close' }, false, []],
  ['error', 'no fault', noTrouble, false, byItself],
  ['error', 'no fault, but an interruption', noTrouble, true, []],
  ['error', 'a refusal', { name: 'refused', fault: { status: 500 } }, false, []],
  ['thanked', 'no fault', noTrouble, false, []],
])('a press that ends with "%s" after %s is reported', (outcome, _, trouble, isCutShort, amiss) => {
  expect(judgeOutcome(outcome, { trouble, isCutShort })).toEqual(amiss);
});
