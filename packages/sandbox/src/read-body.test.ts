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

it.each<[title: string, path: string, contentType: string | undefined, BodyInit, reason: string | RegExp]>([
  ['text', '/acme/lead', 'text/plain', '{}', `${formsOnly} "text/plain"`],
  ['multipart for a lead', '/acme/call-centre', multipart, '{}', `${formsOnly} "multipart/form-data"`],
  ['JSON for an application', '/acme/recruitment', json, '{}', `${multipartOnly} "${json}"`],
  [
    'a form for an application',
    '/acme/recruitment',
    `${form};charset=UTF-8`,
    '',
    `${multipartOnly} "${form}"`,
  ],
  ['no encoding', '/acme/recruitment', undefined, new Blob(['x']), `${multipartOnly} ""`],
  ['JSON cut short', '/acme/lead', json, '{"a":', malformed],
  ['no JSON at all', '/acme/lead', json, '', malformed],
  ['JSON in another character set', '/acme/lead', json, Buffer.from('{"a":"ā"}', 'utf16le'), malformed],
  ['a bare per cent sign', '/acme/lead', form, 'FormMessage=50%', malformed],
  ['letters escaped in the old way', '/acme/lead', form, 'FormMessage=M%u0101rama', malformed],
  ['bytes that are not UTF-8', '/acme/lead', form, 'FormMessage=M%E2rama', malformed],
  ['multipart with no end', '/acme/recruitment', multipart, part('a'), malformed],
  [
    'multipart with no boundary',
    '/acme/recruitment',
    'multipart/form-data',
    `${part('a')}--X--\r\n`,
    malformed,
  ],
  ['another boundary', '/acme/recruitment', multipart.replace('X', 'Y'), `${part('a')}--X--\r\n`, malformed],
  ['no multipart at all', '/acme/recruitment', multipart, '', malformed],
  [
    'a character set',
    '/acme/recruitment',
    multipart,
    Buffer.from(`${part('a')}--X--\r\n`, 'latin1'),
    malformed,
  ],
  ['a list', '/acme/lead', json, '[1]', 'body: expected fields by name, got [1]'],
  ['many fields', '/acme/lead', json, jsonOf(80_000), tooMany],
  ['many fields in the record', '/acme/lead', json, `{"tracking":${jsonOf(80_000)}}`, tooMany],
  ['a long list', '/api/acme/cap/referral', json, `{"referrals":[${'0,'.repeat(400_000)}0]}`, tooMany],
  ['many pairs', '/acme/lead', form, names(100_000, (name) => `${name}=1`).join('&'), tooMany],
  ['many pairs of one name', '/acme/lead', form, 'a=1&'.repeat(200_000), tooMany],
  ['many parts', '/acme/recruitment', multipart, `${names(9_000, part).join('')}--X--\r\n`, tooMany],
  ['an analytics call', '/stand-ins/analytics/calls', json, jsonOf(1_200), tooMany],
  ['a fault', '/__sandbox/faults', json, jsonOf(8_000), tooMany],
  ['a deep lead', '/acme/lead', json, nested(100_000), tooDeep],
  ['a deep value', '/acme/lead', json, `{"FormPhone":${lists(400_000)}}`, tooDeep],
  ['a deep list', '/acme/lead', json, lists(400_000), tooDeep],
  ['a deep analytics call', '/stand-ins/analytics/calls', json, lists(5_000), tooDeep],
  ['a deep captcha token', '/stand-ins/captcha/token', json, nested(10_000), tooDeep],
  ['a deep fault', '/__sandbox/faults', json, nested(10_000), tooDeep],
])('is refused as a whole: %s', async (_title, path, contentType, body, reason) => {
  const errors = [typeof reason === 'string' ? reason : expect.stringMatching(reason)];
  expect(await post(path, body, contentType)).toEqual({ status: 422, body: { errors } });
});

it('a deep switch and a deep tracking record are refused', async () => {
  expect(await post('/__sandbox/captcha', nested(10_000), json, 'PUT')).toEqual({
    status: 422,
    body: { errors: [tooDeep] },
  });
  const fields = { ...sampleLeads.short.fields, captcha: await test.token(), tracking: nested(50_000) };
  expect(await post('/acme/lead', writers.form(fields))).toEqual({
    status: 422,
    body: { errors: [expect.stringMatching(/^tracking: expected an object as JSON text, got /)] },
  });
});

const keys = 'x-algolia-application-id=sandbox&x-algolia-api-key=sandbox';
const deepBatch = `{"requests":[{"action":"addObject","body":${nested(100_000)}}]}`;

it.each([
  ['query', keys, nested(100_000), tooDeep],
  ['batch', `${keys}-admin`, deepBatch, tooDeep],
  ['query', keys, `{"filters":"${'a:b AND '.repeat(40_000)}"}`, 'filters: expected at most 5000 letters'],
  [
    'query',
    keys,
    `{"attributesToRetrieve":"${'a,'.repeat(200_000)}"}`,
    'attributesToRetrieve: expected at most 100 names',
  ],
])("a %s without an end is refused in the vendor's shape", async (call, query, body, message) => {
  const answer = await post(`/1/indexes/pages/${call}?${query}`, body);
  expect(answer).toEqual({ status: 400, body: { status: 400, message } });
});

const packed = await new Response(
  new Blob(['a'.repeat(4_000_000)]).stream().pipeThrough(new CompressionStream('gzip')),
).arrayBuffer();

it.each<[title: string, path: string, headers: Record<string, string>, BodyInit, limit: number]>([
  ['a form', '/acme/lead', { 'Content-Type': form }, `a=${'b'.repeat(1_048_576)}`, 1_048_576],
  [
    'what was compressed',
    '/acme/lead',
    { 'Content-Type': form, 'Content-Encoding': 'gzip' },
    packed,
    1_048_576,
  ],
  [
    'multipart',
    '/acme/recruitment',
    {},
    writers.multipart({ FormFirstName: 'a'.repeat(1_048_576) }),
    1_048_576,
  ],
  [
    'an analytics call',
    '/stand-ins/analytics/calls',
    { 'Content-Type': json },
    `"${'a'.repeat(90_000)}"`,
    16_384,
  ],
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
