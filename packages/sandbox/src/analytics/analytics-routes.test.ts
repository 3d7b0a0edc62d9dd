import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import { analyticsIds } from './analytics-ids.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());
beforeEach(() => test.call('/__sandbox/records', { method: 'DELETE' }));

const path = '/stand-ins/analytics/calls';
const id = analyticsIds.development;
const event = {
  id,
  type: 'event',
  name: 'lead_call_centre',
  properties: { category: 'Lead', label: 'Request a Call', action: 'Submit' },
};
const user = { id, type: 'user', properties: { SearchWord: 'first home' } };

const send = (call: unknown) => test.call(path, { method: 'POST', body: JSON.stringify(call) });
const withProperties = (change: object) => ({ ...event, properties: { ...event.properties, ...change } });
const searchedFor = (SearchWord: unknown) => ({ ...user, properties: { SearchWord } });

async function errorsOf(call: unknown): Promise<unknown> {
  const response = await send(call);
  expect(response.status).toBe(422);
  expect(test.sandbox.records()).toEqual([]);
  return ((await response.json()) as { errors: unknown }).errors;
}

describe('an accepted call', () => {
  it.each([event, user])('is stored as a record: %j', async (call) => {
    expect((await send(call)).status).toBe(201);
    expect((await send(call)).status).toBe(201);
    const record = {
      kind: 'analytics',
      path,
      contentType: 'text/plain',
      fields: call,
      submissionId: null,
      attempts: 1,
    };
    expect(test.sandbox.records('analytics')).toEqual([
      expect.objectContaining(record),
      expect.objectContaining(record),
    ]);
  });

  it.each<[string, object]>([
    ['the other id', { ...event, id: analyticsIds.production }],
    ['JSON by its name', event],
    ['a name of the page', { ...event, name: 'call me' }],
    ['a search for an adviser', withProperties({ category: 'Tools', label: 'Adviser Search' })],
    ['the page of that search', withProperties({ category: 'Tools', page: 'home-loans/auckland' })],
    ['that search on the home page', withProperties({ category: 'Tools', page: '' })],
    ['a click', withProperties({ category: 'Click', label: 'Call us', action: 'Click' })],
    ['a year and a price', withProperties({ label: 'Home loans 2026, from 5.49 %' })],
    ['five digits', withProperties({ label: '12345' })],
    ['an at sign between words', withProperties({ label: 'Coffee @ our office. Come in' })],
    ['a user type', { ...user, properties: { userType: 5, isIntroducer: true } }],
  ])('can have %s', async (_name, call) => {
    const response = await test.call(path, { json: call });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ ok: true, id: expect.any(Number) });
    expect(test.sandbox.records()).toMatchObject([{ contentType: 'application/json', fields: call }]);
  });
});

/** What is wrong, the call, and the start of the only reason. */
const wrong: [string, object, string][] = [
  [
    'an id of somebody else',
    { ...event, id: '1234567890' },
    'id: expected one of sandbox-production, sandbox-',
  ],
  ['no id', { ...event, id: undefined }, 'id: expected one of'],
  ['no type', { ...event, type: undefined }, 'type: expected "event" or "user"'],
  ['another type', { ...event, type: 'page' }, 'type: expected "event" or "user"'],
  ['no name', { ...event, name: undefined }, 'name: expected a text that is not blank, got nothing'],
  ['a blank name', { ...event, name: ' ' }, 'name: expected a text that is not blank'],
  ['an address for a name', { ...event, name: 'aroha@example.nz' }, 'name: expected no e-mail address'],
  ['an unknown key', { ...event, email: '' }, 'email: expected no such field in the analytics call'],
  ['a user with a name', { ...user, name: 'x' }, 'name: expected no such field in the analytics call'],
  ['no properties', { ...event, properties: undefined }, 'properties: expected fields by name, got nothing'],
  ['a list of properties', { ...event, properties: [] }, 'properties: expected fields by name, got []'],
  [
    'no category',
    withProperties({ category: undefined }),
    'properties.category: expected one of Lead, Tools, Click',
  ],
  ['a category of its own', withProperties({ category: 'lead' }), 'properties.category: expected one of'],
  [
    'no label',
    withProperties({ label: undefined }),
    'properties.label: expected a text that is not blank, got nothing',
  ],
  ['a blank label', withProperties({ label: '' }), 'properties.label: expected a text that is not blank'],
  [
    'a number for a label',
    withProperties({ label: 5 }),
    'properties.label: expected a text that is not blank',
  ],
  [
    'no action',
    withProperties({ action: undefined }),
    'properties.action: expected "Submit" with this category',
  ],
  [
    'the action of another category',
    withProperties({ action: 'Click' }),
    'properties.action: expected "Submit"',
  ],
  [
    'a property too many',
    withProperties({ value: 'x' }),
    'properties.value: expected no such field in the event',
  ],
  ['a page outside the search', withProperties({ page: '' }), 'properties.page: expected no such field'],
  [
    'a page with slashes',
    withProperties({ category: 'Tools', page: '/faq' }),
    'properties.page: expected a path',
  ],
  [
    'an e-mail address',
    withProperties({ label: 'To aroha+home@example.co.nz' }),
    'properties.label: expected no e-mail',
  ],
  [
    'an encoded address',
    withProperties({ label: 'a%40example.nz' }),
    'properties.label: expected no e-mail address',
  ],
  [
    'a phone number',
    withProperties({ label: 'Call 021 555 0000' }),
    'properties.label: expected fewer than six digits',
  ],
  [
    'digits far apart',
    withProperties({ label: '1 2 3\u00a04 5 6' }),
    'properties.label: expected fewer than six digits',
  ],
  [
    'a UUID',
    withProperties({ label: 'adfeabcd-9DC0-11D1-B245-ffdceadafadb' }),
    'properties.label: expected no UUID, got "adf',
  ],
  [
    'a digit in what was clicked',
    withProperties({ category: 'Click', label: 'Call 0800', action: 'Click' }),
    'properties.label: expected no digits in the label of a click',
  ],
  ['a user with nothing', { ...user, properties: {} }, 'properties: expected at least one, got {}'],
  [
    'a user with a list',
    { ...user, properties: { types: [1] } },
    'properties.types: expected a text, a number, true',
  ],
  [
    'a number as a phone has it',
    { ...user, properties: { type: 215550000 } },
    'properties.type: expected fewer than',
  ],
  [
    'a search for somebody',
    searchedFor('aroha@example.nz'),
    'properties.SearchWord: expected no e-mail address',
  ],
  [
    'a search for a number',
    searchedFor('021 555 000'),
    'properties.SearchWord: expected fewer than six digits',
  ],
  ['a search for nothing', searchedFor(' '), 'properties.SearchWord: expected a text that is not blank'],
  [
    'a search not trimmed',
    searchedFor('loan '),
    'properties.SearchWord: expected at most 100 characters, trimmed',
  ],
  [
    'a search without end',
    searchedFor('a'.repeat(101)),
    'properties.SearchWord: expected at most 100 characters',
  ],
];

describe('a refused call', () => {
  it.each(wrong)('has %s', async (_name, call, reason) => {
    expect(await errorsOf(call)).toEqual([expect.stringContaining(reason)]);
  });

  it('names everything that is wrong', async () => {
    expect(await errorsOf({ id: 'x', type: 'event', name: 'x', properties: {} })).toHaveLength(4);
  });

  it.each(['[]', '"text"', '{"id":', ''])('is not a call at all: %j', async (body) => {
    expect((await test.call(path, { method: 'POST', body })).status).toBe(422);
  });
});

it('can be read by pages of this machine only', async () => {
  const answer = (Origin: string) => test.call(path, { json: event, headers: { Origin } });
  const allowed = (response: Response) => response.headers.get('Access-Control-Allow-Origin');
  expect(allowed(await answer('http://localhost:6006'))).toBe('http://localhost:6006');
  expect(allowed(await answer('https://example.nz'))).toBeNull();
});

it('fails on request', async () => {
  await test.call('/__sandbox/faults', { json: { path: '/analytics/calls', status: 503, commit: true } });
  expect((await send(event)).status).toBe(503);
  expect(test.sandbox.records()).toHaveLength(1);
});

it('has its script at the configured path', async () => {
  const { analytics } = (await (await test.call('/__sandbox/config.json')).json()) as { analytics: unknown };
  const scriptUrl = `${test.url}/stand-ins/analytics/heap.js`;
  expect(analytics).toEqual({ id: analyticsIds, scriptUrl });
  const response = await fetch(scriptUrl);
  expect(response.headers.get('Content-Type')).toContain('text/javascript');
  expect(await response.text()).toContain('addUserProperties');
});
