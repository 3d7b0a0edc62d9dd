import { afterAll, expect, it } from 'vitest';
import { sampleCalls, sampleEntries } from './customers/sample-calls.ts';
import { sampleLeads, writers } from './leads/sample-leads.ts';
import { startTestSandbox } from './test-sandbox.ts';

const test = await startTestSandbox();
afterAll(() => test.stop());

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=X';

function post(path: string, body: BodyInit, contentType?: string, method = 'POST') {
  return test.answer(path, { method, body, headers: contentType ? { 'Content-Type': contentType } : {} });
}

const part = (name: string) => `--X\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nZoë\r\n`;
const names = (count: number, write: (name: string) => string) =>
  Array.from({ length: count }, (_, index) => write(`n${index}`));
const jsonOf = (count: number) => `{${names(count, (name) => `"${name}":1`).join(',')}}`;
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

const malformed = /^body: expected well-formed data, got .+/;
const tooMany = 'body: expected at most 1000 fields, got more';
const tooDeep = 'body: expected at most 20 levels of nesting, got more';
const formsOnly = `Content-Type: expected ${json} or ${form}, got`;
const multipartOnly = 'Content-Type: expected multipart/form-data, got';

const lead = '/acme/lead';
const application = '/acme/recruitment';
const closed = `${part('a')}--X--\r\n`;
const manyParts = `${names(9_000, part).join('')}--X--\r\n`;
const manyPairs = names(100_000, (name) => `${name}=1`).join('&');

it.each<[title: string, path: string, contentType: string | undefined, BodyInit, reason: string | RegExp]>([
  ['text', lead, 'text/plain', '{}', `${formsOnly} "text/plain"`],
  ['multipart for a lead', '/acme/call-centre', multipart, '{}', `${formsOnly} "multipart/form-data"`],
  ['JSON for an application', application, json, '{}', `${multipartOnly} "${json}"`],
  ['a form for an application', application, `${form};charset=UTF-8`, '', `${multipartOnly} "${form}"`],
  ['no encoding', application, undefined, new Blob(['x']), `${multipartOnly} ""`],
  ['JSON cut short', lead, json, '{"a":', malformed],
  ['no JSON at all', lead, json, '', malformed],
  ['JSON in another character set', lead, json, Buffer.from('{"a":"ā"}', 'utf16le'), malformed],
  ['a bare per cent sign', lead, form, 'FormMessage=50%', malformed],
  ['letters escaped in the old way', lead, form, 'FormMessage=M%u0101rama', malformed],
  ['bytes that are not UTF-8', lead, form, 'FormMessage=M%E2rama', malformed],
  ['multipart with no end', application, multipart, part('a'), malformed],
  ['multipart with no boundary', application, 'multipart/form-data', closed, malformed],
  ['another boundary', application, multipart.replace('X', 'Y'), closed, malformed],
  ['no multipart at all', application, multipart, '', malformed],
  ['another character set', application, multipart, Buffer.from(closed, 'latin1'), malformed],
  ['a list', lead, json, '[1]', 'body: expected fields by name, got [1]'],
  ['many fields', lead, json, jsonOf(80_000), tooMany],
  ['many fields in the record', lead, json, `{"tracking":${jsonOf(80_000)}}`, tooMany],
  ['a long list', '/api/acme/cap/referral', json, `{"referrals":[${'0,'.repeat(400_000)}0]}`, tooMany],
  ['many pairs', lead, form, manyPairs, tooMany],
  ['many parts', application, multipart, manyParts, tooMany],
  ['an analytics call', '/stand-ins/analytics/calls', json, jsonOf(1_200), tooMany],
  ['a fault', '/__sandbox/faults', json, jsonOf(8_000), tooMany],
  ['a deep lead', lead, json, nested(100_000), tooDeep],
  ['a deep value', lead, json, `{"FormPhone":${lists(400_000)}}`, tooDeep],
  ['a deep list', lead, json, lists(400_000), tooDeep],
  ['a deep analytics call', '/stand-ins/analytics/calls', json, lists(5_000), tooDeep],
  ['a deep captcha token', '/stand-ins/captcha/token', json, nested(10_000), tooDeep],
  ['a deep fault', '/__sandbox/faults', json, nested(10_000), tooDeep],
])('is refused as a whole: %s', async (_title, path, contentType, body, reason) => {
  const errors = [typeof reason === 'string' ? reason : expect.stringMatching(reason)];
  expect(await post(path, body, contentType)).toEqual({ status: 422, body: { errors } });
});

it('a deep switch and a deep tracking record are refused', async () => {
  const ofSwitch = await post('/__sandbox/captcha', nested(10_000), json, 'PUT');
  expect(ofSwitch).toEqual({ status: 422, body: { errors: [tooDeep] } });
  const fields = { ...sampleLeads.short.fields, captcha: await test.token(), tracking: nested(50_000) };
  const errors = [expect.stringMatching(/^tracking: expected an object as JSON text, got /)];
  expect(await post(lead, writers.form(fields))).toEqual({ status: 422, body: { errors } });
});

const longFilters = `{"filters":"${'a:b AND '.repeat(40_000)}"}`;
const longNames = `{"attributesToRetrieve":"${'a,'.repeat(200_000)}"}`;

it.each([
  [nested(100_000), tooDeep],
  [longFilters, 'filters: expected at most 5000 letters'],
  [longNames, 'attributesToRetrieve: expected at most 100 names'],
])("a query without an end is refused in the vendor's shape", async (body, message) => {
  const keys = 'x-algolia-application-id=sandbox&x-algolia-api-key=sandbox';
  const answer = await post(`/1/indexes/pages/query?${keys}`, body);
  expect(answer).toEqual({ status: 400, body: { status: 400, message } });
});

const megabyte = 1_048_576;
const spaces = new Blob([' '.repeat(4 * megabyte)]).stream().pipeThrough(new CompressionStream('gzip'));
const packed = await new Response(spaces).arrayBuffer();
const unpacked = { 'Content-Type': form, 'Content-Encoding': 'gzip' };

it.each<[title: string, path: string, headers: HeadersInit, BodyInit, limit: number]>([
  ['a form', lead, { 'Content-Type': form }, `a=${'b'.repeat(megabyte)}`, megabyte],
  ['what was compressed', lead, unpacked, packed, megabyte],
  ['multipart', application, {}, writers.multipart({ FormFirstName: 'a'.repeat(megabyte) }), megabyte],
  ['an analytics call', '/stand-ins/analytics/calls', { 'Content-Type': json }, jsonOf(9_000), 16_384],
])('is refused as too large: %s', async (_title, path, headers, body, limit) => {
  expect(await test.answer(path, { method: 'POST', body, headers })).toEqual({
    status: 413,
    body: { errors: [`body: expected at most ${limit} bytes, got more`] },
  });
});

it('texts with many spaces take no longer per letter than short ones', async () => {
  for (const name of ['FormFullName', 'FormEmail', 'FormPhone']) {
    const value = `a${' '.repeat(400_000)}b`;
    const fields = { ...sampleLeads.short.fields, captcha: await test.token(), [name]: value };
    const { status } = await test.call('/acme/lead', { json: fields });
    expect(status).toBe(name === 'FormFullName' ? 201 : 422);
  }
});

it('numbers that occur twice in many referrals are reported, each with its position', async () => {
  const { path, fields } = sampleCalls.referral;
  const referrals = Array.from({ length: 200 }, () => sampleEntries[0]);
  const { body } = await post(path, JSON.stringify({ ...fields, referrals }), json);
  const { errors } = body as { errors: string[] };
  expect(errors).toHaveLength(199);
  expect(errors[0]).toMatch(/^referrals\.1\.formPhone: expected a number that is not/);
});

it.each([
  ['form', '/acme/lead', 'short'],
  ['multipart', '/acme/recruitment', 'job-application'],
] as const)(
  'a name given twice is refused in a body as %s, with its values',
  async (encoding, path, name) => {
    const body = writers[encoding]({ ...sampleLeads[name].fields, captcha: 'one' });
    const pairs = body as FormData | URLSearchParams; // the results of these two writers
    pairs.append('hamCheck', '');
    pairs.append('captcha', 'two');
    const errors = [
      'hamCheck: expected one value, got ["",""]',
      'captcha: expected one value, got ["one","two"]',
    ];
    expect((await post(path, pairs)).body).toEqual({ errors: expect.arrayContaining(errors) });
  },
);

it('a file is refused: a job application has fields only', async () => {
  const body = writers.multipart(sampleLeads['job-application'].fields) as FormData; // the result of this writer
  body.set('FormPhone', new File(['021'], 'phone.txt'));
  body.set('tracking', new Blob(['{}'], { type: json }));
  const errors = ['FormPhone: expected a text, got a file', 'tracking: expected a text, got a file'];
  expect(await post('/acme/recruitment', body)).toEqual({ status: 422, body: { errors } });
});

it.each([
  ['json', '/acme/lead', 'short'],
  ['form', '/acme/lead', 'short'],
  ['multipart', '/acme/recruitment', 'job-application'],
] as const)('typed values arrive byte for byte as %s', async (encoding, path, name) => {
  const FormMessage = 'Mārama 李 🏡 =&+%\u00a0"quoted"; name="x"';
  const value = name === 'short' ? { FormMessage } : { FormFirstName: FormMessage };
  const more = { ...value, SubmissionId: encoding, captcha: await test.token() };
  const answer = await post(path, writers[encoding]({ ...sampleLeads[name].fields, ...more }));
  expect(answer.status).toBe(201);
  expect(test.sandbox.records()[0]?.fields).toMatchObject(value);
});
