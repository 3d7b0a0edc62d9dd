import type { Random } from '@adviser-widgets/testing/random';
import { apiAnswers } from './api-answers.ts';
import type { FormShape } from './forms.ts';
import type { Fault, Trouble } from './trouble.ts';

interface Chance {
  readonly name: string;
  readonly weight: number;
  readonly draw: (random: Random) => Omit<Trouble, 'name'>;
}

/** Longer than a press may be busy (R20). */
const pastTheLimit = 26_000;

/** A hanging captcha is requested again, our own code never. */
const late: Fault = { delayMs: 40_000 };
const lateCode: Fault = { delayMs: 15_000 };

const troublesOfTheCaptcha: readonly Chance[] = [
  { name: 'challenge solved', weight: 3, draw: () => ({ captcha: 'challenge', answer: 'solve' }) },
  {
    name: 'challenge solved after a minute',
    weight: 2,
    // A held Enter may answer the challenge first: then the minute passes while the lead is on its way.
    draw: () => ({ captcha: 'challenge', answer: 'solve', thinks: 60_000, mayStore: true }),
  },
  { name: 'challenge dismissed', weight: 2, draw: () => ({ captcha: 'challenge', answer: 'dismiss' }) },
  { name: 'challenge closed', weight: 2, draw: () => ({ captcha: 'close' }) },
  { name: 'token expired', weight: 3, draw: () => ({ captcha: 'expire' }) },
  { name: 'captcha fails', weight: 3, draw: () => ({ captcha: 'fail' }) },
  { name: 'captcha blocked', weight: 4, draw: () => ({ captcha: 'block' }) },
  {
    name: 'captcha script slow',
    weight: 2,
    draw: (random) => ({ at: 'captcha script', fault: { delayMs: random.between(200, 2000) } }),
  },
  {
    name: 'captcha script hangs',
    weight: 2,
    draw: () => ({ at: 'captcha script', fault: late, jumps: [{ at: 'captcha script', ms: pastTheLimit }] }),
  },
  {
    name: 'token slow',
    weight: 2,
    draw: (random) => ({ at: 'token', fault: { delayMs: random.between(200, 2000) } }),
  },
  { name: 'token broken', weight: 2, draw: () => ({ at: 'token', fault: { reset: true } }) },
  {
    name: 'token hangs',
    weight: 2,
    draw: () => ({ at: 'token', fault: late, jumps: [{ at: 'token', ms: pastTheLimit }] }),
  },
  { name: 'token and answer slow', weight: 4, draw: () => allSlow },
];

/** Each within its own limit, but together over the limit of a press (R20). */
const allSlow: Omit<Trouble, 'name'> = {
  fault: { delayMs: 2500 },
  further: [{ at: 'token', fault: { delayMs: 1500 } }],
  jumps: [
    { at: 'token', ms: 7000 },
    { at: 'lead', ms: 19_000 },
  ],
  mayStore: true,
};

const otherTroubles: readonly Chance[] = [
  {
    name: 'delivery code broken',
    weight: 2,
    draw: (random) => ({
      at: 'delivery code',
      fault: random.pick([{ reset: true }, { status: 503 }, { truncate: true }]),
    }),
  },
  {
    name: 'delivery code hangs',
    weight: 2,
    draw: () => ({
      at: 'delivery code',
      fault: lateCode,
      jumps: [{ at: 'delivery code', ms: pastTheLimit }],
    }),
  },
  {
    name: 'adviser list missing',
    weight: 3,
    draw: (random) => ({ at: 'adviser list', fault: { times: 9, ...random.pick(noList) } }),
  },
  { name: 'offline', weight: 3, draw: (random) => offline('before', [random.between(50, 800)]) },
  { name: 'offline flickers', weight: 3, draw: (random) => offline('before', flicker(random)) },
  {
    name: 'offline while sending',
    weight: 3,
    draw: (random) => ({
      ...offline('sending', flicker(random)),
      fault: { delayMs: random.between(0, 400) },
    }),
  },
  { name: 'says offline, connected', weight: 3, draw: () => ({ saysOnLine: false, jumps: [] }) },
  {
    name: 'says offline, connection broken',
    weight: 2,
    draw: () => ({ saysOnLine: false, fault: { reset: true }, jumps: [], mayStore: true }),
  },
  {
    name: 'says online, offline',
    weight: 3,
    draw: (random) => ({ ...offline('before', [random.between(200, 900)]), saysOnLine: true }),
  },
];

export const chances: readonly Chance[] = [
  { name: 'none', weight: 14, draw: () => ({}) },
  ...apiAnswers,
  ...troublesOfTheCaptcha,
  ...otherTroubles,
];

export const noTrouble: Trouble = { name: 'none' };

/** Only leads have a captcha. */
export function drawTrouble(random: Random, { isLead }: FormShape): Trouble {
  const { name, draw } = random.weighted(
    isLead ? chances : chances.filter((chance) => !troublesOfTheCaptcha.includes(chance)),
  );
  return { name, ...draw(random) };
}

export function arrives({ fault = {}, at = 'lead', offline: isOffline, jumps }: Trouble): boolean {
  const { commit, status, reset, truncate, body, preflight, delayMs = 0 } = fault;
  if (isOffline || preflight || jumps || delayMs >= 10_000) return false;
  return (
    at !== 'lead' || commit === true || (status === undefined && !reset && !truncate && body === undefined)
  );
}

/** The form may lack the list, or the code that searches it (row 31). */
export function mayHideAdvisers({ at, offline: isOffline, jumps }: Trouble): boolean {
  return at === 'adviser list' || isOffline !== undefined || jumps !== undefined;
}

const page = '<!doctype html><title>Advisers</title><h1>Advisers</h1>';

/** As in fault 20; the last delay is longer than a lead waits for the list. */
const noList: readonly Fault[] = [
  { status: 500 },
  { reset: true },
  { body: '[]' },
  { body: page, contentType: 'text/html' },
  { delayMs: 4000 },
];

function offline(from: 'before' | 'sending', turns: readonly number[]): Omit<Trouble, 'name'> {
  return { offline: { from, turns }, mayStore: true };
}

function flicker(random: Random): number[] {
  return Array.from({ length: random.pick([1, 3]) }, () => random.between(20, 300));
}
