import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inAll } from '@adviser-widgets/testing/browser';
import { expect, test, type Route } from '@playwright/test';
import { advisers } from './advisers.ts';
import { drawAnswers } from './answers.ts';
import { forms } from './forms.ts';
import type { Complaint } from './judge-rows.ts';
import { createRandom } from '@adviser-widgets/testing/random';
import { runChaos } from './run-chaos.ts';
import type { Trouble } from './trouble.ts';
import { noTrouble } from './troubles.ts';
import type { Visit } from './visit.ts';

type Fields = Record<string, unknown>;

interface Case {
  readonly product: string;
  /** The trouble of each try; by default a single try without trouble. */
  readonly troubles?: readonly Trouble[];
  /** What the visitor corrects before each try except the first. */
  readonly edit?: Readonly<Record<string, string>>;
  /**
   * Two leads pressed at the same moment, each in an adviser's form; otherwise one lead in a contact form.
   */
  readonly isTogether?: boolean;
  /** Intercepts each lead on its way. */
  readonly alter: (route: Route) => Promise<void>;
  readonly found: readonly Complaint['kind'][];
}

const storedThenBroken: Trouble = {
  name: 'stored, then 500',
  fault: { status: 500, commit: true },
  mayStore: true,
};

/** Delays the first token until the second lead is accepted and its adviser remembered. */
const slowToken: Trouble = { name: 'token slow', at: 'token', fault: { delayMs: 4000 } };

const cases: readonly Case[] = [
  { product: 'as it is', alter: (route) => route.continue(), found: [] },
  {
    product: 'as it is, tried again after its answer was lost',
    troubles: [storedThenBroken, noTrouble],
    alter: (route) => route.continue(),
    found: [],
  },
  {
    product: 'as it is, where another lead is accepted between press and sending',
    isTogether: true,
    troubles: [slowToken],
    alter: (route) => route.continue(),
    found: [],
  },
  {
    product: 'that remembers an adviser whom nobody named',
    isTogether: true,
    troubles: [slowToken],
    alter: (route) =>
      route.continue({
        postData: changed(route, {
          tracking: { ...(fieldsOf(route).tracking as Fields), adviser: randomUUID() },
        }),
      }),
    found: ['wrong value'],
  },
  {
    product: 'as it is, in a visit that is not played to the end',
    alter: async (route) => {
      await route.continue();
      await route.request().frame().page().close();
    },
    found: ['tool trouble'],
  },
  {
    product: 'without a lock, in a visit that is not played to the end',
    alter: async (route) => {
      await sendBeside(route, { SubmissionId: randomUUID() });
      await route.fetch(); // stores the lead
      await route.request().frame().page().close();
    },
    found: ['tool trouble', 'doubled'],
  },
  {
    product: 'that renews the SubmissionId for each try',
    troubles: [storedThenBroken, noTrouble],
    alter: (route) => route.continue({ postData: changed(route, { SubmissionId: randomUUID() }) }),
    found: ['doubled'],
  },
  {
    product: 'without a lock, and with an id for each press',
    alter: async (route) => {
      await sendBeside(route, { SubmissionId: randomUUID() });
      await route.continue();
    },
    found: ['doubled'],
  },
  {
    product: 'without a lock',
    alter: async (route) => {
      await sendBeside(route, {});
      await route.continue();
    },
    found: ['amiss'], // the API recognised the repeat
  },
  {
    product: 'that says thanks for what it has not sent',
    alter: (route) => route.fulfill({ status: 201 }),
    found: ['lost'],
  },
  {
    product: 'as it is, corrected after an error that stored nothing',
    troubles: [{ name: 'server error', fault: { status: 503 } }, noTrouble],
    edit: { FormPhone: '021 555 0009' },
    alter: (route) => route.continue(),
    found: [],
  },
  {
    product: 'that sends a correction as it was before',
    troubles: [{ name: 'server error', fault: { status: 503 } }, noTrouble],
    edit: { FormPhone: '021 555 0009' },
    alter: (route) => route.continue({ postData: changed(route, { FormPhone: '021 555 0001' }) }),
    found: ['dropped edit'],
  },
  {
    product: 'that loses macrons',
    alter: (route) => route.continue({ postData: withoutMacrons(route) }),
    found: ['wrong value'],
  },
  {
    product: 'that sends the lead to another adviser',
    alter: (route) => route.continue({ postData: changed(route, { AdviserId: randomUUID() }) }),
    found: ['wrong value'],
  },
  {
    product: 'that shows an error for what was accepted',
    alter: async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500 });
    },
    found: ['amiss', 'uncalled for'], // it failed with no trouble set, and the lead is stored
  },
  {
    product: 'that is busy for longer than the judge has patience',
    troubles: [{ name: 'never answers', fault: { delayMs: 60_000 } }],
    alter: (route) => route.continue(),
    found: ['stuck'],
  },
];

let complaints: readonly Complaint[] = [];
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const waiting = cases.map((_, number) => visitOf(number));
  const alter: NonNullable<Parameters<typeof runChaos>[0]['alter']> = async (page, { number }) => {
    await page.route('**/api-base/acme/lead', (route) => cases[number]?.alter(route));
  };
  ({ complaints } = await runChaos({ next: () => waiting.pop(), lanes: 3, patience: 10_000, alter }));
});

for (const [number, { product, found }] of cases.entries()) {
  test(
    `in a product ${product} the judge of the chaos run finds: ${found.join() || 'nothing'}`,
    inAll,
    () => {
      const own = complaints.filter(({ visit }) => visit === number);
      expect([...new Set(own.map(({ kind }) => kind))], own.map(({ text }) => text).join('\n')).toEqual(
        found,
      );
    },
  );
}

test('the judge accepts that a browser repeats a request answered 408', inAll, async ({ page }) => {
  const posts: string[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'POST') posts.push(request.url ?? '');
    request
      .resume()
      .on('end', () =>
        response.writeHead(request.method === 'POST' ? 408 : 200, { 'Content-Type': 'text/html' }).end(),
      );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(() => fetch('/first-on-this-connection'));
  expect(
    await page.evaluate(async () => (await fetch('/lead', { method: 'POST', body: 'once' })).status),
  ).toBe(408);
  expect(new Set(posts)).toEqual(new Set(['/lead']));
  expect(posts.length, 'once per open connection, at least twice').toBeGreaterThan(1);
  await page.close(); // closes its connections too
  server.close();
});

/** Fills in and sends one or two forms. */
function visitOf(number: number): Visit {
  const { isTogether = false, troubles = [noTrouble], edit } = cases[number] ?? {};
  const [shape] = forms.filter(
    ({ widget }) => widget === (isTogether ? 'contact-adviser-form' : 'short-contact-form'),
  );
  if (!shape) throw new Error('There is no such form');
  const tries = troubles.map((trouble, index) => ({
    press: 'click' as const,
    trouble,
    ...(edit && index > 0 && { edit }),
  }));
  const owners = isTogether ? advisers.slice(0, 2).map(({ guid }) => guid) : [''];
  return {
    number,
    origin: 'same',
    encoding: 'json',
    isTogether,
    isEarly: false,
    isClockHeld: false,
    isDeduped: false,
    isStaff: false,
    forms: owners.map((adviser, form) => ({
      shape,
      campaign: `CAMPAIGN-${form}`,
      adviser,
      load: 'eager',
      hasId: true,
      hasNote: false,
    })),
    leads: owners.map((_, form) => {
      const mark = `c0v${number}l${form}e`;
      return {
        mark,
        form,
        answers: {
          ...drawAnswers(createRandom(1), shape, mark),
          FormFullName: `Mārama ${mark}`,
          FormPhone: '021 555 0001',
        },
        entry: 'fill',
        tries,
      };
    }),
  };
}

function changed(route: Route, fields: Fields): Fields {
  return { ...fieldsOf(route), ...fields };
}

function fieldsOf(route: Route): Fields {
  return route.request().postDataJSON() as Fields;
}

function withoutMacrons(route: Route): string {
  return (route.request().postData() ?? '').replaceAll('ā', 'a');
}

/** Sends the lead a second time, with its own token. */
async function sendBeside(route: Route, fields: Fields): Promise<void> {
  const url = route.request().url();
  const answer = await fetch(new URL('/__sandbox/captcha-token', url), { method: 'POST' });
  const { token: captcha } = (await answer.json()) as { token: string };
  await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(changed(route, { captcha, ...fields })),
  });
}
