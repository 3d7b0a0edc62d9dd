import type { CaptchaMode, FaultRequest } from '@adviser-widgets/sandbox';
import type { Random } from '@adviser-widgets/testing/random';

/** What goes wrong in one try to send a lead. */
export interface Trouble {
  readonly name: string;
  /** A failure of the API; `at` says of what else. */
  readonly fault?: Omit<FaultRequest, 'path'>;
  readonly at?: 'token' | 'delivery code' | 'adviser list';
  readonly captcha?: CaptchaMode;
  /** What the visitor does with the challenge they are shown. */
  readonly answer?: 'solve' | 'dismiss';
  /** Milliseconds of each change between offline and online, in turn; offline first. */
  readonly offline?: { readonly from: 'before' | 'sending'; readonly turns: readonly number[] };
  /** The API may have stored the lead though the visitor is told otherwise. */
  readonly mayStore?: boolean;
  /** The answer never comes: the page gives up for the visitor. */
  readonly hangs?: boolean;
}

interface Chance {
  readonly name: string;
  readonly weight: number;
  readonly draw: (random: Random) => Omit<Trouble, 'name'>;
}

/** Every kind of trouble, and how often it comes. */
export const chances: readonly Chance[] = [
  { name: 'none', weight: 16, draw: () => ({}) },
  ...[400, 404, 405, 409, 422, 500, 502, 503, 504].map((status) => answers(`answers ${status}`, 1.5, () => ({ status }))),
  answers('answers 403 with a page', 2, () => ({ status: 403, body: page, contentType: 'text/html' })),
  answers('answers 429', 3, () => ({ status: 429, headers: { 'Retry-After': '1' } })),
  answers('redirects', 3, (random) => ({ status: random.pick([301, 302, 303, 307, 308]), headers: { Location: random.pick(['/', '/api-base/acme/lead']) } })),
  answers('connection broken', 4, () => ({ reset: true })),
  answers('connection broken late', 2, (random) => ({ reset: true, delayMs: random.between(50, 600) })),
  answers('half an answer, an error', 2, () => ({ truncate: true, status: 502 })),
  stores('stored, then 500', 3, () => ({ status: 500 })),
  stores('stored, then broken', 5, () => ({ reset: true })),
  stores('stored, then broken late', 2, (random) => ({ reset: true, delayMs: random.between(50, 600) })),
  stores('stored, half an answer', 3, () => ({ truncate: true })),
  stores('stored, a page as answer', 2, () => ({ status: 200, body: page, contentType: 'text/html' })),
  stores('stored, an empty answer', 2, (random) => ({ status: random.pick([200, 201, 202, 204]), body: '' })),
  answers('slow', 6, (random) => ({ delayMs: random.between(200, 2000) })),
  { name: 'never answers', weight: 2, draw: () => ({ fault: never, hangs: true, mayStore: true }) },
  { name: 'stored, never answers', weight: 2, draw: () => ({ fault: { ...never, commit: true }, hangs: true, mayStore: true }) },
  answers('preflight refused', 3, () => ({ status: 403, preflight: true })),
  answers('preflight broken', 2, () => ({ reset: true, preflight: true })),
  answers('preflight slow', 2, (random) => ({ delayMs: random.between(200, 1000), preflight: true })),
  { name: 'challenge solved', weight: 3, draw: () => ({ captcha: 'challenge', answer: 'solve' }) },
  { name: 'challenge dismissed', weight: 2, draw: () => ({ captcha: 'challenge', answer: 'dismiss' }) },
  { name: 'challenge closed', weight: 2, draw: () => ({ captcha: 'close' }) },
  { name: 'token expired', weight: 3, draw: () => ({ captcha: 'expire' }) },
  { name: 'captcha fails', weight: 3, draw: () => ({ captcha: 'fail' }) },
  { name: 'captcha blocked', weight: 4, draw: () => ({ captcha: 'block' }) },
  { name: 'token slow', weight: 2, draw: (random) => ({ at: 'token', fault: { delayMs: random.between(200, 2000) } }) },
  { name: 'token broken', weight: 2, draw: () => ({ at: 'token', fault: { reset: true } }) },
  { name: 'delivery code broken', weight: 2, draw: (random) => ({ at: 'delivery code', fault: random.pick([{ reset: true }, { status: 503 }, { truncate: true }]) }) },
  { name: 'adviser list missing', weight: 4, draw: (random) => ({ at: 'adviser list', fault: { times: 9, ...random.pick(noList) } }) },
  { name: 'offline', weight: 3, draw: (random) => offline('before', [random.between(50, 800)]) },
  { name: 'offline flickers', weight: 3, draw: (random) => offline('before', flicker(random)) },
  { name: 'offline while sending', weight: 3, draw: (random) => ({ ...offline('sending', flicker(random)), fault: { delayMs: random.between(0, 400) } }) },
];

export const noTrouble: Trouble = { name: 'none' };

export function drawTrouble(random: Random): Trouble {
  const { name, draw } = random.weighted(chances);
  return { name, ...draw(random) };
}

/** True for a trouble that a lead, once it is sent off, arrives in spite of. */
export function arrives({ fault = {}, at, offline }: Trouble): boolean {
  const { commit, status, reset, truncate, body, preflight, delayMs = 0 } = fault;
  if (offline || preflight || delayMs >= 10_000) return false;
  return at !== undefined || commit === true || (status === undefined && !reset && !truncate && body === undefined);
}

/** True for a trouble that may keep the list of advisers, or the code that searches it, from a form (row 31). */
export function mayHideAdvisers({ at, offline }: Trouble): boolean {
  return at === 'adviser list' || offline !== undefined;
}

const page = '<!doctype html><title>Thanks</title><h1>Thanks!</h1>';

/** Longer than any page waits. */
const never: Trouble['fault'] = { delayMs: 60_000 };

/** As fault 20 has it; the last is longer than a lead waits for the list. */
const noList: readonly Omit<FaultRequest, 'path'>[] = [{ status: 500 }, { reset: true }, { body: '[]' }, { body: page, contentType: 'text/html' }, { delayMs: 4000 }];

/** One of the next requests goes wrong; nothing is stored then. */
function answers(name: string, weight: number, fault: (random: Random) => Omit<FaultRequest, 'path'>): Chance {
  return { name, weight, draw: (random) => ({ fault: fault(random) }) };
}

function stores(name: string, weight: number, fault: (random: Random) => Omit<FaultRequest, 'path'>): Chance {
  return { name, weight, draw: (random) => ({ fault: { ...fault(random), commit: true }, mayStore: true }) };
}

function offline(from: 'before' | 'sending', turns: readonly number[]): Omit<Trouble, 'name'> {
  return { offline: { from, turns }, mayStore: true };
}

function flicker(random: Random): number[] {
  return Array.from({ length: random.pick([1, 3]) }, () => random.between(20, 300));
}
