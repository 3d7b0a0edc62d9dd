import { createFormOpener, pass, type OpenForm, type OpenFormOptions } from '@adviser-widgets/testing/form';
import type { FakeAnswer } from '@adviser-widgets/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { SubscriptionCentre } from './SubscriptionCentre.tsx';

const errorText = 'Sorry, something went wrong. Please try again later.';
const thanks = 'Thank you for updating your preferences.';
const invitation = 'We like the way you think. Please tick the box below and confirm to resubscribe.';

const { open: openForm, openConfiguredWithClock } = createFormOpener(definition, {});
let dataLayer: unknown[];

beforeEach(() => {
  dataLayer = [];
  vi.stubGlobal('dataLayer', dataLayer);
});

afterEach(() => history.replaceState(null, '', '/'));

/** Opens the page as a link in an email does. */
async function open(query = '?ceid=c-123', options: OpenFormOptions = {}): Promise<OpenForm> {
  history.replaceState(null, '', `/${query}`);
  return openForm(options);
}

const box = () => screen.getByRole('checkbox', { name: 'Unsubscribe me from marketing email' });
const resubscribeBox = () => screen.getByRole('checkbox', { name: 'Yes, resubscribe me' });
const confirm = () => screen.getByRole('button', { name: 'Confirm' });
const resubscribe = () => screen.getByRole('button', { name: 'Resubscribe' });
const sent = ({ api }: OpenForm) => api.requests.map(({ fields }) => fields);
const eventsOf = ({ events }: OpenForm) => events.map(({ type, detail }) => ({ type, ...detail }));

describe('what it shows', () => {
  test('its texts, and no section to resubscribe', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Subscription centre');
    expect(screen.getByText(/^This may/).textContent).toBe(
      'This may take up to five business days to update',
    );
    expect(box().hasAttribute('checked')).toBe(false);
    expect(screen.queryByText(invitation)).toBeNull();
  });

  test("the page's own texts and slots", async () => {
    await open('', {
      attributes: {
        heading: 'Emails',
        'sub-heading': 'Yours to choose',
        'heading-level': '3',
        'button-text': 'Save',
      },
      children: '<p data-slot="intro">Kia ora</p><p data-slot="privacy">Our promise</p>',
      config: {
        messages: {
          'subscription-centre': { disclaimer: 'Give us a week', outcomeSubscribed: '{button} signs you up' },
        },
      },
    });
    expect(screen.getByRole('heading', { level: 3, name: 'Emails' })).toBeTruthy();
    expect(screen.getByText('Give us a week').parentElement?.textContent).toBe(
      'EmailsYours to chooseKia oraUnsubscribe me from marketing emailSave signs you upSaveGive us a weekOur promise',
    );
  });

  test('no heading and the default button if those are blank', async () => {
    await open('', { attributes: { heading: '', 'sub-heading': '', 'button-text': '' } });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(confirm().textContent).toBe('Confirm');
  });

  test('the same in an app', () => {
    render(<SubscriptionCentre headingLevel={4} />);
    expect(screen.getByRole('heading', { level: 4, name: 'Subscription centre' })).toBeTruthy();
  });
});

type Press = 'resubscribe' | 'unsubscribe';

type State = readonly [query: string, presses: readonly Press[], ticked: Press | null, status: string];

/** What the boxes show after some presses, and what Confirm then promises and sends. */
const states: readonly State[] = [
  ['', [], null, 'subscribed'],
  ['', ['unsubscribe'], 'unsubscribe', 'unsubscribed'],
  ['', ['unsubscribe', 'unsubscribe'], null, 'subscribed'],
  ['&unsubscribed=true', [], 'unsubscribe', 'unsubscribed'],
  ['&unsubscribed=true', ['unsubscribe'], null, 'subscribed'],
  ['&unsubscribed=true', ['resubscribe'], 'resubscribe', 'subscribed'],
  ['&unsubscribed=true', ['unsubscribe', 'resubscribe'], 'resubscribe', 'subscribed'],
  ['&unsubscribed=true', ['resubscribe', 'unsubscribe'], 'unsubscribe', 'unsubscribed'],
  ['&unsubscribed=true', ['resubscribe', 'resubscribe'], 'unsubscribe', 'unsubscribed'],
];

const sentences: Readonly<Record<string, string>> = {
  subscribed: 'The box is not ticked: Confirm subscribes you to marketing email.',
  unsubscribed: 'The box is ticked: Confirm unsubscribes you from marketing email.',
};

async function openAndPress(query: string, presses: readonly Press[]): Promise<OpenForm> {
  const page = await open(`?ceid=c-123${query}`);
  for (const press of presses) await page.user.click(press === 'resubscribe' ? resubscribeBox() : box());
  return page;
}

describe.each(states)('opened with "%s", after presses on %j', (query, presses, ticked, status) => {
  test(`only ${ticked ?? 'no'} box is ticked`, async () => {
    await openAndPress(query, presses);
    const boxes = screen.queryAllByRole('checkbox', { checked: true });
    expect(boxes.map((each) => each.getAttribute('name'))).toEqual(ticked ? [ticked] : []);
  });

  test(`box and button promise "${status}", and the text is announced`, async () => {
    await openAndPress(query, presses);
    const sentence = sentences[status] ?? '';
    expect(describedBy(box())).toBe(sentence);
    expect(describedBy(confirm())).toBe(sentence);
    expect(screen.getByText(sentence).getAttribute('role')).toBe('status');
  });

  test(`Confirm sends "${status}"`, async () => {
    const page = await openAndPress(query, presses);
    await page.user.click(confirm());
    await screen.findByText(thanks);
    expect(sent(page)).toEqual([{ ceid: 'c-123', app_group_id: 'acme', status }]);
  });
});

test.each(states.filter(([, , ticked]) => ticked === 'resubscribe'))(
  'opened with "%s", after presses on %j, Resubscribe sends "subscribed"',
  async (query, presses) => {
    const page = await openAndPress(query, presses);
    await page.user.click(resubscribe());
    await screen.findByText(thanks);
    expect(sent(page)).toMatchObject([{ status: 'subscribed' }]);
  },
);

test.each(states.filter(([query, , ticked]) => query && ticked !== 'resubscribe'))(
  'opened with "%s", after presses on %j, Resubscribe asks for its tick and sends nothing',
  async (query, presses) => {
    const page = await openAndPress(query, presses);
    expect(describedBy(resubscribe())).toBe('To resubscribe, tick the box first.');
    await page.user.click(resubscribe());
    expect(describedBy(resubscribeBox())).toBe('Error: Please tick the box to resubscribe.');
    expect(sent(page)).toEqual([]);
  },
);

describe("what a script of the page ticks, such as a theme's own check boxes, is what is sent", () => {
  test('Unsubscribe', async () => {
    const page = await open();
    (box() as HTMLInputElement).checked = true;
    await page.user.click(confirm());
    await screen.findByText(thanks);
    expect(sent(page)).toMatchObject([{ status: 'unsubscribed' }]);
  });

  test('Resubscribe, in place of the other box', async () => {
    const page = await open('?ceid=c-123&unsubscribed=true');
    (resubscribeBox() as HTMLInputElement).checked = true;
    await page.user.click(resubscribe());
    await screen.findByText(thanks);
    expect(sent(page)).toMatchObject([{ status: 'subscribed' }]);
  });

  test('and the text under the box says so once the pointer is up', async () => {
    await open();
    (box() as HTMLInputElement).checked = true;
    act(() => void fireEvent.pointerUp(document.body));
    expect(describedBy(box())).toBe(sentences.unsubscribed);
  });
});

describe('the address of the page', () => {
  test.each([
    ['', 0],
    ['?unsubscribed=true', 1],
    ['?ceid=c-123&unsubscribed=true&utm_source=mail', 1],
    ['?unsubscribed=TRUE', 0],
    ['?unsubscribed=true%20', 0],
    ['?unsubscribed=1', 0],
    ['?unsubscribed', 0],
    ['?unsubscribed=false', 0],
    ['?Unsubscribed=true', 0],
    ['#unsubscribed=true', 0],
  ])('%j shows the section %i times', async (query, times) => {
    await open(query);
    expect(screen.queryAllByText(invitation)).toHaveLength(times);
  });

  test.each([
    ['?ceid=c-123', { ceid: 'c-123', app_group_id: 'acme' }],
    ['?ceid=c-123&app_group_id=nz-spring', { ceid: 'c-123', app_group_id: 'nz-spring' }],
    ['?ceid=%20c-123%20&app_group_id=%20', { ceid: 'c-123', app_group_id: 'acme' }],
    ['?app_group_id=&ceid=0', { ceid: '0', app_group_id: 'acme' }],
  ])('%j sends %j', async (query, fields) => {
    const page = await open(query);
    await page.user.click(confirm());
    await screen.findByText(thanks);
    expect(sent(page)).toEqual([{ ...fields, status: 'subscribed' }]);
  });

  test('counts as it was when the page was opened', async () => {
    const page = await open('?ceid=c-123');
    history.replaceState(null, '', '/'); // a script of the page clears the query
    await page.user.click(confirm());
    await screen.findByText(thanks);
    expect(sent(page)).toMatchObject([{ ceid: 'c-123' }]);
  });

  test.each(['', '?ceid=', '?ceid=%20'])(
    '%j has no ceid: nothing is sent, and the visitor, the page and the console get the error',
    async (query) => {
      const page = await open(query);
      await page.user.click(confirm());
      await screen.findByText(errorText);
      expect(sent(page)).toEqual([]);
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('has no "ceid"'));
      expect(eventsOf(page)).toContainEqual(expect.objectContaining({ type: 'aw:error', kind: 'refused' }));
    },
  );
});

test('fault 72: opened by a mail scanner, it sends nothing, however long it waits', async () => {
  history.replaceState(null, '', '/?ceid=c-123&unsubscribed=true&status=unsubscribed');
  const page = await openConfiguredWithClock({});
  await pass(600_000);
  expect(sent(page)).toEqual([]);
  expect(eventsOf(page).filter(({ type }) => type !== 'aw:ready')).toEqual([]);
});

describe('the section to resubscribe', () => {
  const query = '?ceid=c-123&unsubscribed=true';

  test('is above the normal one', async () => {
    await open(query);
    expect(resubscribeBox().compareDocumentPosition(box())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('does nothing before its box is ticked, and shows why', async () => {
    const page = await open(query);
    expect(resubscribe().getAttribute('aria-disabled')).toBe('true');
    expect(resubscribe().hasAttribute('disabled')).toBe(false);
    expect(describedBy(resubscribe())).toBe('To resubscribe, tick the box first.');
    await page.user.click(resubscribe());
    expect(describedBy(resubscribeBox())).toBe('Error: Please tick the box to resubscribe.');
    expect(resubscribeBox().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(resubscribeBox());
    expect(sent(page)).toEqual([]);
    expect(eventsOf(page).at(-1)).toMatchObject({ type: 'aw:error', kind: 'invalid' });
  });

  test('clears its error with the tick', async () => {
    const page = await open(query);
    await page.user.click(resubscribe());
    await page.user.click(resubscribeBox());
    expect(describedBy(resubscribeBox())).toBe('Resubscribe subscribes you to marketing email again.');
    expect(resubscribeBox().hasAttribute('aria-invalid')).toBe(false);
    expect(resubscribe().hasAttribute('aria-disabled')).toBe(false);
  });

  test('sends "subscribed", and both sections are replaced by the thanks', async () => {
    const page = await open(query);
    await page.user.click(resubscribeBox());
    await page.user.click(resubscribe());
    await screen.findByText(thanks);
    expect(sent(page)).toEqual([{ ceid: 'c-123', app_group_id: 'acme', status: 'subscribed' }]);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  test('shares one lock with the other: while one is under way, neither sends', async () => {
    const page = await open(query);
    page.api.standard = 'never';
    await page.user.click(resubscribeBox());
    await page.user.click(resubscribe());
    await screen.findByRole('button', { name: 'Sending…' });
    await page.user.click(confirm());
    await page.user.dblClick(screen.getByRole('button', { name: 'Sending…' }));
    expect(sent(page)).toHaveLength(1);
  });

  test.each(['unsubscribed', 'subscribed'])('after Close, Confirm sends "%s" again', async (status) => {
    const page = await open(query, { attributes: { closable: 'true' } });
    if (status === 'subscribed') await page.user.click(resubscribeBox());
    await page.user.click(confirm());
    await page.user.click(await screen.findByRole('button', { name: 'Close' }));
    await page.user.click(confirm());
    await screen.findByText(thanks);
    expect(sent(page)).toMatchObject([{ status }, { status }]);
  });

  test('a failed press is repeated as it was, by Try again', async () => {
    const page = await open(query);
    page.api.queue.push(503);
    await page.user.click(resubscribeBox());
    await page.user.click(confirm());
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText(thanks);
    expect(sent(page)).toMatchObject([{ status: 'subscribed' }, { status: 'subscribed' }]);
  });

  test("leaves an author's control in a slot alone while it sends", async () => {
    const page = await open(query, { children: '<p data-slot="intro"><input aria-label="Theirs"></p>' });
    page.api.standard = 'never';
    await page.user.click(confirm());
    await screen.findByRole('button', { name: 'Sending…' });
    expect(screen.getByLabelText('Theirs')).toHaveProperty('readOnly', false);
  });

  test('does not reappear once preferences are updated', async () => {
    const page = await open(query, { attributes: { closable: 'true' } });
    await page.user.click(confirm());
    await page.user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByText(invitation)).toBeNull();
    expect(document.activeElement).toBe(box());
    expect(eventsOf(page).at(-1)?.type).toBe('aw:reset');
  });

  test('shows its own failure under its own button', async () => {
    const page = await open(query);
    page.api.standard = 503;
    await page.user.click(resubscribeBox());
    await page.user.click(resubscribe());
    const error = await screen.findByText(errorText);
    expect(error.closest('form')?.contains(resubscribeBox())).toBe(true);
    expect(screen.getAllByText(errorText)).toHaveLength(1);
  });
});

describe('a failure', () => {
  test.each<[string, FakeAnswer, string]>([
    ['fault 17: the message "failed"', { status: 200, body: '{"message":"failed"}' }, 'refused'],
    ['fault 17: a page in the place of JSON', { status: 200, body: '<title>success</title>' }, 'refused'],
    ['fault 17: nothing', 'unchecked', 'refused'],
    ['fault 1: no connection', 'network', 'network'],
    ['fault 10: 400', 400, 'refused'],
    ['fault 15: 503', 503, 'http'],
  ])(
    '%s: the sentence with its full stop, a phone number, and a retry that works',
    async (_fault, answer, kind) => {
      const page = await open();
      page.api.queue.push(answer);
      await page.user.click(box());
      await page.user.click(confirm());
      await screen.findByText(errorText);
      expect(screen.getByRole('link', { name: '0800 000 000' })).toBeTruthy();
      expect(eventsOf(page).at(-1)).toMatchObject({ type: 'aw:error', kind });
      expect(console.error).toHaveBeenCalledOnce();
      expect(dataLayer).toEqual([]);

      await page.user.click(screen.getByRole('button', { name: 'Try again' }));
      await screen.findByText(thanks);
      expect(sent(page)).toEqual(
        [1, 2].map(() => ({ ceid: 'c-123', app_group_id: 'acme', status: 'unsubscribed' })),
      );
      expect(dataLayer).toHaveLength(1);
    },
  );
});

describe('after success', () => {
  test('shows the thanks, has the focus, and cannot be closed', async () => {
    const page = await open();
    await page.user.click(confirm());
    await screen.findByText(thanks);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test("shows the page's own content instead", async () => {
    const page = await open('?ceid=c-123', { children: '<div data-slot="success"><h3>Ka pai</h3></div>' });
    await page.user.click(confirm());
    await screen.findByRole('heading', { name: 'Ka pai' });
    expect(page.element.textContent).toBe('Ka pai');
  });

  test('reports once to analytics and the page, without the choice or an id', async () => {
    const page = await open('?ceid=c-123', { attributes: { heading: 'Emails' } });
    await page.user.click(box());
    await page.user.click(confirm());
    await screen.findByText(thanks);
    const event = { category: 'Lead', label: 'Subscription centre', action: 'Submit' };
    expect(dataLayer).toEqual([{ event: 'subscription_update', ...event }]);
    expect(eventsOf(page).slice(1)).toEqual([
      expect.objectContaining({ type: 'aw:submit' }),
      expect.objectContaining({ type: 'aw:analytics', name: 'subscription_update', ...event }),
      expect.objectContaining({ type: 'aw:success' }),
    ]);
    expect(JSON.stringify(page.events)).not.toMatch(/c-123|subscribed/);
  });

  test('works in preview without a request, and without a ceid', async () => {
    const page = await open('', { config: { preview: true } });
    await page.user.click(confirm());
    await waitFor(() => expect(screen.getByText(thanks)).toBeTruthy());
    expect(sent(page)).toEqual([]);
  });
});

function describedBy(control: Element): string | null | undefined {
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
}
