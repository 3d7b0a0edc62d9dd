import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());

async function refusal(answer: Promise<Response>): Promise<unknown> {
  const response = await answer;
  expect(response.status).toBe(422);
  return ((await response.json()) as { errors: unknown }).errors;
}

const wholeNumber = 'expected a whole number from 1';
const header = 'expected the name of a header';

describe('a failure is refused with a reason', () => {
  it.each<[object | unknown[] | null, string[]]>([
    [{}, ['path: expected the end of a path, got nothing']],
    [{ path: '' }, ['path: expected the end of a path, got ""']],
    [{ path: 7 }, ['path: expected the end of a path, got 7']],
    [{ path: '/x', times: 0 }, [`times: ${wholeNumber}, got 0`]],
    [{ path: '/x', times: 1.5 }, [`times: ${wholeNumber}, got 1.5`]],
    [{ path: '/x', times: '2' }, [`times: ${wholeNumber}, got "2"`]],
    [{ path: '/x', status: 99 }, ['status: expected a whole number from 200 to 599, got 99']],
    [{ path: '/x', status: 600 }, ['status: expected a whole number from 200 to 599, got 600']],
    [{ path: '/x', status: null }, ['status: expected a whole number from 200 to 599, got null']],
    [{ path: '/x', delayMs: -1 }, ['delayMs: expected a number from 0 to 600000, got -1']],
    [{ path: '/x', delayMs: 600_001 }, ['delayMs: expected a number from 0 to 600000, got 600001']],
    [{ path: '/x', reset: 'yes' }, ['reset: expected true or false, got "yes"']],
    [{ path: '/x', truncate: 1 }, ['truncate: expected true or false, got 1']],
    [{ path: '/x', preflight: 1 }, ['preflight: expected true or false, got 1']],
    [{ path: '/x', commit: null }, ['commit: expected true or false, got null']],
    [{ path: '/x', body: {} }, ['body: expected a text, got {}']],
    [
      { path: '/x', contentType: 'text/html\nX: 1' },
      ['contentType: expected a media type, got "text/html\\nX: 1"'],
    ],
    [
      { path: '/x', headers: { 'Retry-After': 30 } },
      ['headers.Retry-After: expected the text of a header, got 30'],
    ],
    [
      { path: '/x', headers: { 'Retry-After': 'ā' } },
      ['headers.Retry-After: expected the text of a header, got "ā"'],
    ],
    [{ path: '/x', headers: { 'Retry After': '30' } }, [`headers.Retry After: ${header}, got "30"`]],
    [
      { path: '/x', headers: { 'content-length': '3' } },
      ['headers.content-length: expected a header that the server does not set itself, got "3"'],
    ],
    [{ path: '/x', headers: ['a'] }, ['headers: expected texts by name, got ["a"]']],
    [
      { path: '/x', truncate: true, status: 204 },
      ['truncate: expected no status whose answer has no body, got true'],
    ],
    [
      { path: '/x', truncate: true, status: 304 },
      ['truncate: expected no status whose answer has no body, got true'],
    ],
    [{ path: '/x', boom: true }, ['boom: expected no such key, got true']],
    [
      { times: 0, boom: true },
      [
        'path: expected the end of a path, got nothing',
        `times: ${wholeNumber}, got 0`,
        'boom: expected no such key, got true',
      ],
    ],
    [[], ['body: expected fields by name, got []']],
  ])('%j', async (json, errors) => {
    expect(await refusal(test.call('/__sandbox/faults', { json }))).toEqual(errors);
  });

  it('if it is not JSON', async () => {
    const headers = { 'Content-Type': 'application/json' };
    expect(
      await refusal(test.call('/__sandbox/faults', { method: 'POST', headers, body: '{"path":' })),
    ).toEqual([expect.stringMatching(/^body: expected well-formed data, got .+/)]);
  });

  it.each([
    ['text/plain;charset=UTF-8', '{"path":"/lead"}'],
    ['application/x-www-form-urlencoded', 'path=/lead'],
  ])('if it is sent as %s', async (contentType, body) => {
    const headers = { 'Content-Type': contentType };
    expect(await refusal(test.call('/__sandbox/faults', { method: 'POST', headers, body }))).toEqual([
      `Content-Type: expected application/json, got ${JSON.stringify(contentType)}`,
    ]);
  });

  it('if it is empty', async () => {
    expect(await refusal(test.call('/__sandbox/faults', { method: 'POST' }))).toEqual([
      'Content-Type: expected application/json, got nothing',
    ]);
  });

  it('and is not stored', async () => {
    await test.call('/__sandbox/faults', { json: { path: '/health', times: 0 } });
    expect((await test.call('/health')).status).toBe(404);
  });

  it('in a script, with the same texts', () => {
    expect(() => test.sandbox.fail({ path: '/x', status: 99 })).toThrow(
      'status: expected a whole number from 200 to 599, got 99',
    );
  });
});

describe.each([
  ['captcha', 'pass, challenge, close, expire, fail, block'],
  ['maps', 'pass, auth-failure, denied, over-limit, unknown-error, block'],
])('a switch of the %s is refused with a reason', (name, modes) => {
  it.each([
    [{}, [`mode: expected one of ${modes}, got nothing`]],
    [{ mode: 'passes' }, [`mode: expected one of ${modes}, got "passes"`]],
    [{ mode: 'pass', times: 0 }, [`times: ${wholeNumber}, got 0`]],
    [{ mode: 'pass', time: 1 }, ['time: expected no such key, got 1']],
    ['pass', ['body: expected well-formed data, got .+']],
  ])('%j', async (json, errors) => {
    expect(await refusal(test.call(`/__sandbox/${name}`, { method: 'PUT', json }))).toEqual(
      errors.map((error) => (error.includes('.+') ? expect.stringMatching(error) : error)),
    );
  });
});

describe('a query for records is refused with a reason', () => {
  it.each([
    ['kind=leads', /^kind: expected one of lead, call-centre, .+ got "leads"$/],
    ['kind=', /^kind: expected one of lead, .+ got ""$/],
    ['kind=lead&kind=gift', /^kind: expected one of lead, .+ got \["lead","gift"\]$/],
    ['limit=0', /^limit: expected a whole number from 1 to 999999, got "0"$/],
    ['limit=ten', /^limit: expected a whole number from 1 to 999999, got "ten"$/],
  ])('%s', async (query, reason) => {
    expect(await refusal(test.call(`/__sandbox/records?${query}`))).toEqual([expect.stringMatching(reason)]);
  });
});

describe('health', () => {
  it('is ok', async () => {
    const response = await test.call('/__sandbox/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
  });
  it('is ok while everything else fails', async () => {
    test.sandbox.fail({ path: 'h', times: 3, reset: true });
    expect((await test.call('/__sandbox/health')).status).toBe(200);
    test.sandbox.heal();
  });
});
