// @vitest-environment jsdom
import { configure, leadKinds } from '@adviser-widgets/core';
import { CaptchaError, type Captcha } from '../press/captcha.ts';
import { installFakeApi, type FakeAnswer, type FakeApi } from '@adviser-widgets/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendLead, type LeadMessage } from './send-lead.ts';
import { startPressClock, type PressClock } from '../press/press-clock.ts';

const values = {
  FormFullName: 'Mārama',
  FormEmail: 'm@example.nz',
  FormPhone: '021',
  FormPostcode: '0110',
  FormSubject: '1',
  FormMessage: '',
};
const lead: LeadMessage = { kind: leadKinds.contact, values, honeypot: { name: 'hamCheck', value: '' } };
const nameFor = () => ({ id: '3f0a6c4e-0f3b-4a55-9a53-6a1f4f6ad001', revision: 1 });

/** Sends a lead in a press. */
function send({ left, hold }: PressClock): Promise<void> {
  const renewToken = async () => (await captcha.execute(hold)).value;
  return sendLead(lead, nameFor, { token: api.tokens.issue(), left, renewToken });
}

let api: FakeApi;
let captcha: Captcha;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // makes the pause one second
  api = installFakeApi();
  const execute = () => Promise.resolve({ value: api.tokens.issue(), isFresh: () => true });
  captcha = { prepare() {}, execute: vi.fn(execute) };
});

afterEach(() => {
  api.remove();
  configure({});
  vi.useRealTimers();
});

/** Delivers a lead under a configuration, and counts the seconds until it ends. */
async function deliver(config: object, ...answers: FakeAnswer[]) {
  const clock = startPressClock(() => {});
  return deliverBy(clock, config, ...answers);
}

async function deliverBy(clock: PressClock, config: object, ...answers: FakeAnswer[]) {
  configure({ json: { brand: 'acme', ...config } });
  api.queue.push(...answers);
  let outcome: string | undefined;
  send(clock).then(
    () => (outcome = 'accepted'),
    (error: { kind?: string }) => (outcome = error.kind ?? String(error)),
  );
  let seconds = 0;
  await vi.advanceTimersByTimeAsync(0);
  for (; !outcome && seconds < 30; seconds++) await vi.advanceTimersByTimeAsync(1000);
  return { outcome, seconds, sent: api.requests.map(({ fields }) => fields.captcha) };
}

const dedupes = { serverDedupes: true };

describe('if the server does not recognise repeats', () => {
  test('an accepted lead is sent once', async () => {
    expect(await deliver({}, 200)).toEqual({ outcome: 'accepted', seconds: 0, sent: ['token-1'] });
  });

  test.each<[answer: FakeAnswer, outcome: string]>([
    ['network', 'network'],
    [503, 'http'],
    [422, 'refused'],
  ])('after %s it is not sent again', async (answer, outcome) => {
    expect(await deliver({}, answer, 200)).toEqual({ outcome, seconds: 0, sent: ['token-1'] });
  });
});

describe('if it does (fault 15)', () => {
  test('a lead that met a server error is sent again a second later, with a new token', async () => {
    expect(await deliver(dedupes, 500, 200)).toEqual({
      outcome: 'accepted',
      seconds: 1,
      sent: ['token-1', 'token-2'],
    });
  });

  test('it is sent three times at most', async () => {
    expect(await deliver(dedupes, 500, 502, 504, 200)).toEqual({
      outcome: 'http',
      seconds: 2,
      sent: ['token-1', 'token-2', 'token-3'],
    });
  });

  test('it has the same id and values each time', async () => {
    await deliver(dedupes, 500, 503, 200);
    const bodies = api.requests.map(({ body }) => String(body).replace(/"captcha":"[^"]+"/, ''));
    expect(new Set(bodies).size).toBe(1);
  });

  test.each<[first: FakeAnswer, second: FakeAnswer, outcome: string]>([
    [500, 422, 'refused'],
    ['network', 400, 'refused'],
  ])('after %s and %s it ends with the last outcome', async (first, second, outcome) => {
    expect(await deliver(dedupes, first, second, 200)).toMatchObject({
      outcome,
      sent: ['token-1', 'token-2'],
    });
  });

  test.each<[answer: FakeAnswer, outcome: string]>([
    [400, 'refused'],
    [409, 'refused'],
    [422, 'refused'],
  ])('after %s it is not sent again', async (answer, outcome) => {
    expect(await deliver(dedupes, answer, 200)).toEqual({ outcome, seconds: 0, sent: ['token-1'] });
  });

  test.each<[name: string, answer: FakeAnswer]>([
    ['got no answer', 'network'],
    ['got a truncated answer', 'cut'],
    ['was asked to retry later', 429],
  ])('one that %s is sent again', async (_name, answer) => {
    expect(await deliver(dedupes, answer, 200)).toEqual({
      outcome: 'accepted',
      seconds: 1,
      sent: ['token-1', 'token-2'],
    });
  });

  test('waits as long as the server asks', async () => {
    const answer = { status: 503, headers: { 'Retry-After': '7' } };
    expect(await deliver(dedupes, answer, 200)).toEqual({
      outcome: 'accepted',
      seconds: 7,
      sent: ['token-1', 'token-2'],
    });
  });

  test('gives up if the server asks for more time than the press has left', async () => {
    const answer = { status: 503, headers: { 'Retry-After': '30' } };
    expect(await deliver(dedupes, answer, 200)).toEqual({ outcome: 'http', seconds: 0, sent: ['token-1'] });
  });

  test.each([
    [0, 500],
    [0.999, 1499],
  ])('spreads the repeats of many visitors: at random %d after %i ms', async (chance, time) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    configure({ json: { brand: 'acme', ...dedupes } });
    api.queue.push(503);
    void send(startPressClock(() => {}));
    await vi.advanceTimersByTimeAsync(time - 1);
    expect(api.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(api.requests).toHaveLength(2);
  });

  test('does not repeat after a time-out: too little of the press is left', async () => {
    expect(await deliver(dedupes, 'never', 200)).toEqual({
      outcome: 'timeout',
      seconds: 20,
      sent: ['token-1'],
    });
  });

  test('does not repeat while the browser is offline: the form waits for the connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await deliver(dedupes, 'network', 200)).toEqual({
      outcome: 'offline',
      seconds: 0,
      sent: ['token-1'],
    });
  });

  test('does not repeat a lead without an id', async () => {
    expect(await deliver({ ...dedupes, submissionIdField: false }, 500, 200)).toEqual({
      outcome: 'http',
      seconds: 0,
      sent: ['token-1'],
    });
  });

  test('does not repeat once its press has ended, and leaves the captcha to the next one', async () => {
    const clock = startPressClock(() => {});
    setTimeout(clock.stop, 500);
    expect(await deliverBy(clock, dedupes, 500, 200)).toEqual({
      outcome: 'http',
      seconds: 1,
      sent: ['token-1'],
    });
    expect(captcha.execute).not.toHaveBeenCalled();
  });

  test('does not repeat if its press ends during the check', async () => {
    const clock = startPressClock(() => {});
    vi.mocked(captcha.execute).mockImplementation(() => {
      clock.stop();
      return Promise.resolve({ value: 'again', isFresh: () => true });
    });
    expect(await deliverBy(clock, dedupes, 500, 200)).toMatchObject({ outcome: 'http', sent: ['token-1'] });
  });

  test('does not repeat without a token: a failed check ends it', async () => {
    vi.mocked(captcha.execute).mockRejectedValue(new CaptchaError('captcha-closed', 'closed'));
    expect(await deliver(dedupes, 500, 200)).toEqual({
      outcome: 'captcha-closed',
      seconds: 1,
      sent: ['token-1'],
    });
  });
});
