import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleCalls, sampleEntries } from './customers/sample-calls.ts';
import { sampleLeads, writers } from './leads/sample-leads.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());
beforeEach(() => test.call('/__sandbox/records', { method: 'DELETE' }));

async function answerTo(path: string, body: BodyInit, contentType?: string, method = 'POST') {
  const headers: HeadersInit = contentType === undefined ? {} : { 'Content-Type': contentType };
  const response = await test.call(path, { method, body, headers });
  return { status: response.status, ...((await response.json()) as object) };
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const names = (count: number, write: (name: string) => string) =>
  Array.from({ length: count }, (_, index) => write(`n${index}`));
const jsonOf = (count: number) => `{${names(count, (name) => `"${name}":1`).join(',')}}`;
const multipartOf = (count: number) =>
  `${names(count, (name) => `--X\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`).join('')}--X--\r\n`;
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

const tooMany = { status: 422, errors: ['body: expected at most 1000 fields, got more'] };
const tooDeep = { status: 422, errors: ['body: expected at most 20 levels of nesting, got more'] };

describe('a body of more than 1000 fields is refused at once', () => {
  it.each([
    ['JSON', '/acme/lead', jsonOf(80_000), json],
    ['JSON, in the tracking record', '/acme/lead', `{"tracking":${jsonOf(80_000)}}`, json],
    ['JSON, as a list', '/api/acme/cap/referral', `{"referrals":[${'0,'.repeat(400_000)}0]}`, json],
    ['urlencoded', '/acme/lead', names(100_000, (name) => `${name}=1`).join('&'), form],
    ['urlencoded, of one name', '/acme/lead', 'a=1&'.repeat(200_000), form],
    ['multipart', '/acme/recruitment', multipartOf(15_000), 'multipart/form-data; boundary=X'],
    ['analytics', '/stand-ins/analytics/calls', jsonOf(1_200), json],
    ['a fault', '/__sandbox/faults', jsonOf(8_000), json],
  ])('%s', async (_name, path, body, contentType) => {
    expect(await answerTo(path, body, contentType)).toEqual(tooMany);
  });
});

describe('JSON of more than 20 levels is refused, without a server error', () => {
  it.each([
    ['a lead', '/acme/lead', nested(100_000)],
    ['a value of a lead', '/acme/lead', `{"FormPhone":${lists(400_000)}}`],
    ['a list in place of a lead', '/acme/lead', lists(400_000)],
    ['a gift', '/api/acme/cap/gift', `{"clientDetails":${nested(100_000)}}`],
    ['an analytics call', '/stand-ins/analytics/calls', lists(5_000)],
    ['a captcha token', '/stand-ins/captcha/token', nested(10_000)],
    ['a fault', '/__sandbox/faults', nested(10_000)],
  ])('%s', async (_name, path, body) => {
    expect(await answerTo(path, body, json)).toEqual(tooDeep);
  });

  it('a switch of the captcha', async () => {
    expect(await answerTo('/__sandbox/captcha', nested(10_000), json, 'PUT')).toEqual(tooDeep);
  });

  it('the tracking record as JSON text', async () => {
    const fields = { ...sampleLeads.short.fields, captcha: await test.token(), tracking: nested(50_000) };
    expect(await answerTo('/acme/lead', writers.form(fields))).toEqual({
      status: 422,
      errors: [expect.stringMatching(/^tracking: expected an object as JSON text, got /)],
    });
  });

  it('a search and a batch, in the vendor’s shape', async () => {
    const message = 'body: expected at most 20 levels of nesting, got more';
    const keys = 'x-algolia-application-id=sandbox&x-algolia-api-key=sandbox';
    expect(await answerTo(`/1/indexes/pages/query?${keys}`, nested(100_000))).toEqual({
      status: 400,
      message,
    });
    const batch = `{"requests":[{"action":"addObject","body":${nested(100_000)}}]}`;
    expect(await answerTo(`/1/indexes/pages/batch?${keys}-admin`, batch)).toEqual({ status: 400, message });
  });
});

describe('long texts take no longer per letter than short ones', () => {
  const spaces = ' '.repeat(400_000);
  it.each(['FormFullName', 'FormEmail', 'FormPhone'])('%s with many spaces in it', async (name) => {
    const fields = { ...sampleLeads.short.fields, captcha: await test.token(), [name]: `a${spaces}b` };
    expect((await test.call('/acme/lead', { json: fields })).status).toBe(
      name === 'FormFullName' ? 201 : 422,
    );
  });

  it('an analytics call of more than 16 kB is refused', async () => {
    const call = { id: 'sandbox-development', type: 'user', properties: { SearchWord: 'a'.repeat(90_000) } };
    expect(await answerTo('/stand-ins/analytics/calls', JSON.stringify(call), json)).toEqual({
      status: 413,
      errors: ['body: expected at most 16384 bytes, got more'],
    });
  });

  it('numbers that occur twice in referrals are reported, each with its position', async () => {
    const [entry] = sampleEntries;
    const { path, fields } = sampleCalls.referral;
    const referrals = Array.from({ length: 200 }, () => entry);
    const { errors } = (await answerTo(path, JSON.stringify({ ...fields, referrals }), json)) as unknown as {
      errors: string[];
    };
    expect(errors).toHaveLength(199);
    expect(errors[0]).toMatch(/^referrals\.1\.formPhone: expected a number that is not/);
  });
});

it.each([
  ['filters', 'a:b AND '.repeat(40_000), 'filters: expected at most 5000 letters'],
  ['attributesToRetrieve', 'a,'.repeat(200_000), 'attributesToRetrieve: expected at most 100 names'],
])('a search with %s without an end is refused', async (name, value, message) => {
  const keys = 'x-algolia-application-id=sandbox&x-algolia-api-key=sandbox';
  expect(await answerTo(`/1/indexes/pages/query?${keys}`, JSON.stringify({ [name]: value }))).toEqual({
    status: 400,
    message,
  });
});

it('a body of more than 1 MB is refused with a reason', async () => {
  expect(await answerTo('/acme/lead', `a=${'b'.repeat(1_048_576)}`, form)).toEqual({
    status: 413,
    errors: ['body: expected at most 1048576 bytes, got more'],
  });
});

it('a body that is only small while compressed is refused', async () => {
  const packed = await new Response(
    new Blob(['a'.repeat(4_000_000)]).stream().pipeThrough(new CompressionStream('gzip')),
  ).arrayBuffer();
  const response = await test.call('/acme/lead', {
    method: 'POST',
    body: packed,
    headers: { 'Content-Type': form, 'Content-Encoding': 'gzip' },
  });
  expect(response.status).toBe(413);
});

it('letters that cannot be stored do not make two ids equal', async () => {
  const fields = { ...sampleLeads.short.fields, captcha: await test.token(), SubmissionId: 'a\ud800' };
  expect(await answerTo('/acme/lead', JSON.stringify(fields), json)).toEqual({
    status: 422,
    errors: [expect.stringMatching(/^SubmissionId: expected 1 to 64 characters/)],
  });
});
