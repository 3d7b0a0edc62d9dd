import { configure } from '@adviser-widgets/core';
import type { FakeAnswer } from '@adviser-widgets/testing';
import {
  answers,
  createFormOpener,
  errorText,
  pass,
  successText,
  type OpenForm,
} from '@adviser-widgets/testing/form';
import { settled } from '@adviser-widgets/testing/settled';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { SampleForm, sampleForm, valuesOnScreen } from './sample-form.tsx';

const { openFilled, openFilledWithClock } = createFormOpener(sampleForm, answers, SampleForm);

function typesOf({ events }: OpenForm): string[] {
  return events.map(({ type }) => type).filter((type) => type !== 'aw:ready');
}

function kindsOf({ events }: OpenForm): unknown[] {
  return events.filter(({ type }) => type === 'aw:error').map(({ detail }) => detail.kind);
}

// Which answer is which failure is tested in core/http/request.test.ts, what a press does about it in press.test.ts.
test.each<[fault: number, name: string, answer: FakeAnswer, kind: string]>([
  [1, 'a connection that cannot be made', 'network', 'network'],
  [10, 'a refusal', 422, 'refused'],
  [15, 'a failure of the server', 503, 'http'],
])(
  'fault %i: %s is reported to the page, shown with a phone number, and leaves values and focus',
  async (_fault, _name, answer, kind) => {
    const page = await openFilled(answer);
    await page.submit();
    await screen.findByText(errorText);
    expect(typesOf(page)).toEqual(['aw:submit', 'aw:error']);
    expect(kindsOf(page)).toEqual([kind]);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe(`${errorText}Or call us on 0800 000 000`);
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:0800000000');
    expect(valuesOnScreen()).toEqual(Object.values(answers));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    await page.fill({ Message: 'Ring after six' }); // the fields can be edited again
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Message/).value).toBe('Ring after six');
  },
);

describe('a failure', () => {
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

  test('disappears while it is being retried', async () => {
    const page = await openFilled(500, 'never');
    await page.submit();
    await screen.findByText(errorText);
    await page.submit();
    expect(screen.queryByText(errorText)).toBeNull();
  });
});

describe('without a connection', () => {
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

  test('fault 2: without a connection visitor and page get a message, with a phone number', async () => {
    const { page } = await pressOffline();
    expect(typesOf(page)).toEqual(['aw:submit', 'aw:error']);
    expect(kindsOf(page)).toEqual(['offline']);
    expect(screen.queryByRole('link', { name: '0800 000 000' })).not.toBeNull();
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

  test.each(['online', 'visibilitychange'])(
    'fault 2: it is sent once, with the same id, at %s',
    async (type) => {
      const { page, reconnect } = await pressOffline(200);
      reconnect(type);
      await screen.findByText(successText);
      const [first, second, ...others] = page.api.requests.map(({ fields }) => fields.SubmissionId);
      expect(second).toBe(first);
      expect(others).toEqual([]);
    },
  );

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

  test('fault 7: leaving asks nothing before a press', async () => {
    await openFilled(200);
    expect(isAsked()).toBe(false);
  });

  test('fault 7: leaving asks nothing because of an unmounted form', async () => {
    const { page } = await pressOffline();
    page.remove();
    expect(isAsked()).toBe(false);
  });
});

describe('while it is sent', () => {
  test('typing while it is being sent changes nothing', async () => {
    const page = await openFilled('never');
    await page.submit();
    await waitFor(() => expect(page.api.requests).toHaveLength(1));
    await page.user.type(screen.getByLabelText('Contact number'), '9');
    await page.user.selectOptions(screen.getByLabelText(/discuss/), '1');
    expect(valuesOnScreen()).toEqual(Object.values(answers));
  });

  test('fault 5: its button says so once, is announced as disabled, and keeps the focus', async () => {
    const page = await openFilledWithClock(200);
    page.api.delay = 15_000;
    await page.submit();
    await pass(5000);
    const button = screen.getByRole('button');
    expect(screen.getByRole('status').textContent).toBe('Sending…');
    expect(button.textContent).toBe('Sending…');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    await pass(10_100);
    expect(screen.getByText(successText)).toBeTruthy();
  });

  test.each([
    ['a double click', (page: OpenForm) => page.user.dblClick(screen.getByRole('button'))],
    [
      'Enter held down',
      async ({ user }: OpenForm) => {
        await user.click(screen.getByLabelText('Email'));
        await user.keyboard('{Enter>8/}');
      },
    ],
  ])('fault 40: %s sends one lead, and is one attempt', async (_name, press) => {
    const page = await openFilled(200);
    await press(page);
    await screen.findByText(successText);
    expect(page.api.requests).toHaveLength(1);
    expect(typesOf(page)).toEqual(['aw:submit', 'aw:analytics', 'aw:success']);
  });

  test('fault 41: a page that the browser brings back shows a failure, with all values', async () => {
    const page = await openFilled('never');
    await page.submit();
    await waitFor(() => expect(page.api.requests).toHaveLength(1));
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(screen.getByRole('button').textContent).toBe('Try again');
    expect(valuesOnScreen()).toEqual(Object.values(answers));
    expect(kindsOf(page)).toEqual(['network']);
  });
});
