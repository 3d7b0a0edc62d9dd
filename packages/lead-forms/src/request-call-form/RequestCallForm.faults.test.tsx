import { configure } from '@adviser-widgets/core';
import { installFakeApi, installFakeCaptcha, mountSnippet, type FakeAnswer } from '@adviser-widgets/testing';
import {
  createFormOpener,
  errorText,
  pass,
  putValues,
  successText,
  type OpenForm,
  type OpenFormOptions,
} from '@adviser-widgets/testing/form';
import { settled } from '@adviser-widgets/testing/settled';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { RequestCallForm } from './RequestCallForm.tsx';
import { answers } from './sample-answers.ts';

const { open, openFilled, openFilledWithClock } = createFormOpener(definition, answers);

const labels = Object.keys(answers);

function valuesOnScreen(): string[] {
  return labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
}

function typesOf({ events }: OpenForm): string[] {
  return events.map(({ type }) => type).filter((type) => type !== 'aw:ready');
}

function kindsOf({ events }: OpenForm): unknown[] {
  return events.filter(({ type }) => type === 'aw:error').map(({ detail }) => detail.kind);
}

test.each<[fault: number, name: string, answer: FakeAnswer, kind: string]>([
  [1, 'a connection that cannot be made', 'network', 'network'],
  [10, '400', 400, 'refused'],
  [11, '403 of a firewall', 403, 'refused'],
  [12, '404', 404, 'refused'],
  [12, '405', 405, 'refused'],
  [13, '409', 409, 'refused'],
  [13, '422', 422, 'refused'],
  [15, '500', 500, 'http'],
  [15, '502', 502, 'http'],
  [15, '503', 503, 'http'],
  [15, '504', 504, 'http'],
])(
  'fault %i: %s is reported to the page as such, and not as a success',
  async (_fault, _name, answer, kind) => {
    const page = await openFilled(answer);
    await page.submit();
    await screen.findByText(errorText);
    expect(typesOf(page)).toEqual(['aw:submit', 'aw:error']);
    expect(kindsOf(page)).toEqual([kind]);
  },
);

describe.each<[fault: number, name: string, answer: FakeAnswer]>([
  [3, 'a connection that is cut', 'network'],
  [10, 'a refusal', 422],
  [15, 'a failure of the server', 503],
])('fault %i: %s', (_fault, _name, answer) => {
  async function fail(): Promise<OpenForm> {
    const page = await openFilled(answer, 200);
    await page.submit();
    await screen.findByText(errorText);
    return page;
  }

  test('is announced, with a phone number', async () => {
    await fail();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe(`${errorText}Or call us on 0800 000 000`);
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:0800000000');
  });

  test('keeps the typed values', async () => {
    await fail();
    expect(valuesOnScreen()).toEqual(Object.values(answers));
  });

  test('keeps the focus on the button', async () => {
    await fail();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  });

  test('is never retried automatically', async () => {
    const page = await openFilledWithClock(answer, 200);
    await page.submit();
    await pass(600_000);
    expect(page.api.requests).toHaveLength(1);
  });

  test('succeeds with Try again', async () => {
    const page = await fail();
    await page.submit();
    await screen.findByText(successText);
    expect(typesOf(page)).toEqual(['aw:submit', 'aw:error', 'aw:submit', 'aw:analytics', 'aw:success']);
  });

  test('is retried with the same id and another token', async () => {
    const page = await fail();
    await page.submit();
    await screen.findByText(successText);
    const [first, second] = page.api.requests.map(({ fields }) => fields);
    expect(second?.SubmissionId).toBe(first?.SubmissionId);
    expect(second?.captcha).not.toBe(first?.captcha);
  });
});

describe('a failure', () => {
  test('fault 12: 404 shows integrators where to look, without any typed value', async () => {
    await (await openFilled(404)).submit();
    await screen.findByText(errorText);
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [
        '[adviser-widgets] POST http://localhost:3000/acme/call-centre answered 404; check the address of the API and the brand in the configuration',
      ],
    ]);
  });

  test('of a message that is too long says so, and shortened it is the same lead', async () => {
    const page = await openFilled(413, 200);
    await page.submit();
    await screen.findByText('Your message is too long. Please shorten it.');
    expect(valuesOnScreen()).toEqual(Object.values(answers));
    await page.fill({ Message: 'Shorter' });
    await page.submit();
    await screen.findByText(successText);
    expect(new Set(page.api.requests.map(({ fields }) => fields.SubmissionId)).size).toBe(1);
  });

  test('fault 8: without a phone number is announced without a link', async () => {
    const page = await openFilled('network');
    configure({ json: { brand: 'acme' } });
    await page.submit();
    await screen.findByText(errorText);
    expect(within(screen.getByRole('alert')).queryByRole('link')).toBeNull();
  });

  test('fault 19: an edited lead keeps its id after an unknown outcome', async () => {
    const page = await openFilled('network', 200);
    await page.submit();
    await screen.findByText(errorText);
    await page.fill({ Message: 'Ring after six' });
    await page.submit();
    await screen.findByText(successText);
    expect(new Set(page.api.requests.map(({ fields }) => fields.SubmissionId)).size).toBe(1);
  });

  test('disappears while it is being retried', async () => {
    const page = await openFilled(500, 'never');
    await page.submit();
    await screen.findByText(errorText);
    await page.submit();
    expect(screen.queryByText(errorText)).toBeNull();
  });
});

describe('the network', () => {
  /** Presses without a connection: the request fails, and the browser reports that it is offline. */
  async function pressOffline(...later: FakeAnswer[]) {
    const page = await openFilled('network', ...later);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await page.submit();
    await screen.findByText(
      'You are offline. Please keep this page open: we will send this when you are connected again.',
    );
    await settled(); // the text is shown before effects listen
    const reconnect = (...types: string[]) => {
      onLine.mockReturnValue(true);
      for (const type of types) fireEvent(window, new Event(type));
    };
    return { page, reconnect };
  }

  test('fault 2: a browser that thinks it is offline sends all the same', async () => {
    const page = await openFilled(200);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests).toHaveLength(1);
  });

  test('fault 2: without a connection visitor and page get a message, with a phone number', async () => {
    const { page } = await pressOffline();
    expect(typesOf(page)).toEqual(['aw:submit', 'aw:error']);
    expect(kindsOf(page)).toEqual(['offline']);
    expect(screen.queryByRole('link', { name: '0800 000 000' })).not.toBeNull();
  });

  test('fault 2: the button is not busy meanwhile', async () => {
    await pressOffline();
    expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-disabled')).toBeNull();
  });

  test('fault 2: it is sent once when the browser is online again, with the same id', async () => {
    const { page, reconnect } = await pressOffline(200);
    reconnect('online');
    await screen.findByText(successText);
    const [first, second, ...others] = page.api.requests.map(({ fields }) => fields.SubmissionId);
    expect(second).toBe(first);
    expect(others).toEqual([]);
  });

  test('fault 2: a visitor who comes back to the page finds it sent, although the browser fired no event', async () => {
    const { page, reconnect } = await pressOffline(200);
    reconnect('visibilitychange');
    await screen.findByText(successText);
    expect(page.api.requests).toHaveLength(2);
  });

  test('fault 2: a visitor can stop it, and keeps the typed values', async () => {
    const { page, reconnect } = await pressOffline(200);
    await page.user.click(screen.getByRole('button', { name: 'Stop waiting' }));
    reconnect('online');
    await settled();
    expect(page.api.requests).toHaveLength(1);
    expect(screen.queryByText(/You are offline/)).toBeNull();
    expect(valuesOnScreen()).toEqual(Object.values(answers));
  });

  test('fault 2: a press tries at once, as the browser may be wrong', async () => {
    const { page } = await pressOffline(200);
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests).toHaveLength(2);
  });

  const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

  test('fault 7: a visitor who leaves is asked to stay while the lead waits to be sent', async () => {
    const { page, reconnect } = await pressOffline('never');
    expect(isAsked()).toBe(true);
    reconnect('online');
    await waitFor(() => expect(page.api.requests).toHaveLength(2));
    await waitFor(() => expect(isAsked()).toBe(false)); // a request under way outlives the page
  });

  test.each([
    ['<a href="mailto:aroha@example.nz"><b>', 'b', false],
    ['<map><area href="tel:0800000000">', 'area', false],
    ['<svg><a href=" sms:0800000000"><path>', 'path', false],
    ['<map><area href="/contact">', 'area', true],
  ])('fault 7: whether a visitor who presses %s is asked', async (html, pressed, expected) => {
    await pressOffline('never');
    document.body.insertAdjacentHTML('beforeend', html);
    document.body.lastElementChild
      ?.querySelector(pressed)
      ?.dispatchEvent(new Event('click', { bubbles: true }));
    expect(isAsked()).toBe(expected);
  });

  test('fault 7: nobody is asked before a press', async () => {
    await openFilled(200);
    expect(isAsked()).toBe(false);
  });

  test('fault 7: nobody is asked because of an unmounted form', async () => {
    const { page } = await pressOffline();
    page.remove();
    expect(isAsked()).toBe(false);
  });

  test('fault 9: a flickering connection sends once', async () => {
    const { page, reconnect } = await pressOffline(200);
    reconnect('online', 'offline', 'online', 'online');
    await screen.findByText(successText);
    expect(page.api.requests).toHaveLength(2);
  });

  test('an answer with a truncated body is no success, and Try again leads to one', async () => {
    const page = await openFilled('cut', 200);
    await page.submit();
    await screen.findByText(errorText);
    expect(kindsOf(page)).toEqual(['network']);
    expect(valuesOnScreen()).toEqual(Object.values(answers));
    await page.submit();
    await screen.findByText(successText);
  });

  test('a late captcha and an API that never answers are busy for 25 seconds in all', async () => {
    const page = await openFilledWithClock('never');
    if (page.captcha) page.captcha.delay = 9000;
    await page.submit();
    await pass(24_900);
    expect(screen.queryByText(errorText)).toBeNull();
    await pass(200);
    expect(screen.getByText(errorText)).toBeTruthy();
  });

  test('typing while it is being sent changes nothing', async () => {
    const page = await openFilled('never');
    await page.submit();
    await waitFor(() => expect(page.api.requests).toHaveLength(1));
    await page.user.type(screen.getByLabelText('Contact number'), '9');
    await page.user.selectOptions(screen.getByLabelText(/discuss/), '1');
    expect(valuesOnScreen()).toEqual(Object.values(answers));
  });

  test('after a failure the fields can be edited again', async () => {
    const page = await openFilled(500);
    await page.submit();
    await screen.findByText(errorText);
    await page.fill({ Message: ' And ring after six' });
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Message/).value).toMatch(/And ring after six$/);
  });

  test.each([
    [19_900, false],
    [20_000, true],
  ])('fault 4: after %i ms without an answer there is an error: %s', async (time, isFailed) => {
    const page = await openFilledWithClock('never');
    await page.submit();
    await pass(10); // the captcha check
    await pass(time);
    expect(screen.queryByText(errorText) !== null).toBe(isFailed);
  });

  test('fault 4: is reported to the page as a time-out', async () => {
    const page = await openFilledWithClock('never');
    await page.submit();
    await pass(21_000);
    expect(kindsOf(page)).toEqual(['timeout']);
  });

  test('fault 5: waits for an answer that takes 15 seconds', async () => {
    const page = await openFilledWithClock(200);
    page.api.delay = 15_000;
    await page.submit();
    await pass(15_100);
    expect(screen.getByText(successText)).toBeTruthy();
  });

  test('fault 5: a busy form announces it once, and on its button', async () => {
    const page = await openFilledWithClock(200);
    page.api.delay = 15_000;
    await page.submit();
    await pass(5000);
    expect(screen.getByRole('status').textContent).toBe('Sending…');
    expect(screen.getByRole('button').textContent).toBe('Sending…');
  });

  test('fault 5: a busy button is announced as disabled and keeps the focus', async () => {
    const page = await openFilledWithClock(200);
    page.api.delay = 15_000;
    await page.submit();
    await pass(5000);
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  test('fault 5: a second press does nothing', async () => {
    const page = await openFilledWithClock(200);
    page.api.delay = 15_000;
    await page.submit();
    await pass(5000);
    await page.submit();
    await pass(15_100);
    expect(page.api.requests).toHaveLength(1);
  });

  test.each([200, 201, 202, 204])('fault 16: %i is an accepted lead', async (status) => {
    await (await openFilled(status)).submit();
    expect(await screen.findByText(successText)).toBeTruthy();
  });
});

describe('the captcha', () => {
  /** Fires the load or error event of the vendor's script. */
  async function dispatchOnScript(type: 'load' | 'error'): Promise<void> {
    await waitFor(() => expect(document.head.querySelector('script')).not.toBeNull());
    [...document.head.querySelectorAll('script')].at(-1)?.dispatchEvent(new Event(type));
    await settled();
  }

  async function openBlocked(): Promise<OpenForm> {
    const page = await open({
      withCaptcha: false,
      config: { captcha: { siteKey: 'test', scriptUrl: 'https://captcha.example.nz/a.js' } },
    });
    await page.fill(answers);
    await dispatchOnScript('error');
    return page;
  }

  test('fault 24: a script that is blocked ends in an error with a phone number', async () => {
    const page = await openBlocked();
    await page.submit();
    await dispatchOnScript('error');
    await screen.findByText(errorText);
    expect(within(screen.getByRole('alert')).getByRole('link', { name: '0800 000 000' })).toBeTruthy();
  });

  test('fault 24: sends nothing', async () => {
    const page = await openBlocked();
    await page.submit();
    await dispatchOnScript('error');
    await screen.findByText(errorText);
    expect(page.api.requests).toEqual([]);
    expect(kindsOf(page)).toEqual(['captcha-blocked']);
  });

  test('fault 24: Try again loads the script again, and the lead is sent', async () => {
    const page = await openBlocked();
    await page.submit();
    await dispatchOnScript('error');
    await screen.findByText(errorText);
    await page.submit();
    const captcha = installFakeCaptcha(page.api);
    await dispatchOnScript('load');
    await screen.findByText(successText);
    captcha.remove();
    expect(page.api.requests).toHaveLength(1);
  });

  test('fault 36: a vendor that renders nothing ends in an error', async () => {
    vi.stubGlobal('grecaptcha', { ready: () => {}, render: () => 0 });
    vi.useFakeTimers();
    vi.stubGlobal('jest', { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) });
    const page = await open({ withCaptcha: false, advanceTimers: (time) => vi.advanceTimersByTime(time) });
    await page.fill(answers);
    await vi.dynamicImportSettled();
    await page.submit();
    await pass(21_000);
    expect(screen.getByText(errorText)).toBeTruthy();
  });

  test('fault 27: a challenge that the visitor closed is no error', async () => {
    const page = await openFilledWithClock(200);
    if (page.captcha) page.captcha.mode = 'close';
    await page.submit();
    await pass(1500);
    expect(screen.queryByText(errorText)).toBeNull();
    expect(screen.getByRole('button').textContent).toBe('Submit');
  });

  test('fault 27: nor is it an error for integrators', async () => {
    const page = await openFilledWithClock(200);
    if (page.captcha) page.captcha.mode = 'close';
    await page.submit();
    await pass(1500);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('fault 27: keeps the focus on the button, also if Enter was pressed in a field', async () => {
    const page = await openFilledWithClock(200);
    if (page.captcha) page.captcha.mode = 'close';
    await page.user.click(screen.getByLabelText('Email'));
    await page.user.keyboard('{Enter}');
    await pass(1500);
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  test('fault 27: lets the next press send', async () => {
    const page = await openFilledWithClock(200);
    if (page.captcha) page.captcha.mode = 'close';
    await page.submit();
    await pass(1500);
    if (page.captcha) page.captcha.mode = 'pass';
    await page.submit();
    await pass(100);
    expect(page.api.requests).toHaveLength(1);
    expect(screen.queryByText(successText)).not.toBeNull();
  });

  test('fault 29: a token that expires before it is sent is replaced, silently', async () => {
    const page = await openFilled(200);
    if (page.captcha) page.captcha.mode = 'expire';
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests.map(({ fields }) => fields.captcha)).toEqual(['token-2']);
  });

  test('fault 30: a token that the API refuses is never used again', async () => {
    const page = await openFilled(422, 200);
    await page.submit();
    await screen.findByText(errorText);
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests.map(({ fields }) => fields.captcha)).toEqual(['token-1', 'token-2']);
  });

  test('fault 31: an error of the vendor ends in an error with a phone number', async () => {
    const page = await openFilled(200);
    if (page.captcha) page.captcha.mode = 'fail';
    await page.submit();
    await screen.findByText(errorText);
    expect(within(screen.getByRole('alert')).getByRole('link', { name: '0800 000 000' })).toBeTruthy();
  });

  test('fault 31: sends nothing', async () => {
    const page = await openFilled(200);
    if (page.captcha) page.captcha.mode = 'fail';
    await page.submit();
    await screen.findByText(errorText);
    expect(page.api.requests).toEqual([]);
    expect(kindsOf(page)).toEqual(['captcha-error']);
  });

  test('fault 37: in StrictMode one lead is sent', async () => {
    const api = installFakeApi();
    const captcha = installFakeCaptcha(api);
    configure({ json: { brand: 'acme', captcha: { siteKey: 'test' } } });
    render(
      <StrictMode>
        <RequestCallForm />
      </StrictMode>,
    );
    for (const [label, value] of Object.entries(answers))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText(successText);
    captcha.remove();
    api.remove();
    expect(api.requests).toHaveLength(1);
  });

  test('loads nothing before a visitor touches the form', async () => {
    await open({ withCaptcha: false });
    expect(document.querySelectorAll('script, iframe')).toHaveLength(0);
  });

  test("is left out in preview: the form sends without the vendor's script and without a check", async () => {
    const page = await open({ config: { preview: true } });
    await page.fill(answers);
    await page.submit();
    await screen.findByText(successText);
    expect(page.captcha?.executions).toBe(0);
    expect(document.querySelectorAll('script, iframe')).toHaveLength(0);
  });
});

describe('pressing', () => {
  async function pressAndWait(press: (page: OpenForm) => Promise<unknown>): Promise<OpenForm> {
    const page = await openFilled(200);
    await press(page);
    await screen.findByText(successText);
    return page;
  }

  test('fault 40: a double click sends one lead', async () => {
    const page = await pressAndWait(({ user }) => user.dblClick(screen.getByRole('button')));
    expect(page.api.requests).toHaveLength(1);
  });

  test('fault 40: Enter held down sends one lead', async () => {
    const page = await pressAndWait(async ({ user }) => {
      await user.click(screen.getByLabelText('Email'));
      await user.keyboard('{Enter>8/}');
    });
    expect(page.api.requests).toHaveLength(1);
  });

  test('fault 40: Enter and a click send one lead', async () => {
    const page = await openFilledWithClock(200);
    page.api.delay = 100;
    await page.user.click(screen.getByLabelText('Email'));
    await page.user.keyboard('{Enter}');
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests).toHaveLength(1);
  });

  test('fault 40: two events of one press are one attempt', async () => {
    const page = await pressAndWait(({ user }) => user.dblClick(screen.getByRole('button')));
    expect(typesOf(page)).toEqual(['aw:submit', 'aw:analytics', 'aw:success']);
  });
});

describe('the browser', () => {
  function showAgain(): void {
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  }

  test('fault 41: going back to the page while sending leaves a usable form', async () => {
    const page = await openFilled('never');
    await page.submit();
    await waitFor(() => expect(page.api.requests).toHaveLength(1));
    showAgain();
    expect(screen.getByRole('button').textContent).toBe('Try again');
    expect(valuesOnScreen()).toEqual(Object.values(answers));
  });

  test('fault 41: and reports to the page that the lead failed', async () => {
    const page = await openFilled('never');
    await page.submit();
    await waitFor(() => expect(page.api.requests).toHaveLength(1));
    showAgain();
    expect(typesOf(page)).toEqual(['aw:submit', 'aw:error']);
    expect(kindsOf(page)).toEqual(['network']);
  });

  test('fault 41: and sends nothing by itself', async () => {
    const page = await openFilledWithClock('never');
    await page.submit();
    await waitFor(() => expect(page.api.requests).toHaveLength(1));
    showAgain();
    await pass(600_000);
    expect(page.api.requests).toHaveLength(1);
  });

  test('fault 41: Try again then has the same id', async () => {
    const page = await openFilled('never', 200);
    await page.submit();
    await waitFor(() => expect(page.api.requests).toHaveLength(1));
    showAgain();
    await page.submit();
    await screen.findByText(successText);
    expect(new Set(page.api.requests.map(({ fields }) => fields.SubmissionId)).size).toBe(1);
  });

  test('fault 41: going back after success still shows the success', async () => {
    const page = await openFilled(200);
    await page.submit();
    await screen.findByText(successText);
    showAgain();
    expect(screen.getByText(successText)).toBeTruthy();
  });

  /** Returns what a form of the page shows once a draft would be restored. */
  async function valuesAfterReload(
    options: OpenFormOptions = { id: 'call' },
    widget = definition,
  ): Promise<string[]> {
    await open(options, widget);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    return valuesOnScreen();
  }

  const blank = ['', '', '', '', 'none', 'default', ''];

  test('fault 42: typed values are restored after a reload', async () => {
    const first = await open({ id: 'call' });
    await first.fill(answers);
    first.remove();
    expect(await valuesAfterReload()).toEqual(Object.values(answers));
  });

  test('fault 42: values typed before the draft is restored stay', async () => {
    const first = await open({ id: 'call' });
    await first.fill(answers);
    first.remove();
    await open({ id: 'call' });
    fireEvent.input(screen.getByLabelText('First Name'), { target: { value: 'Hēmi' } });
    await screen.findByDisplayValue(Object.values(answers)[1] ?? '');
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Hēmi');
  });

  test('fault 42: nothing is restored after success', async () => {
    const first = await open({ id: 'call' });
    await first.fill(answers);
    await first.submit();
    await screen.findByText(successText);
    first.remove();
    expect(await valuesAfterReload()).toEqual(blank);
  });

  test('fault 42: another form in the same place does not get its draft', async () => {
    const first = await open({ id: 'call' });
    await first.fill(answers);
    first.remove();
    expect(
      await valuesAfterReload(
        { id: 'call', component: RequestCallForm as never },
        { ...definition, name: 'other-form' },
      ),
    ).toEqual(blank);
  });

  test('faults 42 and 53: two alike keep their own drafts', async () => {
    const [first, second] = [await open(), await open()];
    await first.fill({ 'First Name': 'Aroha' });
    await second.fill({ 'First Name': 'Wiremu' });
    expect(sessionStorage).toHaveLength(2);
  });

  test('two in a React app keep their own drafts', () => {
    render(
      <>
        <RequestCallForm heading="One" />
        <RequestCallForm heading="Two" />
      </>,
    );
    for (const name of ['One', 'Two']) {
      const field = within(screen.getByRole('form', { name })).getByLabelText('First Name');
      fireEvent.change(field, { target: { value: name } });
    }
    expect(sessionStorage).toHaveLength(2);
  });

  test('fault 42: nothing is stored if the page turns drafts off', async () => {
    const options = { id: 'call', attributes: { draft: 'false' } };
    const first = await open(options);
    await first.fill(answers);
    first.remove();
    expect(await valuesAfterReload(options)).toEqual(blank);
  });

  test('fault 42: a visitor can clear the restored values', async () => {
    const first = await open({ id: 'call' });
    await first.fill(answers);
    first.remove();
    const second = await open({ id: 'call' });
    await second.user.click(await screen.findByRole('button', { name: 'Clear the form' }));
    expect(valuesOnScreen()).toEqual(blank);
  });

  test('a draft leaves the storage after 30 minutes', async () => {
    const page = await openFilledWithClock(200);
    expect(JSON.stringify({ ...sessionStorage })).toContain('Mārama');
    await pass(30 * 60 * 1000);
    expect(sessionStorage).toHaveLength(0);
    expect(page.element.isConnected).toBe(true);
  });

  test('a correction after an unknown outcome is a new revision of the same lead', async () => {
    const page = await openFilled('network', 200);
    await page.submit();
    await screen.findByText(errorText);
    await page.fill({ Message: ' Ring after six' });
    await page.submit();
    await screen.findByText(successText);
    const [first, second] = page.api.requests.map(({ fields }) => fields);
    expect(first?.SubmissionRevision).toBe(1);
    expect(second?.SubmissionRevision).toBe(2);
    expect(second?.SubmissionId).toBe(first?.SubmissionId);
  });

  test('also if it was corrected after a reload', async () => {
    const first = await open({ id: 'call' });
    first.api.standard = 'network';
    await first.fill(answers);
    await first.submit();
    await screen.findByText(errorText);
    first.remove();
    const second = await open({ id: 'call' });
    await screen.findByDisplayValue('Mārama');
    await second.fill({ Message: ' Ring after six' });
    await second.submit();
    await screen.findByText(successText);
    expect(second.api.requests[0]?.fields).toMatchObject({
      SubmissionRevision: 2,
      SubmissionId: first.api.requests[0]?.fields.SubmissionId,
    });
  });

  test('without a change it keeps its revision', async () => {
    const page = await openFilled('network', 200);
    await page.submit();
    await screen.findByText(errorText);
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests.map(({ fields }) => fields.SubmissionRevision)).toEqual([1, 1]);
  });

  test('fault 43: a lead is sent if cookies and storage throw', async () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    vi.spyOn(document, 'cookie', 'get').mockImplementation(blocked);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(blocked);
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(blocked);
    const page = await openFilled(200);
    await page.submit();
    await screen.findByText(successText);
    vi.restoreAllMocks();
    expect(page.api.requests).toHaveLength(1);
  });

  test('fault 44: a lead has an id if crypto.randomUUID is missing', async () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new Error('not called');
    });
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    const page = await openFilled(200);
    await page.submit();
    await screen.findByText(successText);
    Reflect.deleteProperty(crypto, 'randomUUID');
    expect(page.api.requests[0]?.fields.SubmissionId).toMatch(/^[\da-f-]{36}$/);
  });

  test('fault 45: values that autofill enters without any event are sent', async () => {
    const page = await open();
    for (const [label, value] of Object.entries(answers))
      screen.getByLabelText<HTMLInputElement>(label).value = value;
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests[0]?.fields).toMatchObject({
      FormFirstName: 'Mārama',
      FormPostcode: '0110',
      FormSubject: '13',
    });
  });

  test('faults 42 and 45: values that autofill enters without any event are restored, with their id, after a reload while they are sent', async () => {
    const first = await open({ id: 'call' });
    first.api.standard = 'never';
    for (const [label, value] of Object.entries(answers))
      screen.getByLabelText<HTMLInputElement>(label).value = value;
    await first.submit();
    await waitFor(() => expect(first.api.requests).toHaveLength(1));
    first.remove();
    const second = await open({ id: 'call' });
    await waitFor(() => expect(valuesOnScreen()).toEqual(Object.values(answers)));
    await second.submit();
    await screen.findByText(successText);
    expect(second.api.requests[0]?.fields.SubmissionId).toBe(first.api.requests[0]?.fields.SubmissionId);
  });

  test('fault 45: wrong values from autofill are refused', async () => {
    const page = await openFilled(200);
    screen.getByLabelText<HTMLInputElement>('Email').value = 'nobody';
    await page.submit();
    expect(await screen.findByText('Please enter your email.')).toBeTruthy();
  });

  test('faults 42 and 45: refused values that autofill entered without any event are restored after a reload', async () => {
    const first = await open({ id: 'call' });
    for (const [label, value] of Object.entries(answers))
      screen.getByLabelText<HTMLInputElement>(label).value = value;
    screen.getByLabelText<HTMLInputElement>('Email').value = 'nobody';
    await first.submit();
    await screen.findByText('Please enter your email.');
    first.remove();
    await open({ id: 'call' });
    await waitFor(() => expect(valuesOnScreen()).toEqual(Object.values({ ...answers, Email: 'nobody' })));
  });

  test('fault 50: a lead survives analytics that throw', async () => {
    vi.stubGlobal('heap', {
      track: () => {
        throw new Error('quota');
      },
    });
    vi.stubGlobal('dataLayer', 'not an array');
    await (await openFilled(200)).submit();
    expect(await screen.findByText(successText)).toBeTruthy();
  });

  test("fault 51: a lead survives a page's listener that throws", async () => {
    const page = await openFilled(200);
    addEventListener('error', (event) => event.preventDefault(), { once: true });
    page.element.addEventListener('aw:submit', () => {
      throw new Error('of the page');
    });
    await page.submit();
    expect(await screen.findByText(successText)).toBeTruthy();
  });

  test('fault 52: the form survives translated texts', async () => {
    const page = await openFilled(500, 200);
    await page.submit();
    await screen.findByText(errorText);
    translate(page.element);
    await page.submit();
    await screen.findByText(successText);
    expect(page.element.dataset.widgetState).toBe('ready');
  });

  test('fault 53: with two on a page a label leads to its own field', async () => {
    const [first, second] = [
      await open(),
      await mountSnippet('<div data-widget="request-call-form"></div>', definition),
    ];
    await first.user.click(within(second.element).getByText('Email'));
    const focused = document.activeElement;
    const isItsOwn = focused === within(second.element).getByLabelText('Email');
    second.remove();
    expect(isItsOwn).toBe(true);
  });

  /** Translates like browsers do: wraps each text node in an element. */
  function translate(root: Element): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = `(${text.textContent ?? ''})`;
      text.parentNode?.replaceChild(font, text);
    }
  }
});

describe('what is typed', () => {
  test('fault 56: a blank form shows every error at once', async () => {
    await (await open()).submit();
    await screen.findByText('Please enter your first name.');
    expect(
      [...document.querySelectorAll('.aw-field-error span:last-child')].map(({ textContent }) => textContent),
    ).toEqual([
      'Please enter your first name.',
      'Please enter your last name.',
      'Please enter your email.',
      'Please enter your contact number.',
      'Please select your region',
      'Please select an option from the list.',
    ]);
  });

  test('fault 56: moves the focus to the first wrong field', async () => {
    const page = await open();
    await page.fill({ 'First Name': 'Aroha' });
    await page.submit();
    await screen.findByText('Please enter your last name.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Last Name')));
  });

  test('fault 56: runs no captcha and sends nothing', async () => {
    const page = await open();
    await page.submit();
    await screen.findByText('Please enter your first name.');
    expect(page.captcha?.executions).toBe(0);
    expect(page.api.requests).toEqual([]);
  });

  test('fault 56: reports the fields to the page, and none of their values', async () => {
    const page = await open();
    await page.fill({ ...answers, Email: 'nobody', 'Choose your region': 'none' });
    await page.submit();
    await screen.findByText('Please enter your email.');
    expect(page.events.at(-1)).toEqual({
      type: 'aw:error',
      detail: {
        widget: 'request-call-form',
        id: expect.any(String),
        kind: 'invalid',
        fields: ['FormEmail', 'FormPostcode'],
      },
    });
  });

  test('fault 57: spaces of any kind are blank', async () => {
    const page = await open();
    await page.fill({ ...answers, 'First Name': ' \u00a0', 'Last Name': '\u200b' });
    await page.submit();
    await screen.findByText('Please enter your first name.');
    expect(screen.getByText('Please enter your last name.')).toBeTruthy();
  });

  test('fault 59: an address is trimmed', async () => {
    const page = await open();
    await page.fill({ ...answers, Email: " o'neill@xtra.co.nz " });
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests[0]?.fields.FormEmail).toBe("o'neill@xtra.co.nz");
  });

  test.each(['json', 'form'])('fault 61: a message is sent exactly, as %s', async (callCentre) => {
    const message = `<b>Kia ora</b> & "hi"\n🏡👩\u200d👧 Ōtautahi\n${'x'.repeat(20_000)}`;
    const page = await open({ config: { encoding: { callCentre } } });
    await page.fill({ ...answers, Message: message });
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests[0]?.fields.FormMessage).toBe(message);
  });

  test('fault 62: the region keeps its leading zero', async () => {
    const page = await openFilled(200);
    await page.submit();
    await screen.findByText(successText);
    expect(page.api.requests[0]?.fields).toMatchObject({ FormPostcode: '0110', Region: 'Northland' });
  });

  test('fault 67: one key clears the error of its field', async () => {
    const page = await open();
    await page.submit();
    await screen.findByText('Please enter your first name.');
    await page.user.type(screen.getByLabelText('Email'), 'm');
    expect(screen.queryByText('Please enter your email.')).toBeNull();
  });

  test('fault 67: and no other', async () => {
    const page = await open();
    await page.submit();
    await screen.findByText('Please enter your first name.');
    await page.user.type(screen.getByLabelText('Email'), 'm');
    expect(screen.getAllByText(/^Please (enter|select)/)).toHaveLength(6);
  });
});

describe('the error summary', () => {
  const right = {
    FormFirstName: 'Aroha',
    FormLastName: 'Ngata',
    FormEmail: 'a@b.nz',
    FormPhone: '021 555 0000',
    FormPostcode: '0110',
    FormSubject: '4',
  };

  async function openWithErrors(wrong: Readonly<Record<string, string>>): Promise<OpenForm> {
    const page = await open({ attributes: { 'error-summary': 'true', 'heading-level': '3' } });
    putValues(page.element, { ...right, ...wrong });
    await page.submit();
    await screen.findByText('Please enter your email.');
    return page;
  }

  const openWithTwo = () => openWithErrors({ FormEmail: 'nobody', FormPostcode: 'none' });
  const summary = () => screen.queryByRole('group', { name: 'There is a problem' });
  const links = () => within(summary() ?? document.body).getAllByRole('link');

  test('lists every error with its field', async () => {
    await openWithTwo();
    expect(links().map(({ textContent }) => textContent)).toEqual([
      'Email: Please enter your email.',
      'Choose your region: Please select your region',
    ]);
  });

  test('takes the focus', async () => {
    await openWithTwo();
    expect(document.activeElement).toBe(summary());
  });

  test('is read out with the focus, so it is no alert too', async () => {
    await openWithTwo();
    const list = document.getElementById(summary()?.getAttribute('aria-describedby') ?? '');
    expect(list?.textContent).toContain('Email: Please enter your email.');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test("has a heading below the form's own", async () => {
    await openWithTwo();
    expect(screen.getByRole('heading', { name: 'There is a problem', level: 4 })).toBeTruthy();
  });

  test('leads to the field', async () => {
    const page = await openWithTwo();
    await page.user.click(screen.getByRole('link', { name: /Choose your region/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Choose your region'));
  });

  test("leaves the page's address as it is", async () => {
    const page = await openWithTwo();
    await page.user.click(screen.getByRole('link', { name: /Choose your region/ }));
    expect(location.hash).toBe('');
  });

  test('links name the controls', async () => {
    await openWithTwo();
    const targets = links().map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
    expect(targets).toEqual([screen.getByLabelText('Email'), screen.getByLabelText('Choose your region')]);
  });

  test('stays as it is while fields are corrected: nothing moves while someone types', async () => {
    const page = await openWithTwo();
    await page.fill({ Email: 'a@b.nz', 'Choose your region': '0110' });
    expect(links()).toHaveLength(2);
  });

  test('has what the next press finds', async () => {
    const page = await openWithTwo();
    putValues(page.element, { FormEmail: 'a@b.nz', FormFirstName: '' });
    await page.submit();
    await screen.findByText('Please enter your first name.');
    expect(links().map(({ textContent }) => textContent)).toEqual([
      'First Name: Please enter your first name.',
      'Choose your region: Please select your region',
    ]);
  });

  test('is gone if the next press passes, and the server fails', async () => {
    const page = await openWithTwo();
    page.api.standard = 500;
    putValues(page.element, right);
    await page.submit();
    await screen.findByText(errorText);
    expect(summary()).toBeNull();
  });

  test('is not shown for one error: the field takes the focus', async () => {
    await openWithErrors({ FormEmail: 'nobody' });
    expect(summary()).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  test('is not shown unless the page asks for it', async () => {
    await (await open()).submit();
    await screen.findByText('Please enter your first name.');
    expect(screen.queryByRole('group')).toBeNull();
  });
});
