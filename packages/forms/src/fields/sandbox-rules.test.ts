import { blogCategories, pageSize, regions } from '@adviser-widgets/core';
import { readConfig, subjects, type Option } from '@adviser-widgets/core/internal';
import { createSandbox } from '@adviser-widgets/sandbox';
import { goldenLeads, goldenPage } from '@adviser-widgets/testing/golden-leads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bestDays, bestTimes, howHeard } from './call-options.ts';

// The sandbox has its own lists and rules. These tests compare them with those of the widgets.

const sandbox = createSandbox({ db: ':memory:' });
let url: string;
beforeAll(async () => {
  const { port } = await sandbox.listen(0);
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => sandbox.close());

async function get(path: string): Promise<unknown> {
  return (await fetch(url + path)).json();
}

const [callCentreLead] = goldenLeads.filter(
  ({ widget, contentType, refusal }) =>
    widget === 'call-centre-form' && contentType === 'application/json' && !refusal,
);

/** Returns the sandbox's reasons for rejecting a call-centre lead with this change. */
async function reasonsAgainst(change: object): Promise<unknown> {
  const { token } = (await (await fetch(`${url}/__sandbox/captcha-token`, { method: 'POST' })).json()) as {
    token: string;
  };
  const lead = JSON.parse(String(callCentreLead?.body).replace(goldenPage.captcha, token)) as object;
  const body = JSON.stringify({ ...lead, SubmissionId: crypto.randomUUID(), ...change });
  const answer = await fetch(`${url}/acme/call-centre`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  return ((await answer.json()) as { errors?: unknown }).errors;
}

const lists: [name: string, options: readonly Option[]][] = [
  ['FormSubject', subjects.options],
  ['FormBestDayToCall', bestDays.options],
  ['FormBestTimeToCall', bestTimes.options],
  ['FormHearFromUs', howHeard.options],
];

describe.each(lists)("the API accepts the visitor's choices for %s", (name, options) => {
  test.each(options)('$value, $label', async ({ value }) => {
    expect(await reasonsAgainst({ [name]: value })).toBeUndefined();
  });
});

test('the API refuses a value outside the lists', async () => {
  const wrong = Object.fromEntries(lists.map(([name]) => [name, '7']));
  expect(await reasonsAgainst({ ...wrong, FormHearFromUs: '11', FormBestTimeToCall: '0' })).toHaveLength(
    lists.length,
  );
});

test.each(regions)('the API knows $postcode as $name', async ({ postcode, name }) => {
  expect(await reasonsAgainst({ FormPostcode: postcode, Region: name })).toBeUndefined();
});

test.each(Object.keys(blogCategories))('the API has a page of articles for %s', async (category) => {
  expect(((await get(`/api/blog/${category}`)) as unknown[]).length).toBeLessThanOrEqual(pageSize);
});

test('a page of articles has the length that the widgets expect', async () => {
  expect(await get('/api/blog')).toHaveLength(pageSize);
});

test('the configuration has only keys that the widgets know, with valid values', async () => {
  expect(readConfig({ json: await get('/__sandbox/config.json') }).problems).toEqual([]);
});
