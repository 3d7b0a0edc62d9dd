// @vitest-environment jsdom
import { RequestError } from '@adviser-widgets/core';
import { CaptchaError, type Captcha, type CaptchaToken } from './captcha.ts';
import { after } from '@adviser-widgets/testing/after';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Press, type PressPorts } from './press.ts';
import type { Sending } from './sending.ts';
import { isAtRisk, isBusy, isShownFailure, type SubmissionState } from './submission-state.ts';

interface Values {
  readonly name: string;
}

type Faked = Sending<Values> & { readonly captcha: Captcha } & Pick<PressPorts, 'isOnline' | 'whenOnline'>;

function token(value: string, isFresh = () => true): CaptchaToken {
  return { value, isFresh };
}

/** A form with a log of every call, and of each state. */
function createForm(changes: Partial<Faked> = {}) {
  const log: string[] = [];
  const states: SubmissionState[] = [];
  let checks = 0;
  const faked: Faked = {
    validate: () => Promise.resolve({ name: 'Aroha' }),
    captcha: { prepare: () => {}, execute: () => Promise.resolve(token(`token-${++checks}`)) },
    send: () => Promise.resolve(),
    isOnline: () => true,
    whenOnline: () => Promise.resolve(),
    onSent: () => {},
    ...changes,
  };
  const press = new Press({
    captcha: {
      prepare: () => {},
      execute: (onChallenge) => (log.push('captcha'), faked.captcha.execute(onChallenge)),
    },
    isOnline: () => faked.isOnline(),
    whenOnline: (signal) => (log.push('wait'), faked.whenOnline(signal)),
    form: () => null,
    onFailure: () => {},
  });
  press.subscribe(() => void (log.push(`[${press.state().status}]`), states.push(press.state())));
  const submit = (send = faked.send) =>
    press.submit<Values>({
      validate: () => (log.push('validate'), faked.validate()),
      send: (values, turn) => (log.push(`send ${values.name} ${turn.token}`), send(values, turn)),
      onAttempt: () => void log.push('attempt'),
      onSent: () => faked.onSent(),
    });
  return {
    log,
    states,
    submit,
    isUnderWay: () => press.isUnderWay(),
    reset: press.reset,
    open: press.open,
    leave: press.open(),
  };
}

type Form = ReturnType<typeof createForm>;

async function run(changes: Partial<Faked> = {}): Promise<Form> {
  const form = createForm(changes);
  await form.submit();
  return form;
}

/** A captcha that gives these tokens, one after the other. */
function captchaOf(...tokens: CaptchaToken[]): Faked['captcha'] {
  return {
    prepare: () => {},
    execute: () => {
      const next = tokens.shift();
      return next ? Promise.resolve(next) : Promise.reject(new Error('expected no further check'));
    },
  };
}

/** A promise, and a function to settle it from outside. */
function deferred<Value>() {
  const settle: { resolve?: (value: Value | Promise<Value>) => void } = {};
  const promise = new Promise<Value>((resolve) => (settle.resolve = resolve));
  return { promise, resolve: (value: Value | Promise<Value>) => settle.resolve?.(value) };
}

function sent({ log }: Form): string[] {
  return log.filter((entry) => entry.startsWith('send'));
}

test('validates, checks, validates again and sends', async () => {
  expect((await run()).log).toEqual([
    'validate',
    'attempt',
    '[verifying]',
    'captcha',
    'validate',
    '[sending]',
    'send Aroha token-1',
    '[succeeded]',
  ]);
});

describe('validation', () => {
  test('fault 56: an invalid form runs no captcha and sends nothing', async () => {
    expect((await run({ validate: () => Promise.resolve(undefined) })).log).toEqual([
      'validate',
      '[invalid]',
    ]);
  });

  test('a value that becomes invalid during the check is not sent', async () => {
    let times = 0;
    const { log } = await run({
      validate: () => Promise.resolve(++times === 1 ? { name: 'Aroha' } : undefined),
    });
    expect(log.slice(-2)).toEqual(['validate', '[invalid]']);
  });

  test('a value that changes during the check is sent in its new form', async () => {
    let times = 0;
    const form = await run({
      validate: () => Promise.resolve({ name: ++times === 1 ? 'Aroha' : 'Mārama' }),
    });
    expect(sent(form)).toEqual(['send Mārama token-1']);
  });

  test('fault 2: validation code can load once the connection is back', async () => {
    let isOnline = false;
    const { log } = await run({
      isOnline: () => isOnline,
      whenOnline: () => Promise.resolve(void (isOnline = true)),
      validate: () => (isOnline ? Promise.resolve({ name: 'Aroha' }) : Promise.reject(new Error('no code'))),
    });
    expect(log.slice(0, 6)).toEqual(['validate', '[offline]', 'wait', '[verifying]', 'validate', 'attempt']);
  });

  test('a rule that throws ends in a failure', async () => {
    const { states } = await run({ validate: () => Promise.reject(new Error('broken')) });
    expect(states).toEqual([{ status: 'failed', kind: 'network', error: new Error('broken') }]);
  });
});

describe('a second press', () => {
  test('fault 40: in the same tick sends nothing more', async () => {
    const form = createForm();
    await Promise.all([form.submit(), form.submit()]);
    expect(sent(form)).toEqual(['send Aroha token-1']);
  });

  test.each(['validate', 'captcha', 'send'] as const)(
    'fault 40: while %s is slow sends nothing more',
    async (slow) => {
      const { promise: gate, resolve: release } = deferred<undefined>();
      const form = createForm({
        ...(slow === 'validate' && { validate: () => gate.then(() => ({ name: 'Aroha' })) }),
        ...(slow === 'captcha' && {
          captcha: { prepare: () => {}, execute: () => gate.then(() => token('token-1')) },
        }),
        ...(slow === 'send' && { send: () => gate }),
      });
      const first = form.submit();
      await new Promise((resolve) => setTimeout(resolve));
      await form.submit();
      release(undefined);
      await first;
      expect(sent(form)).toEqual(['send Aroha token-1']);
    },
  );

  test('after a failure sends again', async () => {
    const form = createForm({
      send: () => Promise.reject(new RequestError('http', '500', { status: 500 })),
    });
    await form.submit();
    await form.submit();
    expect(sent(form)).toEqual(['send Aroha token-1', 'send Aroha token-2']);
  });

  test('fault 40: after success, before the form has closed, sends nothing more', async () => {
    const again = deferred<undefined>();
    const form = createForm({
      onSent: () => void form.submit().then(() => again.resolve(undefined)),
    });
    await form.submit();
    await again.promise;
    await form.submit();
    expect(sent(form)).toEqual(['send Aroha token-1']);
  });

  test('after success and a reset can send another lead', async () => {
    const form = createForm();
    await form.submit();
    form.reset();
    await form.submit();
    expect(sent(form)).toHaveLength(2);
  });

  test.each([
    ['success', createForm()],
    ['a failure', createForm({ send: () => Promise.reject(new Error('500')) })],
    ['invalid fields', createForm({ validate: () => Promise.resolve(undefined) })],
  ])('is accepted after %s, as nothing is running', async (_name, form) => {
    await form.submit();
    expect(form.isUnderWay()).toBe(false);
  });
});

describe('the token', () => {
  const stale = () => false;

  test('fault 29: one that expires at once is replaced once, silently', async () => {
    const form = await run({ captcha: captchaOf(token('a', stale), token('b')) });
    expect(sent(form)).toEqual(['send Aroha b']);
    expect(form.states.at(-1)).toEqual({ status: 'succeeded' });
  });

  test('fault 29: one that expires during the second validation is replaced', async () => {
    let validations = 0;
    const form = await run({
      captcha: captchaOf(
        token('a', () => validations < 2),
        token('b'),
      ),
      validate: () => {
        validations++;
        return Promise.resolve({ name: 'Aroha' });
      },
    });
    expect(sent(form)).toEqual(['send Aroha b']);
  });

  /** A token that is fresh at first and stale at the next look. */
  const runningOut = (value: string) => {
    let looks = 1;
    return token(value, () => looks-- > 0);
  };

  test('a value that changes while an expired token is replaced is sent in its new form', async () => {
    let name = 'Aroha';
    let checks = 0;
    const { execute } = captchaOf(runningOut('a'), token('b'));
    const form = await run({
      validate: () => Promise.resolve({ name }),
      captcha: {
        prepare: () => {},
        execute() {
          if (++checks === 2) name = 'Mārama'; // a challenge may take minutes
          return execute();
        },
      },
    });
    expect(sent(form)).toEqual(['send Mārama b']);
  });

  test('a value that becomes invalid while an expired token is replaced is not sent', async () => {
    let times = 0;
    const form = await run({
      validate: () => Promise.resolve(++times < 3 ? { name: 'Aroha' } : undefined),
      captcha: captchaOf(runningOut('a'), token('b')),
    });
    expect(form.log.slice(-2)).toEqual(['validate', '[invalid]']);
  });

  test('two in a row that expire during the validation end in captcha-expired', async () => {
    const { states } = await run({ captcha: captchaOf(runningOut('a'), runningOut('b')) });
    expect(states.at(-1)).toMatchObject({ status: 'failed', kind: 'captcha-expired' });
  });

  test('fault 29: two in a row that expire end in captcha-expired', async () => {
    const { states } = await run({ captcha: captchaOf(token('a', stale), token('b', stale)) });
    expect(states.at(-1)).toMatchObject({ status: 'failed', kind: 'captcha-expired' });
  });

  test('fault 29: nothing is sent without a fresh one', async () => {
    expect(sent(await run({ captcha: captchaOf(token('a', stale), token('b', stale)) }))).toEqual([]);
  });

  test.each(['captcha-blocked', 'captcha-closed', 'captcha-error'] as const)(
    '%s ends in that failure',
    async (kind) => {
      const error = new CaptchaError(kind, 'no token');
      const { states } = await run({ captcha: { prepare: () => {}, execute: () => Promise.reject(error) } });
      expect(states.at(-1)).toEqual({ status: 'failed', kind, error });
    },
  );

  test.each(['captcha-blocked', 'captcha-closed', 'captcha-error'] as const)(
    '%s sends nothing',
    async (kind) => {
      const error = new CaptchaError(kind, 'no token');
      expect(
        sent(await run({ captcha: { prepare: () => {}, execute: () => Promise.reject(error) } })),
      ).toEqual([]);
    },
  );

  test('fault 30: the next attempt uses a new one', async () => {
    const form = createForm({
      send: () => Promise.reject(new RequestError('refused', '422', { status: 422 })),
    });
    await form.submit();
    await form.submit();
    expect(new Set(sent(form)).size).toBe(2);
  });
});

describe('the connection', () => {
  const lost = new RequestError('offline', 'no connection');

  /** Ports of a browser without a connection, until `goOnline`. */
  function createOffline(changes: Partial<Faked> = {}) {
    const { promise, resolve } = deferred<undefined>();
    let isOnline = false;
    const goOnline = () => {
      isOnline = true;
      resolve(undefined);
    };
    const send = () => (isOnline ? Promise.resolve() : Promise.reject(lost));
    return {
      goOnline,
      form: createForm({ isOnline: () => isOnline, whenOnline: () => promise, send, ...changes }),
    };
  }

  test('fault 2: a request is sent although the browser thinks it is offline', async () => {
    expect((await run({ isOnline: () => false })).states.at(-1)).toEqual({ status: 'succeeded' });
  });

  test('fault 2: a failed request then waits, shows that, and is sent once the browser is online', async () => {
    const { form, goOnline } = createOffline();
    const submitted = form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    expect(form.log.slice(-3)).toEqual(['send Aroha token-1', '[offline]', 'wait']);
    goOnline();
    await submitted;
    expect(form.log.slice(-6)).toEqual([
      '[verifying]',
      'captcha',
      'validate',
      '[sending]',
      'send Aroha token-2',
      '[succeeded]',
    ]);
  });

  test('fault 2: counts as one press, which is reported once', async () => {
    const { form, goOnline } = createOffline();
    const submitted = form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    goOnline();
    await submitted;
    expect(form.log.filter((entry) => entry === 'attempt')).toHaveLength(1);
  });

  test('is not busy while it waits', async () => {
    const { form } = createOffline();
    void form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    expect(form.isUnderWay()).toBe(false);
  });

  test('a press tries at once, whatever the browser thinks', async () => {
    let times = 0;
    const { form } = createOffline({
      send: () => (++times === 1 ? Promise.reject(lost) : Promise.resolve()),
    });
    void form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    await form.submit();
    expect(form.states.at(-1)).toEqual({ status: 'succeeded' });
  });

  test('fault 9: after such a press nothing is sent when the connection returns', async () => {
    let times = 0;
    const { form, goOnline } = createOffline({
      send: () => (++times === 1 ? Promise.reject(lost) : Promise.resolve()),
    });
    void form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    await form.submit();
    goOnline();
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent(form)).toHaveLength(2);
  });

  test('values that change meanwhile are sent in their new form', async () => {
    let name = 'Aroha';
    const { form, goOnline } = createOffline({ validate: () => Promise.resolve({ name }) });
    const submitted = form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    name = 'Mārama';
    goOnline();
    await submitted;
    expect(sent(form)).toEqual(['send Aroha token-1', 'send Mārama token-2']);
  });

  test.each(['offline', 'network', 'timeout'] as const)(
    '%s of a request waits while the browser is offline',
    async (kind) => {
      const { form } = createOffline({
        send: () => Promise.reject(new RequestError(kind, 'no connection')),
      });
      void form.submit();
      await new Promise((resolve) => setTimeout(resolve));
      expect(form.states.at(-1)?.status).toBe('offline');
    },
  );

  test.each(['captcha-blocked', 'captcha-error'] as const)(
    '%s waits while the browser is offline',
    async (kind) => {
      const execute = () => Promise.reject(new CaptchaError(kind, 'no token'));
      const { form } = createOffline({ captcha: { prepare: () => {}, execute } });
      void form.submit();
      await new Promise((resolve) => setTimeout(resolve));
      expect(form.states.at(-1)?.status).toBe('offline');
    },
  );

  test.each(['http', 'refused'] as const)(
    '%s is an answer, so it also fails if the browser thinks it is offline',
    async (kind) => {
      const { form } = createOffline({ send: () => Promise.reject(new RequestError(kind, 'no')) });
      await form.submit();
      expect(form.states.at(-1)).toMatchObject({ status: 'failed', kind });
    },
  );

  test.each(['offline', 'timeout', 'network', 'http', 'refused'] as const)(
    '%s ends in that failure',
    async (kind) => {
      const error = new RequestError(kind, 'not accepted');
      const { states } = await run({ send: () => Promise.reject(error) });
      expect(states.at(-1)).toEqual({ status: 'failed', kind, error });
    },
  );

  test('fault 15: a failure is never replayed silently', async () => {
    expect(
      sent(await run({ send: () => Promise.reject(new RequestError('http', '503', { status: 503 })) })),
    ).toHaveLength(1);
  });

  test.each([new TypeError('odd'), 'odd', undefined, null])(
    'an unknown error such as %s is a network failure',
    async (error) => {
      const { states } = await run({ send: () => Promise.reject(error) });
      expect(states.at(-1)).toEqual({ status: 'failed', kind: 'network', error });
    },
  );
});

describe('a press that is dropped', () => {
  /** Drops a press that waits in `send` until the test releases it. */
  async function dropWhileSending() {
    const { promise, resolve } = deferred<undefined>();
    const form = createForm({ send: () => promise });
    const first = form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    form.reset();
    form.log.length = 0;
    return { form, first, answer: resolve };
  }

  test.each([
    ['an acceptance', () => Promise.resolve(undefined)],
    ['a failure', () => Promise.reject(new Error('late'))],
  ])('fault 41: ignores %s that arrives late', async (_name, result) => {
    const { form, first, answer } = await dropWhileSending();
    answer(result());
    await first;
    expect(form.log).toEqual([]);
  });

  test('lets a new one start at once', async () => {
    const { form } = await dropWhileSending();
    await form.submit(() => Promise.resolve());
    expect(form.states.at(-1)).toEqual({ status: 'succeeded' });
  });

  test('does not release the lock of the new one when it ends', async () => {
    const { form, first, answer } = await dropWhileSending();
    void form.submit(() => new Promise(() => {}));
    answer(undefined);
    await first;
    expect(form.isUnderWay()).toBe(true);
  });

  test('sends nothing after its check has ended', async () => {
    const { promise, resolve } = deferred<CaptchaToken>();
    const form = createForm({ captcha: { prepare: () => {}, execute: () => promise } });
    const first = form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    form.reset();
    resolve(token('token-1'));
    await first;
    expect(sent(form)).toEqual([]);
  });

  test('stops listening for a connection', async () => {
    let signal: AbortSignal | undefined;
    const form = createForm({
      isOnline: () => false,
      send: () => Promise.reject(new RequestError('offline', 'no connection')),
      whenOnline: (given) => {
        signal = given;
        return new Promise(() => {});
      },
    });
    void form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    form.reset();
    expect(signal?.aborted).toBe(true);
  });
});

describe('the time of one press', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const never = <Value>() => new Promise<Value>(() => {});

  test.each([
    ['its code still loads', () => after(20), ['verifying', 'invalid']],
    ['it needs no time', () => Promise.resolve(undefined), ['invalid']],
  ])('a press shows that it was heard while %s', async (_name, validate, expected) => {
    const form = run({ validate });
    await vi.advanceTimersByTimeAsync(20);
    const { states } = await form;
    expect(states.map(({ status }) => status)).toEqual(expected);
  });

  test.each<[name: string, changes: Partial<Faked>]>([
    ['rules that never load', { validate: never }],
    ['a captcha that never answers', { captcha: { prepare: () => {}, execute: never } }],
    ['an API that never answers', { send: never }],
    [
      'a late captcha and an API that never answers',
      { captcha: { prepare: () => {}, execute: () => after(9000).then(() => token('a')) }, send: never },
    ],
  ])('ends after 25 seconds with %s', async (_name, changes) => {
    const form = createForm(changes);
    void form.submit();
    await vi.advanceTimersByTimeAsync(24_999);
    expect(form.isUnderWay()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(form.states.at(-1)).toMatchObject({ status: 'failed', kind: 'timeout' });
  });

  test('the request may take what the captcha has left', async () => {
    const lefts: number[] = [];
    const form = createForm({
      captcha: { prepare: () => {}, execute: () => after(9000).then(() => token('a')) },
      send: (_values, turn) => Promise.resolve(void lefts.push(turn.left())),
    });
    void form.submit();
    await vi.advanceTimersByTimeAsync(9000);
    expect(lefts).toEqual([16_000]);
  });

  test('a visitor at a challenge has no limit', async () => {
    const execute: Faked['captcha']['execute'] = async (onChallenge) => {
      onChallenge?.(true);
      await after(300_000);
      onChallenge?.(false);
      return token('a');
    };
    const form = createForm({ captcha: { prepare: () => {}, execute } });
    void form.submit();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(form.states.at(-1)).toEqual({ status: 'succeeded' });
  });

  test('anything that arrives later sends nothing', async () => {
    const form = createForm({
      captcha: { prepare: () => {}, execute: () => after(26_000).then(() => token('late')) },
    });
    void form.submit();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent(form)).toEqual([]);
  });
});

describe('a page back from the cache of the browser', () => {
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  test('fault 41: fails what was under way, and ignores its late answer', async () => {
    const { promise, resolve } = deferred<undefined>();
    const form = createForm({ send: () => promise });
    const first = form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    comeBack();
    resolve(undefined);
    await first;
    const error = new Error('The page was left while sending');
    expect(form.states.at(-1)).toEqual({ status: 'failed', kind: 'network', error });
  });

  test('leaves no time for it, so that nothing of it is repeated', async () => {
    let left = () => -1;
    const form = createForm({
      send(_values, turn) {
        ({ left } = turn);
        return new Promise(() => {});
      },
    });
    void form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    comeBack();
    expect(left()).toBe(0);
  });

  test('does not change what has ended', async () => {
    const form = createForm();
    await form.submit();
    comeBack();
    expect(form.states.at(-1)).toEqual({ status: 'succeeded' });
  });
});

describe('a form that is removed', () => {
  const text = 'The form was removed before its captcha was done; nothing was sent';

  test('fails at once while it waits for the captcha', async () => {
    const form = createForm({
      captcha: { prepare: () => {}, execute: () => new Promise(() => {}) },
    });
    void form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    form.leave();
    expect(form.states.at(-1)).toEqual({
      status: 'failed',
      kind: 'captcha-error',
      error: new CaptchaError('captcha-error', text),
    });
  });

  test('sends nothing if the captcha is done later', async () => {
    const { promise, resolve } = deferred<CaptchaToken>();
    const form = createForm({ captcha: { prepare: () => {}, execute: () => promise } });
    void form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    form.leave();
    resolve(token('late'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent(form)).toEqual([]);
  });

  test('still hears the answer to a request under way', async () => {
    const { promise, resolve } = deferred<undefined>();
    const form = createForm({ send: () => promise });
    const first = form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    form.leave();
    resolve(undefined);
    await first;
    expect(form.states.at(-1)).toEqual({ status: 'succeeded' });
  });

  test('no longer waits for a connection', async () => {
    const { promise, resolve } = deferred<undefined>();
    const form = createForm({
      send: () => Promise.reject(new RequestError('network', 'no answer')),
      isOnline: () => false,
      whenOnline: () => promise,
    });
    void form.submit();
    await new Promise((resolve) => setTimeout(resolve));
    form.leave();
    resolve(undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect(form.states.at(-1)?.status).toBe('offline');
    expect(sent(form)).toHaveLength(1);
  });
});

test('a form that is hidden and shown again while the API asked to wait can be sent after that', async () => {
  vi.useFakeTimers();
  const asked = new RequestError('http', '503', { status: 503, retryAfter: 5 });
  const form = createForm({ send: () => Promise.reject(asked) });
  await form.submit();
  form.leave();
  form.open();
  await vi.advanceTimersByTimeAsync(5000);
  expect(form.states.at(-1)).toMatchObject({ status: 'failed', retryAfter: 0 });
  vi.useRealTimers();
});

const error = new Error('x');

test.each<[SubmissionState, boolean, boolean, boolean]>([
  [{ status: 'idle' }, false, false, false],
  [{ status: 'invalid' }, false, false, false],
  [{ status: 'offline', error }, false, false, true],
  [{ status: 'verifying' }, true, false, true],
  [{ status: 'sending' }, true, false, false],
  [{ status: 'failed', kind: 'network', error }, false, true, false],
  [{ status: 'failed', kind: 'captcha-closed', error }, false, false, false],
  [{ status: 'succeeded' }, false, false, false],
])(
  '%j is busy: %s, is a visible failure: %s, is lost if the page unloads: %s',
  (state, busy, shown, atRisk) => {
    expect(isBusy(state)).toBe(busy);
    expect(isShownFailure(state)).toBe(shown);
    expect(isAtRisk(state)).toBe(atRisk);
  },
);
