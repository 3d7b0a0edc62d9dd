import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import { asForm, sampleLeads, type SampleName } from './sample-leads.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());
beforeEach(() => test.call('/__sandbox/records', { method: 'DELETE' }));

async function fieldsOf(name: SampleName, change: object = {}) {
  return { ...sampleLeads[name].fields, captcha: await test.token(), ...change };
}

async function errorsOf(response: Response): Promise<unknown> {
  expect(response.status).toBe(422);
  return ((await response.json()) as { errors: unknown }).errors;
}

describe('an accepted lead', () => {
  it.each(Object.keys(sampleLeads) as SampleName[])('%s is stored as sent, as JSON', async (name) => {
    const { endpoint } = sampleLeads[name];
    const fields = await fieldsOf(name);
    const response = await test.call(`/acme/${endpoint}`, { json: fields });
    expect(response.status).toBe(201);
    expect(test.sandbox.records()).toMatchObject([
      {
        kind: endpoint,
        path: `/acme/${endpoint}`,
        contentType: 'application/json',
        fields,
        submissionId: fields.SubmissionId,
        attempts: 1,
      },
    ]);
  });

  it.each(Object.keys(sampleLeads) as SampleName[])('%s is stored as sent, as a form', async (name) => {
    const { endpoint } = sampleLeads[name];
    const form = asForm(await fieldsOf(name));
    const response = await test.call(`/api-base/b%C3%A9ta/${endpoint}`, { method: 'POST', body: form });
    expect(response.status).toBe(201);
    expect(test.sandbox.records(endpoint)).toMatchObject([
      {
        path: `/api-base/b%C3%A9ta/${endpoint}`,
        contentType: 'application/x-www-form-urlencoded',
        fields: Object.fromEntries(form),
      },
    ]);
  });

  it('keeps a filled honeypot for all to see', async () => {
    await test.call('/acme/call-centre', { json: await fieldsOf('request-call', { hamCheck: 'Acme Ltd' }) });
    expect(test.sandbox.records()).toMatchObject([{ fields: { hamCheck: 'Acme Ltd' } }]);
  });

  it('is counted, not stored, when its submission id comes again with a new token', async () => {
    await test.call('/acme/call-centre', { json: await fieldsOf('request-call') });
    const again = await test.call('/acme/call-centre', { json: await fieldsOf('request-call', { FormPhone: '1' }) });
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ ok: true, attempts: 2 });
    expect(test.sandbox.records()).toMatchObject([{ attempts: 2, fields: { FormPhone: '021 555 0000 ' } }]);
  });
});

describe('a refused lead', () => {
  it('names everything that is wrong and is not stored', async () => {
    const fields = await fieldsOf('short', { FormPhone: 'none', Region: 'Otago' });
    expect(await errorsOf(await test.call('/acme/lead', { json: fields }))).toEqual([
      'FormPhone: expected a number ending in a digit, got "none"',
      'Region: expected "Manawatū" for postcode 4410, got "Otago"',
    ]);
    expect(test.sandbox.records()).toEqual([]);
  });

  it('has a token that was never issued', async () => {
    const fields = await fieldsOf('short', { captcha: 'made-up' });
    expect(await errorsOf(await test.call('/acme/lead', { json: fields }))).toEqual([
      'captcha: expected a token issued here, got an unknown one',
    ]);
  });

  it('has a token used before, even with a submission id known already', async () => {
    const fields = await fieldsOf('short');
    await test.call('/acme/lead', { json: fields });
    expect(await errorsOf(await test.call('/acme/lead', { json: fields }))).toEqual([
      'captcha: expected a new token, got one used before',
    ]);
    expect(test.sandbox.records()).toMatchObject([{ attempts: 1 }]);
  });

  it('uses its token up all the same', async () => {
    const fields = await fieldsOf('short', { FormPhone: 'none' });
    await test.call('/acme/lead', { json: fields });
    const mended = { ...fields, FormPhone: '1' };
    expect(await errorsOf(await test.call('/acme/lead', { json: mended }))).toEqual([
      'captcha: expected a new token, got one used before',
    ]);
  });

  it.each([
    [
      'text/plain',
      '{}',
      'Content-Type: expected application/json or application/x-www-form-urlencoded, got "text/plain"',
    ],
    ['application/json', '{"a":', 'body: expected well-formed data, got '],
    ['application/json', '[1]', 'body: expected fields by name, got [1]'],
  ])('has a body that cannot be read: %s %s', async (contentType, body, reason) => {
    const response = await test.call('/acme/lead', { method: 'POST', body, headers: { 'Content-Type': contentType } });
    expect(await errorsOf(response)).toEqual([expect.stringContaining(reason)]);
  });

  it('comes to the wrong endpoint', async () => {
    const fields = await fieldsOf('short');
    expect(await errorsOf(await test.call('/acme/call-centre', { json: fields }))).toContain(
      'Method: expected the number 2, got 1',
    );
  });
});

describe('an address with no call behind it', () => {
  it.each([
    ['POST', '/api-base/lead'],
    ['POST', '//lead'],
    ['POST', '/acme/lead/'],
    ['POST', '/acme/Lead'],
    ['GET', '/acme/lead'],
    ['PUT', '/acme/call-centre'],
  ])('%s %s is not found', async (method, path) => {
    expect((await test.call(path, { method })).status).toBe(404);
  });
});
