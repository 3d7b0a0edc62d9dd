import { afterAll, beforeEach, expect, it } from 'vitest';
import { sampleLeads } from '../leads/sample-leads.ts';
import { startTestSandbox } from '../test-sandbox.ts';

const test = await startTestSandbox();
afterAll(() => test.stop());
beforeEach(() => test.clear());

/** Everything that changes something. */
const switches: readonly (readonly [call: string, json?: object])[] = [
  ['DELETE records'],
  ['DELETE beacons'],
  ['POST faults', { path: '/lead' }],
  ['DELETE faults'],
  ['PUT captcha', { mode: 'fail' }],
  ['PUT maps', { mode: 'denied' }],
  ['POST captcha-token'],
];

const port = new URL(test.url).port;
const own = `http://127.0.0.1:${port}`;

/** What a browser says of the page that asks. */
const others: readonly (readonly [who: string, headers: Record<string, string>])[] = [
  ['a page of another port', { Origin: 'http://127.0.0.1:6006', 'Sec-Fetch-Site': 'same-site' }],
  ['a page of another loopback name', { Origin: `http://localhost:${port}`, 'Sec-Fetch-Site': 'cross-site' }],
  ['a website', { Origin: 'https://example.nz', 'Sec-Fetch-Site': 'cross-site' }],
  ['a file or a sandboxed frame', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['a page that hides its origin', { 'Sec-Fetch-Site': 'same-site' }],
  ['a page of another port in an older browser', { Origin: 'http://127.0.0.1:6006' }],
  ['a file in an older browser', { Origin: 'null' }],
  ['a page over https in an older browser', { Origin: `https://127.0.0.1:${port}` }],
];

const ours: readonly (readonly [who: string, headers: Record<string, string>])[] = [
  ['our page', { Origin: own, 'Sec-Fetch-Site': 'same-origin' }],
  ['our page in an older browser', { Origin: own }],
  ['a program', {}],
];

async function press([call, json]: (typeof switches)[number], headers: Record<string, string>) {
  const [method = '', name] = call.split(' ');
  const path = `/__sandbox/${name}`;
  return test.call(path, { method, headers, ...(json && { json }) });
}

const cases = (who: typeof others) =>
  who.flatMap(([name, headers]) => switches.map((each) => [each[0], name, each, headers] as const));

it.each(cases(others))('%s is refused to %s', async (_call, _who, each, headers) => {
  const answer = await press(each, headers);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain("Origin: expected the sandbox's own page");
});

it.each(cases(ours))('%s works for %s', async (_call, _who, each, headers) => {
  expect((await press(each, headers)).ok).toBe(true);
});

it('a refused switch changes nothing', async () => {
  const { fields } = sampleLeads.short;
  await test.call('/acme/lead', { json: { ...fields, captcha: await test.token() } });
  for (const [, headers] of others) for (const each of switches) await press(each, headers);
  expect(test.sandbox.records()).toHaveLength(1);
  expect((await test.answer('/__sandbox/faults')).body).toEqual([]);
});

it.each(['', 'live', 'records', 'faults', 'beacons', 'events', 'page.js', 'none'])(
  '/__sandbox/%s can be framed by no page',
  async (path) => {
    const answer = await test.call(`/__sandbox/${path}`);
    await answer.body?.cancel();
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/(^|, )frame-ancestors 'none'(,|$)/);
    expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
    expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  },
);

it('the frames of the captcha can be framed by any page', async () => {
  const { headers } = await test.call('/stand-ins/captcha/anchor.html');
  expect(headers.get('Content-Security-Policy')).not.toContain('frame-ancestors');
  expect(headers.get('X-Frame-Options')).toBeNull();
});
