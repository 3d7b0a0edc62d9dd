import { randomUUID } from 'node:crypto';
import { expect, test, type Page, type Route } from '@playwright/test';
import { inAll } from '@adviser-widgets/testing/browser';
import type { Verdict } from './judge.ts';
import { openBrowsers, openLane } from './lane.ts';
import { advisers } from './people.ts';
import { playVisit } from './play-visit.ts';
import { formOf, plainVisit, press, marama } from './reported-visits.ts';
import { calm, type Step, type Visit } from './visit.ts';

type Fields = Record<string, unknown>;

/** A product that is broken by what it does with each lead that it sends. */
interface Case {
  readonly product: string;
  /** What the judge has to find. */
  readonly found: readonly Verdict[];
  /** One press by default. */
  readonly steps?: readonly Step[];
  readonly alter?: (route: Route) => Promise<unknown>;
}

const phone = 2; // the field's number
const afterLostAnswer = [press({ faults: [{ at: 'lead', status: 500, commit: true }] }), press(calm)];
const corrected: Step[] = [
  press({ faults: [{ at: 'lead', status: 503 }] }),
  { does: 'edit', form: 0, field: phone, person: marama },
  press(calm),
];
/** The forms of two advisers: the second lead is accepted before the first one's token arrives. */
const together: Step[] = [
  { ...press({ faults: [{ at: 'token', delayMs: 8000 }] }), patience: 0 },
  { ...press(calm), form: 1 },
];

const cases: readonly Case[] = [
  { product: 'without a fault', found: [] },
  { product: 'without a fault, tried again after its answer was lost', found: [], steps: afterLostAnswer },
  { product: 'without a fault, corrected after an error that stored nothing', found: [], steps: corrected },
  { product: 'without a fault, with a lead accepted between press and sending', found: [], steps: together },
  {
    product: 'that remembers an adviser whom the visitor did not name',
    found: ['wrong value'],
    steps: together,
    alter: (route) =>
      send(route, { tracking: { ...(fieldsOf(route).tracking as Fields), adviser: randomUUID() } }),
  },
  {
    product: 'without a fault, in a visit that is not played to the end',
    found: ['tool trouble'],
    alter: (route) => send(route, {}).then(() => pageOf(route).close()),
  },
  {
    product: 'without a lock, in a visit that is not played to the end',
    found: ['tool trouble', 'doubled'],
    alter: async (route) => {
      await sendBeside(route, { SubmissionId: randomUUID() });
      await route.fetch(); // stores the lead
      await pageOf(route).close();
    },
  },
  {
    product: 'that renews the SubmissionId for each try',
    found: ['doubled'],
    steps: afterLostAnswer,
    alter: (route) => send(route, { SubmissionId: randomUUID() }),
  },
  {
    product: 'without a lock, and with an id for each press',
    found: ['doubled'],
    alter: (route) => sendBeside(route, { SubmissionId: randomUUID() }).then(() => route.continue()),
  },
  {
    product: 'without a lock', // the API recognises the repeat
    found: ['other'],
    alter: (route) => sendBeside(route, {}).then(() => route.continue()),
  },
  {
    product: 'that says thanks for what it has not sent',
    found: ['lost'],
    alter: (route) => route.fulfill({ status: 201 }),
  },
  {
    product: 'that sends a correction as it was before',
    found: ['dropped edit'],
    steps: corrected,
    alter: (route) => send(route, { FormPhone: String(fieldsOf(route).FormPhone).replace(/..$/, '00') }),
  },
  {
    product: 'that loses macrons',
    found: ['wrong value'],
    alter: (route) => route.continue({ postData: route.request().postData()?.replaceAll('ā', 'a') ?? '' }),
  },
  {
    product: 'that sends the lead to another adviser',
    found: ['wrong value'],
    alter: (route) => send(route, { AdviserId: randomUUID() }),
  },
  {
    product: 'that shows an error for what was accepted', // it fails without a fault, and the lead is stored
    found: ['other', 'unexpected'],
    alter: (route) => route.fetch().then(() => route.fulfill({ status: 500 })),
  },
  {
    product: 'that is busy for longer than the judge has patience',
    found: ['stuck'],
    alter: async (route) => {
      await call(route, '/__sandbox/faults', { path: '/acme/lead', delayMs: 60_000 });
      await route.continue();
    },
  },
];

const complaints = new Map<Case, Awaited<ReturnType<typeof playVisit>>['complaints']>();
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const browsers = await openBrowsers();
  const waiting = [...cases];
  const playLane = async () => {
    const lane = await openLane(browsers);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { alter = (route: Route) => route.continue() } = next;
      const intercept = async (page: Page) => void (await page.route('**/api-base/acme/lead', alter));
      const played = await playVisit(lane, visitOf(next), { patience: 12_000, alter: intercept });
      complaints.set(next, played.complaints);
    }
    await lane.close();
  };
  await Promise.all([playLane(), playLane(), playLane()]);
  await Promise.all(Object.values(browsers).map((browser) => browser.close()));
});

for (const planted of cases) {
  const title = `in a product ${planted.product} the judge finds: ${planted.found.join() || 'nothing'}`;
  test(title, inAll, () => {
    const own = complaints.get(planted) ?? [];
    const texts = own.map(({ text }) => text).join('\n');
    expect([...new Set(own.map(({ kind }) => kind))], texts).toEqual(planted.found);
  });
}

function visitOf({ steps = [press(calm)] }: Case): Visit {
  const owned = advisers.slice(0, 2).map(({ guid }) => formOf('contact-adviser-form', guid));
  return { ...plainVisit, steps, ...(steps === together && { forms: owned }) };
}

function send(route: Route, changes: Fields): Promise<void> {
  return route.continue({ postData: { ...fieldsOf(route), ...changes } });
}

function fieldsOf(route: Route): Fields {
  return route.request().postDataJSON() as Fields;
}

function pageOf(route: Route): Page {
  return route.request().frame().page();
}

/** Sends the lead a second time, with its own token. */
async function sendBeside(route: Route, changes: Fields): Promise<void> {
  const { token } = (await (await call(route, '/__sandbox/captcha-token', {})).json()) as { token: string };
  await call(route, route.request().url(), { ...fieldsOf(route), captcha: token, ...changes });
}

function call(route: Route, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(new URL(path, route.request().url()), { method: 'POST', headers, body: JSON.stringify(body) });
}
