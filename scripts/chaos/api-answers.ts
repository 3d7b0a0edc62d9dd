import type { Random } from '@adviser-widgets/testing/random';
import type { Fault, Trouble } from './trouble.ts';

interface Answer extends Pick<Trouble, 'jumps' | 'wait'> {
  readonly name: string;
  readonly weight: number;
  readonly fault: (random: Random) => Fault;
}

/** A page from the network, or from a hotel's Wi-Fi portal. */
const page: Fault = {
  body: '<!doctype html><title>Thanks</title><h1>Thanks!</h1>',
  contentType: 'text/html',
};

/** Longer than any page waits; the page's clock jumps past the press limit (R20). */
const never: Pick<Trouble, 'jumps'> & { readonly fault: Fault } = {
  fault: { delayMs: 60_000 },
  jumps: [{ at: 'lead', ms: 26_000 }],
};

/** None of these is a complete 2xx of an API: see `onlyStored`. */
const failures: readonly Answer[] = [
  {
    name: 'refused',
    weight: 4,
    fault: (random) => ({ status: random.pick([400, 401, 404, 405, 409, 422]) }),
  },
  { name: 'refused with a page', weight: 1, fault: () => ({ ...page, status: 403 }) },
  { name: 'server error', weight: 5, fault: (random) => ({ status: random.pick([500, 502, 503, 504]) }) },
  { name: 'too many requests', weight: 1, fault: () => ({ status: 429 }) },
  {
    name: 'asked to wait',
    weight: 3,
    wait: 30,
    fault: (random) => ({ status: random.pick([408, 429, 500, 503]), headers: { 'Retry-After': '30' } }),
  },
  {
    name: 'asked to wait an hour',
    weight: 1,
    wait: 60,
    fault: (random) => ({ status: random.pick([429, 503]), headers: { 'Retry-After': '3600' } }),
  },
  {
    name: 'redirects',
    weight: 3,
    fault: (random) => ({
      status: random.pick([301, 302, 303, 307, 308]),
      headers: { Location: random.pick(['/', '/api-base/acme/lead']) },
    }),
  },
  {
    name: 'half an answer, 2xx',
    weight: 4,
    fault: (random) => ({ truncate: true, status: random.pick([200, 201, 202]) }),
  },
  {
    name: 'a bot wall',
    weight: 2,
    fault: () => ({ status: 202, contentType: 'text/html', body: '<html>Checking your browser</html>' }),
  },
  { name: "the site's page", weight: 2, fault: () => ({ ...page, status: 200 }) },
  { name: 'half a page, 2xx', weight: 1, fault: () => ({ ...page, truncate: true }) },
  {
    name: 'half an answer, late',
    weight: 2,
    fault: (random) => ({ truncate: true, delayMs: random.between(50, 600) }),
  },
  {
    name: 'half an answer, an error',
    weight: 1,
    fault: (random) => ({ truncate: true, status: random.pick([404, 500, 502]) }),
  },
  { name: 'broken', weight: 4, fault: () => ({ reset: true }) },
  { name: 'broken late', weight: 2, fault: (random) => ({ reset: true, delayMs: random.between(50, 600) }) },
  { name: 'broken twice', weight: 1, fault: () => ({ reset: true, times: 2 }) },
  { name: 'never answered', weight: 2, ...never, fault: () => never.fault },
];

/** If an API sends a complete 2xx without storing the lead, no form can save it. */
const onlyStored: readonly Answer[] = [
  {
    name: 'an empty answer',
    weight: 1,
    fault: (random) => ({ status: random.pick([200, 201, 202, 204]), body: '' }),
  },
  {
    name: 'answered late',
    weight: 1,
    fault: (random) => ({
      status: 201,
      body: '{}',
      contentType: 'application/json',
      delayMs: random.between(200, 2000),
    }),
  },
];

const unharmed: readonly Answer[] = [
  { name: 'slow', weight: 4, fault: (random) => ({ delayMs: random.between(200, 2000) }) },
  { name: 'preflight refused', weight: 2, fault: () => ({ status: 403, preflight: true }) },
  { name: 'preflight broken', weight: 2, fault: () => ({ reset: true, preflight: true }) },
  {
    name: 'preflight slow',
    weight: 1,
    fault: (random) => ({ delayMs: random.between(200, 1000), preflight: true }),
  },
  {
    name: 'preflight never answered',
    weight: 1,
    ...never,
    fault: () => ({ ...never.fault, preflight: true }),
  },
];

export const apiAnswers = [
  ...[...failures, ...unharmed].map((answer) => chance(answer)),
  ...[...failures, ...onlyStored].map((answer) => chance(answer, 'stored, ')),
];

function chance({ name, weight, fault, ...rest }: Answer, stored = '') {
  const draw = (random: Random): Omit<Trouble, 'name'> => {
    if (stored) return { ...rest, fault: { ...fault(random), commit: true }, mayStore: true };
    return { ...rest, fault: fault(random), ...(rest.jumps && { mayStore: true }) };
  };
  return { name: `${stored}${name}`, weight, draw };
}
