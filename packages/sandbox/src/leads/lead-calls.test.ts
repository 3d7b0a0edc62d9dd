import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import {
  asRead,
  leadEncodings,
  sampleLeads,
  samplesByEncoding,
  writers,
  type SampleName,
} from './sample-leads.ts';

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

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** Sends a lead in its endpoint's first encoding. */
async function send(name: SampleName, change: object = {}): Promise<Response> {
  const { endpoint } = sampleLeads[name];
  const body = writers[leadEncodings[endpoint][0]](await fieldsOf(name, change));
  return test.call(`/acme/${endpoint}`, { method: 'POST', body });
}

describe('an accepted lead', () => {
  it.each(samplesByEncoding)('%s is stored as sent, as %s', async (name, encoding) => {
    const { endpoint } = sampleLeads[name];
    const fields = await fieldsOf(name);
    for (const base of ['/acme', '/api-base/b%C3%A9ta']) {
      await test.call('/__sandbox/records', { method: 'DELETE' });
      const sent = { ...fields, captcha: await test.token() };
      const response = await test.call(`${base}/${endpoint}`, {
        method: 'POST',
        body: writers[encoding](sent),
      });
      expect(response.status).toBe(201);
      expect(test.sandbox.records(endpoint)).toEqual([
        expect.objectContaining({
          kind: endpoint,
          path: `${base}/${endpoint}`,
          contentType: contentTypes[encoding],
          fields: asRead(sent, encoding),
          submissionId: fields.SubmissionId,
          attempts: 1,
        }),
      ]);
    }
  });

  it('keeps a filled honeypot as sent', async () => {
    await test.call('/acme/call-centre', { json: await fieldsOf('request-call', { hamCheck: 'Acme Ltd' }) });
    expect(test.sandbox.records()).toMatchObject([{ fields: { hamCheck: 'Acme Ltd' } }]);
  });

  it.each(['request-call', 'job-application'] as const)(
    '%s is counted, not stored, if its submission id is repeated with a new token',
    async (name) => {
      await send(name);
      const again = await send(name, { FormPhone: '1' });
      expect(again.status).toBe(200);
      expect(await again.json()).toMatchObject({ ok: true, attempts: 2 });
      expect(test.sandbox.records()).toMatchObject([{ attempts: 2, fields: { FormPhone: '021 555 0000 ' } }]);
    },
  );
});

describe('a refused lead', () => {
  it('lists everything that is wrong and is not stored', async () => {
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

  it('has a token used before, even with a known submission id', async () => {
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

  it('lists everything that is wrong with a job application', async () => {
    expect(
      await errorsOf(await send('job-application', { formJoinUs: '', Method: 2, LeadSource: 2 })),
    ).toEqual([
      'formJoinUs: expected the constant "1", got ""',
      'Method: expected the digits 1, got "2"',
      'LeadSource: expected no such field in the job-application form, got "2"',
    ]);
    expect(test.sandbox.records()).toEqual([]);
  });

  it('has some of its fields in the query', async () => {
    const json = await fieldsOf('short');
    expect(await errorsOf(await test.call('/acme/lead?FormPhone=021', { json }))).toEqual([
      'query: expected none in the address, got "?FormPhone=021"',
    ]);
  });

  it('has the submission id of another kind of record, so that neither is lost', async () => {
    await send('short', { SubmissionId: 'one' });
    expect(await errorsOf(await send('request-call', { SubmissionId: 'one' }))).toEqual([
      'SubmissionId: expected one of its own, not that of a lead, got "one"',
    ]);
    expect(test.sandbox.records()).toMatchObject([{ kind: 'lead', attempts: 1 }]);
  });

  it('is sent to the wrong endpoint', async () => {
    const fields = await fieldsOf('short');
    expect(await errorsOf(await test.call('/acme/call-centre', { json: fields }))).toContain(
      'Method: expected the number 2, got 1',
    );
  });
});

describe('an unknown endpoint', () => {
  it.each([
    ['POST', '/api-base/lead'],
    ['POST', '/api-base/recruitment'],
    ['POST', '//lead'],
    ['POST', '/acme/lead/'],
    ['POST', '/acme/Lead'],
    ['GET', '/acme/lead'],
    ['GET', '/acme/recruitment'],
    ['PUT', '/acme/call-centre'],
  ])('%s %s is not found', async (method, path) => {
    expect((await test.call(path, { method })).status).toBe(404);
  });
});
