import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleLeads, type SampleName } from '../leads/sample-leads.ts';
import { startTestSandbox } from '../test-sandbox.ts';

const test = await startTestSandbox();
afterAll(() => test.stop());
beforeEach(() => test.clear());

const wholeNumber = 'expected a whole number from 1';
const path = '/x';

/** A setting, and the reason to refuse it. */
const badFaults: readonly (readonly [object, reason: string])[] = [
  [{}, 'path: expected the end of a path, got nothing'],
  [{ path: '' }, 'path: expected the end of a path, got ""'],
  [{ path, times: 0 }, `times: ${wholeNumber}, got 0`],
  [{ path, times: 1.5 }, `times: ${wholeNumber}, got 1.5`],
  [{ path, times: '2' }, `times: ${wholeNumber}, got "2"`],
  [{ path, status: 99 }, 'status: expected a whole number from 200 to 599, got 99'],
  [{ path, status: 600 }, 'status: expected a whole number from 200 to 599, got 600'],
  [{ path, delayMs: -1 }, 'delayMs: expected a number from 0 to 600000, got -1'],
  [{ path, delayMs: 600_001 }, 'delayMs: expected a number from 0 to 600000, got 600001'],
  [{ path, reset: 'yes' }, 'reset: expected true or false, got "yes"'],
  [{ path, truncate: 1 }, 'truncate: expected true or false, got 1'],
  [{ path, preflight: 1 }, 'preflight: expected true or false, got 1'],
  [{ path, commit: null }, 'commit: expected true or false, got null'],
  [{ path, body: {} }, 'body: expected a text, got {}'],
  [{ path, contentType: 'text/html\nX: 1' }, 'contentType: expected a media type, got "text/html\\nX: 1"'],
  [{ path, headers: { 'Retry-After': 30 } }, 'headers.Retry-After: expected the text of a header, got 30'],
  [{ path, headers: { A: 'ā' } }, 'headers.A: expected the text of a header, got "ā"'],
  [{ path, headers: { 'Retry After': '3' } }, 'headers.Retry After: expected the name of a header, got "3"'],
  [
    { path, headers: { 'content-length': '3' } },
    'headers.content-length: expected a header that the server does not set itself, got "3"',
  ],
  [{ path, headers: ['a'] }, 'headers: expected texts by name, got ["a"]'],
  [{ path, truncate: true, status: 204 }, 'truncate: expected no status whose answer has no body, got true'],
  [{ path, boom: true }, 'boom: expected no such key, got true'],
  [[], 'body: expected fields by name, got []'],
];
const modes = {
  captcha: 'pass, challenge, close, expire, fail, block',
  maps: 'pass, auth-failure, denied, over-limit, unknown-error, block',
};
const badModes = (Object.keys(modes) as (keyof typeof modes)[]).flatMap((name) => [
  [`PUT ${name}`, {}, `mode: expected one of ${modes[name]}, got nothing`] as const,
  [`PUT ${name}`, { mode: 'passes' }, `mode: expected one of ${modes[name]}, got "passes"`] as const,
  [`PUT ${name}`, { mode: 'pass', times: 0 }, `times: ${wholeNumber}, got 0`] as const,
  [`PUT ${name}`, { mode: 'pass', time: 1 }, 'time: expected no such key, got 1'] as const,
]);

it.each([...badFaults.map(([json, reason]) => ['POST faults', json, reason] as const), ...badModes])(
  '%s %j is refused',
  async (call, json, reason) => {
    const [method, name] = call.split(' ');
    const answer = await test.answer(`/__sandbox/${name}`, { method, json });
    expect(answer).toEqual({ status: 422, body: { errors: [reason] } });
    expect((await test.answer('/__sandbox/faults')).body).toEqual([]);
  },
);

it('every reason to refuse a fault is reported, in a script too', async () => {
  const reasons = [badFaults[0]?.[1], `times: ${wholeNumber}, got 0`, 'boom: expected no such key, got true'];
  const fault = { times: 0, boom: true };
  expect((await test.answer('/__sandbox/faults', { json: fault })).body).toEqual({ errors: reasons });
  expect(() => test.sandbox.fail(fault as never)).toThrow(reasons.join('; '));
});

it.each([
  ['application/json', '{"path":', /^body: expected well-formed data, got .+/],
  ['text/plain', '{"path":"/lead"}', /^Content-Type: expected application\/json, got "text\/plain"$/],
  ['application/x-www-form-urlencoded', 'path=/lead', /^Content-Type: expected application\/json, got /],
  [undefined, undefined, /^Content-Type: expected application\/json, got nothing$/],
])('a fault sent as %s is refused if it is %j', async (contentType, body, reason) => {
  const headers: HeadersInit = contentType ? { 'Content-Type': contentType } : {};
  const answer = await test.answer('/__sandbox/faults', { method: 'POST', headers, ...(body && { body }) });
  expect(answer).toEqual({ status: 422, body: { errors: [expect.stringMatching(reason)] } });
});

it('the faults that are set are listed as they can be set again, with what is left of them', async () => {
  const headers = { 'Retry-After': '30' };
  await test.call('/__sandbox/faults', { json: { path: '/blog', status: 503, times: 2 } });
  await test.call('/__sandbox/faults', { json: { path: '/lead', commit: true, reset: true, headers } });
  await test.call('/api/blog');
  const left = [
    { path: '/blog', times: 1, status: 503 },
    { path: '/lead', times: 1, reset: true, commit: true, headers },
  ];
  expect(await test.answer('/__sandbox/faults')).toEqual({ status: 200, body: left });
});

describe('records', () => {
  const send = async (name: SampleName, SubmissionId: string) =>
    test.call(`/acme/${sampleLeads[name].endpoint}`, {
      json: { ...sampleLeads[name].fields, SubmissionId, captcha: await test.token() },
    });
  const list = async (query: string) => {
    const { body } = await test.answer(`/__sandbox/records${query}`);
    return (body as { submissionId: string }[]).map(({ submissionId }) => submissionId);
  };

  it('are listed newest first, by kind or the newest few, until they are deleted', async () => {
    for (const id of ['a', 'b']) await send('short', id);
    await send('request-call', 'c');
    expect(await list('')).toEqual(['c', 'b', 'a']);
    expect(await list('?limit=2')).toEqual(['c', 'b']);
    expect(await list('?kind=lead')).toEqual(['b', 'a']);
    expect(await list('?kind=gift')).toEqual([]);
    expect(test.sandbox.records('call-centre')).toHaveLength(1);
    expect((await test.call('/__sandbox/records', { method: 'DELETE' })).status).toBe(204);
    expect(await list('')).toEqual([]);
  });

  it.each([
    ['kind=leads', /^kind: expected one of lead, call-centre, .+ got "leads"$/],
    ['kind=', /^kind: expected one of lead, .+ got ""$/],
    ['kind=lead&kind=gift', /^kind: expected one of lead, .+ got \["lead","gift"\]$/],
    ['limit=0', /^limit: expected a whole number from 1 to 999999, got "0"$/],
    ['limit=ten', /^limit: expected a whole number from 1 to 999999, got "ten"$/],
  ])('asked for by %s are refused', async (query, reason) => {
    expect(await test.answer(`/__sandbox/records?${query}`)).toEqual({
      status: 422,
      body: { errors: [expect.stringMatching(reason)] },
    });
  });
});

it('is in health, also while everything else fails, and never answers from a cache', async () => {
  test.sandbox.fail({ path: 'h', times: 3, reset: true });
  const response = await test.call('/__sandbox/health');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ ok: true });
});

it('streams its state, and again after each change', async () => {
  const stream = await test.call('/__sandbox/events');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => JSON.parse(((await reader?.read())?.value ?? '').replace('data: ', '')) as object;
  const state = { counts: {}, captcha: { mode: 'pass' }, maps: { mode: 'pass' }, faults: [] };
  expect(await next()).toEqual(state);
  test.sandbox.captcha({ mode: 'fail' });
  expect(await next()).toEqual({ ...state, captcha: { mode: 'fail' } });
  await reader?.cancel();
});

it('gives a page a configuration with absolute addresses only', async () => {
  const { body } = await test.answer('/__sandbox/config.json');
  const api = { live: `${test.url}/api-base`, sandbox: `${test.url}/api-base` };
  expect(body).toMatchObject({
    brand: 'acme',
    apiBase: api,
    mcoApiBase: api,
    siteBase: test.url,
    captcha: {
      provider: 'recaptcha',
      siteKey: 'sandbox-site-key',
      scriptUrl: `${test.url}/stand-ins/captcha/api.js?render=explicit`,
    },
    search: {
      appId: 'sandbox',
      apiKey: 'sandbox',
      hosts: [test.url],
      pagesIndex: 'pages',
      blogIndex: 'blog',
    },
  });
  expect(JSON.stringify(body)).not.toMatch(/"\.{0,2}\//);
  expect(body).not.toHaveProperty('environment');
});
