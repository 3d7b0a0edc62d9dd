import { expect, test } from 'vitest';
import type { Outcome } from './account.ts';
import type { Look } from './form-on-page.ts';
import { judgeClosing, judgeLook } from './judge-look.ts';
import { noTrouble, type Trouble } from './troubles.ts';

const typed = { FormEmail: 'mārama@xtra.co.nz' };
const idle: Look = { isThanked: false, errors: 0, isClosed: false, isAtButton: true, values: typed };
const thanked: Look = { ...idle, isThanked: true, isAtButton: false, values: {} };
const failed: Look = { ...idle, errors: 1, isAtButton: false };

test.each<[Outcome, string, Look, string[]]>([
  ['thanked', 'with its panel', thanked, []],
  ['thanked', 'with the form as it was', idle, ['no thanks are shown']],
  ['thanked', 'with an error too', { ...thanked, errors: 1 }, ['an error stands beside the thanks']],
  ['error', 'with its sentence', failed, []],
  ['error', 'with nothing to see', idle, ['0 errors are shown, not 1']],
  ['error', 'with its sentence twice', { ...failed, errors: 2 }, ['2 errors are shown, not 1']],
  ['error', 'with a button that takes no press', { ...failed, isClosed: true }, ['the button takes no press']],
  ['error', 'with empty fields', { ...failed, values: { FormEmail: '' } }, ['what was typed no longer stands in FormEmail']],
  ['challenge closed', 'with the form as it was and the focus on its button', idle, []],
  ['challenge closed', 'with the focus elsewhere', { ...idle, isAtButton: false }, ['the focus is not on the button']],
  ['challenge closed', 'with an error', { ...idle, errors: 1 }, ['1 errors are shown, not 0']],
  ['challenge closed', 'with a busy button', { ...idle, isClosed: true }, ['the button takes no press']],
])('after "%s" a form %s is told: %j', (outcome, _, look, amiss) => {
  expect(judgeLook(look, outcome, typed)).toEqual(amiss);
});

const none = ['it says that a challenge was closed, and there was none'];

test.each<[Outcome, string, Trouble, string[]]>([
  ['challenge closed', 'none', noTrouble, none],
  ['challenge closed', 'a failed captcha', { name: '', captcha: 'fail' }, none],
  ['challenge closed', 'one the visitor dismisses', { name: '', captcha: 'challenge', answer: 'dismiss' }, []],
  ['challenge closed', 'one that a second press closes before it is solved', { name: '', captcha: 'challenge', answer: 'solve' }, []],
  ['challenge closed', 'one that closes by itself', { name: '', captcha: 'close' }, []],
  ['error', 'none', noTrouble, []],
])('a press that ends with "%s" where the challenge is %s is told: %j', (outcome, _, trouble, amiss) => {
  expect(judgeClosing(outcome, trouble)).toEqual(amiss);
});
