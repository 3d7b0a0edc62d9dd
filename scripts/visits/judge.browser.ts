import { randomUUID } from 'node:crypto';
import { expect, test, type Page, type Route } from '@playwright/test';
import { inAll } from '@adviser-widgets/testing/browser';
import { formNamed } from './forms.ts';
import type { Complaint } from './judge.ts';
import { openBrowsers, openLane } from './lane.ts';
import { advisers, type Person } from './people.ts';
import { playVisit } from './play-visit.ts';
import { calm, type Step, type Trouble, type Visit } from './visit.ts';

type Fields = Record<string, unknown>;

interface Case {
  readonly product: string;
  readonly steps?: readonly Step[];
  readonly widget?: string;
  /** Intercepts each lead on its way. By default the product is as it is. */
  readonly alter?: (route: Route) => Promise<void>;
  readonly found: readonly Complaint['kind'][];
}

const person: Person = {
  FormFullName: 'Mārama',
  FormEmail: 'marama',
  FormPhone: '021 ',
  FormPostcode: '0110',
  FormSubject: '1',
  FormMessage: 'Kia ora',
};
const storedThenBroken: Trouble = { faults: [{ at: 'lead', status: 500, commit: true }] };
const refused: Trouble = { faults: [{ at: 'lead', status: 503 }] };
const correct: Step = { does: 'edit', form: 0, field: 2, person };
const afterLostAnswer = [press(storedThenBroken), press(calm)];
const afterCorrection = [press(refused), correct, press(calm)];
/** The first form's token arrives after the second lead is accepted and its adviser remembered. */
const together: Step[] = [
  { ...press({ faults: [{ at: 'token', delayMs: 8000 }] }), patience: 0 },
  press(calm, 1),
];

const cases: readonly Case[] = [
  { product: 'as it is', found: [] },
  { product: 'as it is, tried again after its answer was lost', steps: afterLostAnswer, found: [] },
  {
    product: 'as it is, where another lead is accepted between press and sending',
    widget: 'contact-adviser-form',
    steps: together,
    found: [],
  },
  {
    product: 'that remembers an adviser whom nobody named',
    widget: 'contact-adviser-form',
    steps: together,
    alter: (route) =>
      send(route, { tracking: { ...(fieldsOf(route).tracking as Fields), adviser: randomUUID() } }),
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
    steps: afterLostAnswer,
    alter: (route) => send(route, { SubmissionId: randomUUID() }),
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
    steps: afterCorrection,
    found: [],
  },
  {
    product: 'that sends a correction as it was before',
    steps: afterCorrection,
    alter: (route) => send(route, { FormPhone: String(fieldsOf(route).FormPhone).replace(/..$/, '00') }),
    found: ['dropped edit'],
  },
  {
    product: 'that loses macrons',
    alter: (route) => route.continue({ postData: (route.request().postData() ?? '').replaceAll('ā', 'a') }),
    found: ['wrong value'],
  },
  {
    product: 'that sends the lead to another adviser',
    alter: (route) => send(route, { AdviserId: randomUUID() }),
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
    alter: async (route) => {
      const body = JSON.stringify({ path: '/acme/lead', delayMs: 60_000 });
      const headers = { 'Content-Type': 'application/json' };
      await fetch(new URL('/__sandbox/faults', route.request().url()), { method: 'POST', headers, body });
      await route.continue();
    },
    found: ['stuck'],
  },
];

const found = new Map<Case, readonly Complaint[]>();
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const browsers = await openBrowsers();
  const waiting = [...cases];
  const playLane = async () => {
    const lane = await openLane(browsers);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { alter } = next;
      const intercept = async (page: Page) => {
        await page.route('**/api-base/acme/lead', alter ?? ((route) => route.continue()));
      };
      const { complaints } = await playVisit(lane, visitOf(next), { patience: 12_000, alter: intercept });
      found.set(next, complaints);
    }
    await lane.close();
  };
  await Promise.all([playLane(), playLane(), playLane()]);
  await Promise.all(Object.values(browsers).map((browser) => browser.close()));
});

for (const planted of cases) {
  const { product } = planted;
  test(`in a product ${product} the judge finds: ${planted.found.join() || 'nothing'}`, inAll, () => {
    const complaints = found.get(planted) ?? [];
    const kinds = [...new Set(complaints.map(({ kind }) => kind))];
    expect(kinds, complaints.map(({ text }) => text).join('\n')).toEqual(planted.found);
  });
}

/** Plays the steps in one form, or in the forms of two advisers. */
function visitOf({ steps = [press(calm)], widget = 'short-contact-form' }: Case): Visit {
  const owners = steps === together ? advisers.slice(0, 2).map(({ guid }) => guid) : [''];
  return {
    isOtherOrigin: false,
    encoding: 'json',
    isDeduped: false,
    keepsPages: true,
    quirks: [],
    forms: owners.map((adviser) => ({
      shape: formNamed(widget),
      adviser,
      load: 'eager',
      isInPopUp: false,
      entry: 'fill',
    })),
    people: [person],
    steps,
  };
}

function press(trouble: Trouble, form = 0): Extract<Step, { does: 'press' }> {
  return { does: 'press', form, press: 'click', trouble, patience: null };
}

function send(route: Route, changes: Fields): Promise<void> {
  return route.continue({ postData: { ...fieldsOf(route), ...changes } });
}

function fieldsOf(route: Route): Fields {
  return route.request().postDataJSON() as Fields;
}

/** Sends the lead a second time, with its own token. */
async function sendBeside(route: Route, changes: Fields): Promise<void> {
  const url = route.request().url();
  const answer = await fetch(new URL('/__sandbox/captcha-token', url), { method: 'POST' });
  const { token: captcha } = (await answer.json()) as { token: string };
  await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...fieldsOf(route), captcha, ...changes }),
  });
}
