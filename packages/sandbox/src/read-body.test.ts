import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';
import { sampleLeads, writers } from './leads/sample-leads.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());

/** Returns the reasons to refuse a body as a whole, before its fields are checked. */
async function refusal(path: string, body: BodyInit, contentType?: string) {
  const headers: HeadersInit = contentType === undefined ? {} : { 'Content-Type': contentType };
  const response = await test.call(path, { method: 'POST', body, headers });
  expect(response.status).toBe(422);
  return ((await response.json()) as { errors: unknown }).errors;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=X-BOUNDARY';

describe('a body in another encoding than its endpoint takes', () => {
  const takesForms = `Content-Type: expected ${json} or ${form}, got`;
  const takesMultipart = 'Content-Type: expected multipart/form-data, got';
  it.each([
    ['/acme/lead', 'text/plain', `${takesForms} "text/plain"`],
    ['/acme/call-centre', multipart, `${takesForms} "multipart/form-data"`],
    ['/acme/recruitment', json, `${takesMultipart} "${json}"`],
    ['/acme/recruitment', `${form};charset=UTF-8`, `${takesMultipart} "${form}"`],
  ])('is refused at %s: %s', async (path, contentType, reason) => {
    expect(await refusal(path, '{}', contentType)).toEqual([reason]);
  });

  it('is refused without a Content-Type', async () => {
    expect(await refusal('/acme/recruitment', new Blob(['x']))).toEqual([`${takesMultipart} ""`]);
  });

  it.each([
    ['json', '/acme/recruitment'],
    ['form', '/acme/recruitment'],
    ['multipart', '/acme/lead'],
  ] as const)('is refused although its fields are valid: %s at %s', async (encoding, path) => {
    const name = path === '/acme/lead' ? 'short' : 'job-application';
    const body = writers[encoding]({ ...sampleLeads[name].fields, captcha: await test.token() });
    expect(await refusal(path, body)).toEqual([expect.stringMatching(/^Content-Type: expected /)]);
  });
});

const opened = '--X-BOUNDARY\r\nContent-Disposition: form-data; name="FormFirstName"\r\n\r\nZoë\r\n';
const onePart = `${opened}--X-BOUNDARY--\r\n`;

describe('a body that is not well-formed', () => {
  it.each<[string, string, string, BodyInit]>([
    ['JSON cut short', '/acme/lead', json, '{"a":'],
    ['no JSON at all', '/acme/lead', json, ''],
    ['JSON in another character set', '/acme/lead', json, Buffer.from('{"a":"ā"}', 'utf16le')],
    ['a bare per cent sign', '/acme/lead', form, 'FormMessage=50%'],
    ['letters escaped in the old way', '/acme/lead', form, 'FormMessage=M%u0101rama'],
    ['bytes that are not UTF-8', '/acme/lead', form, 'FormMessage=M%E2rama'],
    ['multipart with no end', '/acme/recruitment', multipart, opened],
    ['multipart with no boundary', '/acme/recruitment', 'multipart/form-data', onePart],
    ['multipart with another boundary', '/acme/recruitment', 'multipart/form-data; boundary=Y', onePart],
    ['nothing', '/acme/recruitment', multipart, ''],
    ['multipart in another character set', '/acme/recruitment', multipart, Buffer.from(onePart, 'latin1')],
  ])('is refused: %s', async (_name, path, contentType, body) => {
    expect(await refusal(path, body, contentType)).toEqual([
      expect.stringMatching(/^body: expected well-formed data, got .+/),
    ]);
  });

  it('is refused when it is a list', async () => {
    expect(await refusal('/acme/lead', '[1]', json)).toEqual(['body: expected fields by name, got [1]']);
  });
});

describe('a repeated key', () => {
  it.each([
    ['form', '/acme/lead', 'short'],
    ['multipart', '/acme/recruitment', 'job-application'],
  ] as const)('is refused in a body as %s, and each value is listed', async (encoding, path, name) => {
    const body = writers[encoding]({ ...sampleLeads[name].fields, captcha: await test.token() });
    const pairs = body as FormData | URLSearchParams; // the results of these two writers
    pairs.append('hamCheck', '');
    pairs.append('captcha', 'another');
    expect(await refusal(path, pairs)).toEqual([
      'hamCheck: expected one value, got ["",""]',
      expect.stringMatching(/^captcha: expected one value, got \[".+/),
    ]);
  });
});

it('a file is refused (a job application has fields only)', async () => {
  const body = writers.multipart({ ...sampleLeads['job-application'].fields, captcha: 'token' }) as FormData;
  body.set('FormPhone', new File(['021'], 'phone.txt'));
  body.set('tracking', new Blob(['{}'], { type: json }));
  expect(await refusal('/acme/recruitment', body)).toEqual([
    'FormPhone: expected a text, got a file',
    'tracking: expected a text, got a file',
  ]);
});

it('a body of more than 1 MB is refused', async () => {
  const body = writers.multipart({ FormFirstName: 'a'.repeat(1_048_576) });
  const response = await test.call('/acme/recruitment', { method: 'POST', body });
  expect(response.status).toBe(413);
});

it('typed values arrive byte for byte in every encoding (fault 58)', async () => {
  const FormFirstName = 'Mārama 李 🏡 =&+%\u00a0"quoted"; name="x"';
  for (const [encoding, path, name] of [
    ['json', '/acme/call-centre', 'request-call'],
    ['form', '/acme/call-centre', 'request-call'],
    ['multipart', '/acme/recruitment', 'job-application'],
  ] as const) {
    const fields = {
      ...sampleLeads[name].fields,
      FormFirstName,
      SubmissionId: encoding,
      captcha: await test.token(),
    };
    const response = await test.call(path, { method: 'POST', body: writers[encoding](fields) });
    expect(response.status).toBe(201);
    expect(test.sandbox.records()[0]?.fields).toMatchObject({ FormFirstName });
  }
});
