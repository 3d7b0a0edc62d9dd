// @vitest-environment jsdom
import { CaptchaError, type CaptchaToken } from './captcha.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CaptchaMachine, type CaptchaPorts } from './captcha-machine.ts';
import { moves, type CaptchaEvent, type CaptchaState } from './captcha-states.ts';

/** Where every event leads from every state; `–` where it changes nothing. */
const table = `
              absent   loading    rendering ready     checking     challenge    unreachable closing
  want        loading  –          –         –         –            –            –           –
  loaded      –        rendering  –         –         –            –            –           –
  rendered    –        –          ready     –         –            –            –           –
  foreign     –        –          loading   –         –            –            –           –
  press       –        –          –         checking  –            –            –           –
  token       –        –          –         –         ready        ready        ready       ready
  failed      –        absent     –         –         ready        ready        ready       ready
  reachable   –        –          –         –         challenge    –            challenge   challenge
  covered     –        –          –         –         unreachable  unreachable  –           unreachable
  away        –        –          –         –         unreachable  –            –           unreachable
  hidden      –        –          –         –         –            closing      closing     –
  late        –        –          absent    –         absent       –            absent      ready
  gone        –        –          –         absent    absent       absent       absent      absent
`;

const [states = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const cells = rows.flatMap(([event = '', ...ends]) =>
  ends.map((end, index) => [states[index] as CaptchaState, event as CaptchaEvent, end] as const),
);

test.each(cells)('%s: %s leads to %s', (state, event, end) => {
  const leads: Partial<Record<CaptchaEvent, CaptchaState>> = moves[state];
  expect(leads[event] ?? '–').toBe(end);
});

test('the table has every state', () => {
  expect(states).toEqual(Object.keys(moves));
});

/** What is in front of the challenge. */
let inFront: Element | null;

beforeEach(() => {
  vi.useFakeTimers();
  document.elementFromPoint = () => inFront;
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function frame(name: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.name = name;
  element.getBoundingClientRect = () => new DOMRect(10, 10, 300, 400);
  return element;
}

interface Outcome {
  /** The token's text, the failure's kind, or `undefined` while the check is under way. */
  is: string | undefined;
  token?: CaptchaToken;
}

async function execute(captcha: CaptchaMachine, onChallenge?: (isOpen: boolean) => void): Promise<Outcome> {
  const outcome: Outcome = { is: undefined };
  captcha.execute(onChallenge).then(
    (token) => Object.assign(outcome, { is: token.value, token }),
    (error: unknown) => (outcome.is = error instanceof CaptchaError ? error.kind : String(error)),
  );
  await pass(0);
  return outcome;
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** A captcha whose widget logs its calls, and whose challenge is a box at the end of the page. */
function start(given: Partial<CaptchaPorts> = {}) {
  const log: string[] = [];
  const element = document.createElement('div');
  const box = document.createElement('div');
  box.style.visibility = 'hidden';
  const challenge = frame('c-1');
  element.append(frame('a-1'));
  box.append(challenge);
  document.body.append(element, box);
  inFront = challenge;
  const widget = {
    element,
    execute: () => Promise.resolve(void log.push('execute')),
    reset: () => Promise.resolve(void log.push('reset')),
  };
  const load = vi.fn(given.load ?? (() => Promise.resolve()));
  const hide = vi.fn();
  const captcha: CaptchaMachine = new CaptchaMachine({
    show: () => captcha.rendered(widget),
    rejectForeign: () => false,
    ...given,
    load,
    hide,
  });
  const open = () => (box.style.visibility = 'visible');
  const close = () => (box.style.visibility = 'hidden');
  return { log, widget, captcha, load, hide, open, close };
}

const blocked = () => Promise.reject(new CaptchaError('captcha-blocked', 'blocked'));

describe('loading', () => {
  test('nothing is loaded before it is needed', () => {
    expect(start().load).not.toHaveBeenCalled();
  });

  test('repeated preparing and a check load once', async () => {
    const { load, captcha } = start();
    captcha.prepare();
    captcha.prepare();
    await execute(captcha);
    expect(load).toHaveBeenCalledOnce();
  });

  test('preparing runs no check', async () => {
    const { log, captcha } = start();
    captcha.prepare();
    await pass(0);
    expect(log).toEqual([]);
  });

  test('fault 24: a failed preparation is silent, and the check after it fails', async () => {
    const { captcha } = start({ load: blocked });
    captcha.prepare(); // an unhandled rejection would fail the test
    await pass(0);
    expect((await execute(captcha)).is).toBe('captcha-blocked');
  });

  test('fault 24: the check after a failed one loads again', async () => {
    const load = vi.fn<() => Promise<void>>().mockImplementationOnce(blocked).mockResolvedValue();
    const { captcha } = start({ load });
    await execute(captcha);
    const second = await execute(captcha);
    captcha.verified('token-1');
    await pass(0);
    expect(second.is).toBe('token-1');
  });

  test('fault 36: a vendor that renders nothing ends the check after three seconds', async () => {
    const { captcha } = start({ show: () => {} });
    const check = await execute(captcha);
    await pass(2_900);
    expect(check.is).toBeUndefined();
    await pass(100);
    expect(check.is).toBe('captcha-error');
  });

  test('a form in another document than its script fails at once', async () => {
    const test = start({ show: () => test.captcha.elsewhere() });
    const check = await execute(test.captcha);
    expect(check.is).toBe('captcha-error');
  });

  test("another vendor's widget, which has no frame of this name, is replaced by ours", async () => {
    const rejectForeign = vi.fn().mockReturnValueOnce(true);
    const { captcha, widget, load, log } = start({ rejectForeign });
    const badge = widget.element.firstElementChild;
    badge?.remove();
    await execute(captcha);
    await pass(2_900);
    if (badge) widget.element.append(badge);
    await pass(100);
    expect(load).toHaveBeenCalledTimes(2);
    expect(log).toEqual(['execute']);
  });

  test("another vendor's script that throws is replaced by ours at once", async () => {
    const rejectForeign = vi.fn().mockReturnValueOnce(true);
    let renders = 0;
    const test = start({
      rejectForeign,
      show: () => (renders++ === 0 ? test.captcha.broken('no') : test.captcha.rendered(test.widget)),
    });
    await execute(test.captcha);
    expect(rejectForeign).toHaveBeenCalledExactlyOnceWith('threw "no"');
    expect(test.load).toHaveBeenCalledTimes(2);
    expect(test.log).toEqual(['execute']);
  });
});

describe('a check', () => {
  test("ends with the vendor's token and leaves no timer running", async () => {
    const { captcha } = start();
    const check = await execute(captcha);
    captcha.verified('token-1');
    await pass(0);
    expect(check.is).toBe('token-1');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('fault 30: the second one resets the widget before it runs, and gives its own token', async () => {
    const { captcha, log } = start();
    await execute(captcha);
    captcha.verified('token-1');
    await pass(0);
    const second = await execute(captcha);
    captcha.verified('token-2');
    await pass(0);
    expect(log).toEqual(['execute', 'reset', 'execute']);
    expect(second.is).toBe('token-2');
  });

  test('fault 32: requested twice, the second joins the first', async () => {
    const { captcha, log } = start();
    const checks = [await execute(captcha), await execute(captcha)];
    captcha.verified('token-1');
    await pass(0);
    expect(log).toEqual(['execute']);
    expect(checks.map(({ is }) => is)).toEqual(['token-1', 'token-1']);
  });

  test('ignores a token that arrives without a check', async () => {
    const { captcha } = start();
    captcha.prepare();
    await pass(0);
    captcha.verified('stray');
    expect((await execute(captcha)).is).toBeUndefined();
  });
});

describe('a token', () => {
  async function verified() {
    const { captcha } = start();
    const check = await execute(captcha);
    captcha.verified('token-1');
    await pass(0);
    return { captcha, token: check.token };
  }

  test('is fresh', async () => {
    expect((await verified()).token?.isFresh()).toBe(true);
  });

  test('fault 29: is stale once the vendor reports that it expired', async () => {
    const { captcha, token } = await verified();
    captcha.expired();
    expect(token?.isFresh()).toBe(false);
  });

  test('does not expire with an older one', async () => {
    const { captcha } = await verified();
    captcha.expired();
    const second = await execute(captcha);
    captcha.verified('token-2');
    await pass(0);
    expect(second.token?.isFresh()).toBe(true);
  });
});

describe('a check that fails', () => {
  test('fault 31: ends when the vendor reports an error, and allows the next one', async () => {
    const { captcha } = start();
    const check = await execute(captcha);
    captcha.failed();
    await pass(0);
    expect(check.is).toBe('captcha-error');
    expect(vi.getTimerCount()).toBe(0);
    const next = await execute(captcha);
    captcha.verified('token-2');
    await pass(0);
    expect(next.is).toBe('token-2');
  });

  test('fault 36: ends when the vendor refuses to run', async () => {
    const { captcha, widget } = start();
    widget.execute = () => Promise.reject(new Error('no'));
    expect((await execute(captcha)).is).toBe('captcha-error');
  });

  test('fault 25: ends after ten seconds of silence', async () => {
    const check = await execute(start().captcha);
    await pass(9_900);
    expect(check.is).toBeUndefined();
    await pass(100);
    expect(check.is).toBe('captcha-error');
  });

  test('fault 25: has its widget removed by silence, but not by an answer', async () => {
    const { captcha, hide } = start();
    await execute(captcha);
    captcha.verified('token-1');
    await execute(captcha);
    hide.mockClear();
    await pass(9_900);
    expect(hide).not.toHaveBeenCalled();
    await pass(100);
    expect(hide).toHaveBeenCalledOnce();
  });

  test('fault 37: ends when its form unmounts; the next check loads and renders again', async () => {
    const { captcha, log, load } = start();
    const check = await execute(captcha);
    captcha.gone();
    await pass(0);
    await execute(captcha);
    expect(check.is).toBe('captcha-error');
    expect(log).toEqual(['execute', 'execute']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('fault 36: the error says what to do about a wrong key', () => {
  test('that the vendor throws for, at once and with its words', async () => {
    const test = start({ show: () => test.captcha.broken('Error: Invalid site key') });
    const text = /was not shown: Error: Invalid site key\. .*set captcha\.siteKey/;
    await expect(test.captcha.execute()).rejects.toThrow(text);
  });

  test('that the vendor reports as an error', async () => {
    const { captcha } = start();
    const check = expect(captcha.execute()).rejects.toThrow(/reported an error\. .*set captcha\.siteKey/);
    await pass(0);
    captcha.failed();
    await check;
  });

  test('that only the badge tells about', async () => {
    const check = expect(start().captcha.execute()).rejects.toThrow(
      /no token in time\. If its badge .*set captcha\.siteKey/,
    );
    await pass(10_000);
    await check;
  });
});

describe('a check that asks a question', () => {
  async function asked() {
    const test = start();
    const onChallenge = vi.fn();
    const check = await execute(test.captcha, onChallenge);
    test.open();
    await pass(100);
    return { ...test, check, holds: () => onChallenge.mock.calls.flat() };
  }

  test('fault 28: has no time limit, and holds the clock of the press', async () => {
    const { check, holds } = await asked();
    await pass(5 * 60_000);
    expect(check.is).toBeUndefined();
    expect(holds()).toEqual([true]);
  });

  test('fault 28: takes the token after five minutes, and lets the clock run', async () => {
    const { captcha, check, holds, close } = await asked();
    await pass(5 * 60_000);
    close();
    captcha.verified('token-1');
    await pass(0);
    expect(check.is).toBe('token-1');
    expect(holds()).toEqual([true, false]);
  });

  test('fault 27: ends within a second of being closed, and keeps its widget', async () => {
    const { check, close, hide } = await asked();
    hide.mockClear();
    close();
    await pass(500);
    expect(check.is).toBeUndefined(); // the vendor hides a solved challenge before it issues the token
    await pass(500);
    expect(check.is).toBe('captcha-closed');
    expect(hide).not.toHaveBeenCalled();
  });

  test('goes on if its question flickers', async () => {
    const { check, open, close } = await asked();
    close();
    await pass(400);
    open();
    await pass(60_000);
    expect(check.is).toBeUndefined();
  });

  test('lets the clock run while something covers the question, and holds it again', async () => {
    const { check, holds } = await asked();
    const challenge = inFront;
    inFront = document.body;
    await pass(9_900);
    inFront = challenge;
    await pass(60_000);
    expect(check.is).toBeUndefined();
    expect(holds()).toEqual([true, false, true]);
  });

  test('ends after ten seconds with a covered question', async () => {
    const { check, hide } = await asked();
    hide.mockClear();
    inFront = document.body;
    await pass(10_100);
    expect(check.is).toBe('captcha-error');
    expect(hide).toHaveBeenCalledOnce();
  });
});

describe('fault 41: a check during which the page was left and restored from the page cache', () => {
  const showPage = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  test('ends, and the next press has its own widget and token', async () => {
    const { captcha, load } = start();
    const check = await execute(captcha);
    showPage(true);
    await pass(0);
    const next = await execute(captcha);
    captcha.verified('token-2');
    await pass(0);
    expect(check.is).toBe('captcha-error');
    expect(next.is).toBe('token-2');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('goes on when the page is shown for the first time', async () => {
    const check = await execute(start().captcha);
    showPage(false);
    await pass(0);
    expect(check.is).toBeUndefined();
  });

  test('is over when its token has arrived: its widget stays', async () => {
    const { captcha, hide } = start();
    await execute(captcha);
    captcha.verified('token-1');
    hide.mockClear();
    showPage(true);
    expect(hide).not.toHaveBeenCalled();
  });
});
