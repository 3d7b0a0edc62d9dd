import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import { analyticsIds } from './check-call.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());
beforeEach(() => test.clear());

const path = '/stand-ins/analytics/calls';
const id = analyticsIds.development;
const lead = { category: 'Lead', label: 'Request a Call', action: 'Submit' };
const event = { id, type: 'event', name: 'lead_call_centre', properties: lead };
const user = { id, type: 'user', properties: { SearchWord: 'first home' } };

const send = (call: unknown) => test.call(path, { method: 'POST', body: JSON.stringify(call) });
const withProperties = (change: object) => ({ ...event, properties: { ...lead, ...change } });
const labelled = (label: unknown) => withProperties({ label });
const searchedFor = (SearchWord: unknown) => ({ ...user, properties: { SearchWord } });

it('stores each call as a record', async () => {
  for (const call of [event, event, user]) expect((await send(call)).status).toBe(201);
  const records = test.sandbox.records('analytics');
  expect(records.map(({ fields }) => fields)).toEqual([user, event, event]);
  const record = { kind: 'analytics', path, contentType: 'text/plain', submissionId: null, attempts: 1 };
  expect(records[0]).toMatchObject(record);
});

it.each<[string, object]>([
  ['the other id', { ...event, id: analyticsIds.production }],
  ['a name of the page', { ...event, name: 'call me' }],
  ['a search for an adviser', withProperties({ category: 'Tools', label: 'Adviser Search' })],
  ['the page of that search', withProperties({ category: 'Tools', page: 'home-loans/auckland' })],
  ['that search on the home page', withProperties({ category: 'Tools', page: '' })],
  ['a click', withProperties({ category: 'Click', label: 'Call us', action: 'Click' })],
  ['a year and a price', labelled('Home loans 2026, from 5.49 %')],
  ['five digits', labelled('12345')],
  ['an at sign between words', labelled('Coffee @ our office. Come in')],
  ['a user type', { ...user, properties: { userType: 5, isIntroducer: true } }],
])('accepts %s, also as JSON', async (_name, call) => {
  const response = await test.call(path, { json: call });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ ok: true, id: expect.any(Number) });
  expect(test.sandbox.records()).toMatchObject([{ contentType: 'application/json', fields: call }]);
});

/** The calls, and the start of the only reason. */
const refused: [object, string][] = [
  [{ ...event, id: '1234567890' }, 'id: expected one of sandbox-production, sandbox-development'],
  [{ ...event, type: 'page' }, 'type: expected "event" or "user"'],
  [{ ...event, name: undefined }, 'name: expected a text that is not blank, got nothing'],
  [{ ...event, name: ' ' }, 'name: expected a text that is not blank'],
  [{ ...event, name: 'aroha@example.nz' }, 'name: expected no e-mail address'],
  [{ ...event, email: '' }, 'email: expected no such field in the analytics call'],
  [{ ...user, name: 'x' }, 'name: expected no such field in the analytics call'],
  [{ ...event, properties: [] }, 'properties: expected fields by name, got []'],
  [withProperties({ category: 'lead' }), 'properties.category: expected one of Lead, Tools, Click'],
  [withProperties({ action: undefined }), 'properties.action: expected "Submit" with this category'],
  [withProperties({ action: 'Click' }), 'properties.action: expected "Submit" with this category'],
  [withProperties({ value: 'x' }), 'properties.value: expected no such field in the event'],
  [withProperties({ page: '' }), 'properties.page: expected no such field in the event'],
  [withProperties({ category: 'Tools', page: '/faq' }), 'properties.page: expected a path without its'],
  [labelled(5), 'properties.label: expected a text that is not blank'],
  [labelled('To aroha+home@example.co.nz'), 'properties.label: expected no e-mail address'],
  [labelled('a%40example.nz'), 'properties.label: expected no e-mail address'],
  [labelled('Call 021 555 0000'), 'properties.label: expected fewer than six digits'],
  [labelled('1 2 3\u00a04 5 6'), 'properties.label: expected fewer than six digits'],
  [labelled('adfeabcd-9DC0-11D1-B245-ffdceadafadb'), 'properties.label: expected no UUID'],
  [
    withProperties({ category: 'Click', label: 'Call 0800', action: 'Click' }),
    'properties.label: expected no digits in the label of a click',
  ],
  [{ ...user, properties: {} }, 'properties: expected at least one, got {}'],
  [{ ...user, properties: { types: [1] } }, 'properties.types: expected a text, a number, true or false'],
  [{ ...user, properties: { type: 215550000 } }, 'properties.type: expected fewer than six digits'],
  [searchedFor('aroha@example.nz'), 'properties.SearchWord: expected no e-mail address'],
  [searchedFor('021 555 000'), 'properties.SearchWord: expected fewer than six digits'],
  [searchedFor('loan '), 'properties.SearchWord: expected at most 100 characters, trimmed'],
  [searchedFor('a'.repeat(101)), 'properties.SearchWord: expected at most 100 characters, trimmed'],
];

describe('a refused call', () => {
  it.each(refused)('%j: %s', async (call, reason) => {
    const response = await send(call);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ errors: [expect.stringContaining(reason)] });
    expect(test.sandbox.records()).toEqual([]);
  });

  it('names everything that is wrong', async () => {
    const response = await send({ id: 'x', type: 'event', name: 'x', properties: {} });
    expect(((await response.json()) as { errors: unknown[] }).errors).toHaveLength(4);
  });

  it.each(['[]', '"text"', '{"id":', ''])('is not a call at all: %j', async (body) => {
    expect((await test.call(path, { method: 'POST', body })).status).toBe(422);
  });
});

it('has its script at the configured path', async () => {
  const { analytics } = (await (await test.call('/__sandbox/config.json')).json()) as { analytics: unknown };
  const scriptUrl = `${test.url}/stand-ins/analytics/heap.js`;
  expect(analytics).toEqual({ id: analyticsIds, scriptUrl });
  const response = await fetch(scriptUrl);
  expect(response.headers.get('Content-Type')).toContain('text/javascript');
  expect(await response.text()).toContain('addUserProperties');
});
