import {
  createAppRoute,
  createFormOpener,
  errorText,
  putValues,
  type OpenForm,
  type OpenFormOptions,
} from '@adviser-widgets/testing/form';
import { settled } from '@adviser-widgets/testing/settled';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { GiftProgramme } from './GiftProgramme.tsx';

const customer = {
  LNS_GiftType: 'True',
  HasCompletedSurvey: 0,
  ClientFirstName: 'Mārama',
  ClientLastName: "O'Neill-Ng",
  AdviserGUID: '7D444840-9DC0-11D1-B245-5FFDCE74FAD2',
  ClientAddressPostcode: '0110',
};
const data = (change: object = {}) => JSON.stringify({ ...customer, ...change });
const uuid = expect.stringMatching(/^[\da-f-]{36}$/) as string;

const { open: openForm } = createFormOpener(definition, {});
let dataLayer: unknown[];

beforeEach(() => {
  dataLayer = [];
  vi.stubGlobal('dataLayer', dataLayer);
});

function open(
  attributes: Readonly<Record<string, string>> = {},
  options: OpenFormOptions = {},
): Promise<OpenForm> {
  return openForm({ attributes, ...options });
}

const headingIs = (name: string) => screen.findByRole('heading', { name });
const gift = (name: string) => screen.getByRole('radio', { name });
const pressed = (page: OpenForm, name: string) => page.user.click(screen.getByRole('button', { name }));
const sent = ({ api }: OpenForm): Readonly<Record<string, unknown>>[] =>
  api.requests.map(({ url, fields }) => ({ url, ...fields }));
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const hemi = { formFullName: 'Hēmi Tautahi', formPhone: '021 555 0001', formGroupRelation: 'a friend' };
const li = { formFullName: '李', formPhone: '+64 (0)21 555 0002', formGroupRelation: 'a relative' };
const ana = { formFullName: 'Ana', formPhone: '021 555 0003', formGroupRelation: 'a sibling' };

async function add(page: OpenForm, ...people: (typeof hemi)[]): Promise<void> {
  for (const person of people) {
    const before = listed().length;
    putValues(page.element, person);
    await pressed(page, 'Add to the list');
    await waitFor(() => expect(listed()).toHaveLength(before + 1));
  }
}

describe('the first step', () => {
  test.each<[string, Record<string, string>, string]>([
    ['no data', {}, 'Refer someone you know'],
    ['a gift to choose', { customer: data() }, 'Choose your gift'],
    ['another customer', { customer: data({ HasCompletedSurvey: 1 }) }, 'Refer someone you know'],
    ['the step', { customer: data(), step: '3' }, 'Thank you!'],
    ['an unknown step', { customer: data(), step: '4' }, 'You have taken part'],
    ['data of another type', { customer: data({ LNS_GiftType: true }) }, 'You have taken part'],
    ['data that are not JSON', { customer: 'Mārama' }, 'You have taken part'],
    ['data that are empty', { customer: '' }, 'You have taken part'],
  ])('given %s', async (_what, attributes, heading) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await open(attributes);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(heading);
  });

  test.each([
    [data({ HasCompletedSurvey: '0' }), /HasCompletedSurvey is not a number/],
    ['{LNS_GiftType:', /data-customer/],
  ])('warns the editor of %s, once', async (given, sentence) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await open({ customer: given });
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(sentence), expect.anything());
  });

  test('visitors who have taken part get a contact link, and nothing is sent', async () => {
    const page = await open({ step: '7' }, { config: { contactUrl: '/talk' } });
    expect(page.element.textContent).toContain(
      'Thanks! It seems you have already taken part in our survey. If this is not the case please contact us.',
    );
    expect(screen.getByRole('link', { name: 'contact us' }).getAttribute('href')).toBe('/talk');
    expect(sent(page)).toEqual([]);
  });

  test('a step that the page changes shows, and takes the focus', async () => {
    const page = await open({ step: '2' });
    page.element.dataset.step = '3';
    await page.placeholder.refresh();
    expect(document.activeElement?.textContent).toBe('Thank you!');
  });

  test('each step has its picture, and visitors who have taken part see none', async () => {
    const page = await open({ step: '2', 'banner-1': '/1.jpg', 'banner-2': '/2.jpg' });
    expect(page.element.querySelector('img')?.getAttribute('src')).toBe('/2.jpg');
    page.element.dataset.step = '9';
    await page.placeholder.refresh();
    expect(page.element.querySelector('img')).toBeNull();
  });

  test('without a heading, the step takes its level; in an app too', () => {
    render(<GiftProgramme heading="" headingLevel={4} step={3} />);
    expect(screen.getByRole('heading', { level: 4, name: 'Thank you!' })).toBeTruthy();
  });
});

describe('step 1', () => {
  test('offers two gifts, the tree first and chosen', async () => {
    await open({ customer: data() });
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['Tree', true],
      ['Sweet Treat', false],
    ]);
    expect(screen.getAllByText(/^Select(ed)?$/).map(({ textContent }) => textContent)).toEqual([
      'Selected',
      'Select',
    ]);
  });

  test('keeps the chosen one if it is pressed again', async () => {
    const page = await open({ customer: data() });
    await page.user.click(gift('Sweet Treat Gift Box'));
    await page.user.click(gift('Sweet Treat Gift Box'));
    expect(gift('Sweet Treat Gift Box')).toHaveProperty('checked', true);
  });

  test.each([
    ['Citrus/Native Tree', 'Tree'],
    ['Sweet Treat Gift Box', 'Sweet Treat'],
  ])('sends %s as %s, with the data as the page has them', async (name, capChoice) => {
    const page = await open({
      customer: data({ email: 'not ours to send', ClientAddressPostcode: 'SW1A 1AA' }),
    });
    await page.user.click(gift(name));
    await pressed(page, 'Submit');
    await headingIs('Refer someone you know');
    expect(sent(page)).toEqual([
      {
        url: '/api/acme/cap/gift',
        clientDetails: { ...customer, ClientAddressPostcode: 'SW1A 1AA' },
        capChoice,
        SubmissionId: uuid,
        SubmissionRevision: 1,
      },
    ]);
    expect(document.activeElement?.textContent).toBe('Refer someone you know');
    expect(dataLayer).toEqual([
      { event: 'gift_choice', category: 'Lead', label: 'Customer appreciation programme', action: 'Submit' },
    ]);
  });

  test('sends what a script of the page has chosen', async () => {
    const page = await open({ customer: data() });
    (gift('Sweet Treat Gift Box') as HTMLInputElement).checked = true;
    await pressed(page, 'Submit');
    await headingIs('Refer someone you know');
    expect(sent(page)).toMatchObject([{ capChoice: 'Sweet Treat' }]);
  });

  test('shows a failure, stays, and retries with the same id', async () => {
    const page = await open({ customer: data() });
    page.api.queue.push(500);
    await pressed(page, 'Submit');
    expect((await screen.findByText(errorText)).closest('.aw-form-error')).toBeTruthy();
    await pressed(page, 'Try again');
    await headingIs('Refer someone you know');
    const [first, second, ...others] = sent(page);
    expect(first).toEqual(second);
    expect(others).toEqual([]);
    expect(dataLayer).toHaveLength(1);
  });

  test('fault 22: the gift is sent, the page comes from a cache: step 2, and no second gift', async () => {
    const page = await open({ customer: data() });
    await pressed(page, 'Submit');
    await headingIs('Refer someone you know');
    page.remove();
    const again = await open({ customer: data() });
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Refer someone you know');
    expect(sent(again)).toEqual([]);
    again.remove();
    await open({ customer: data({ ClientFirstName: 'Hēmi' }) });
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Choose your gift');
  });

  test('fault 22: the answer is lost, the page is reloaded: the same id, and nothing about the customer is stored', async () => {
    const page = await open({ customer: data() });
    page.api.standard = 'network';
    await pressed(page, 'Submit');
    await screen.findByText(errorText);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Mārama|0110|7D444840/);
    const [first] = sent(page);
    page.remove();
    const again = await open({ customer: data() });
    await pressed(again, 'Submit');
    await headingIs('Refer someone you know');
    expect(sent(again)[0]).toEqual(first);
  });

  test('another gift after an unknown outcome is a new revision of the same choice', async () => {
    const page = await open({ customer: data() });
    page.api.queue.push('cut');
    await pressed(page, 'Submit');
    await screen.findByText(errorText);
    await page.user.click(gift('Sweet Treat Gift Box'));
    await pressed(page, 'Try again');
    await headingIs('Refer someone you know');
    const [first, second] = sent(page);
    expect(first?.SubmissionRevision).toBe(1);
    expect(second?.SubmissionRevision).toBe(2);
    expect(second?.SubmissionId).toBe(first?.SubmissionId);
  });

  test('another customer on the same page starts again, with a gift and an id of their own', async () => {
    const page = await open({ customer: data() });
    page.api.queue.push('cut');
    await page.user.click(gift('Sweet Treat Gift Box'));
    await pressed(page, 'Submit');
    await screen.findByText(errorText);
    page.element.dataset.customer = data({ ClientFirstName: 'Hēmi' });
    await page.placeholder.refresh();
    expect(screen.queryByText(errorText)).toBeNull();
    await pressed(page, 'Submit');
    await headingIs('Refer someone you know');
    const [first, second] = sent(page);
    expect(second?.capChoice).toBe('Tree');
    expect(second?.SubmissionId).not.toBe(first?.SubmissionId);
    page.element.dataset.customer = data();
    await page.placeholder.refresh();
    await waitFor(() => expect(gift('Sweet Treat Gift Box')).toHaveProperty('checked', true));
  });

  test('another gift whose answer was lost is still chosen after a reload, with the same id and revision', async () => {
    const page = await open({ customer: data() });
    page.api.standard = 'network';
    await page.user.click(gift('Sweet Treat Gift Box'));
    await pressed(page, 'Submit');
    await screen.findByText(errorText);
    const [first] = sent(page);
    page.remove();
    const again = await open({ customer: data() });
    await waitFor(() => expect(gift('Sweet Treat Gift Box')).toHaveProperty('checked', true));
    await pressed(again, 'Submit');
    await headingIs('Refer someone you know');
    expect(sent(again)[0]).toEqual(first);
  });

  test('a gift that is chosen while the form waits for a connection is the one that is sent', async () => {
    const page = await open({ customer: data() });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    page.api.queue.push('network');
    await pressed(page, 'Submit');
    await waitFor(() => expect(page.events.at(-1)?.detail).toMatchObject({ kind: 'offline' }));
    await page.user.click(gift('Sweet Treat Gift Box'));
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await headingIs('Refer someone you know');
    expect(sent(page).map(({ capChoice }) => capChoice)).toEqual(['Tree', 'Sweet Treat']);
  });

  test.each([
    ['a press', (page: OpenForm) => page.user.click(gift('Sweet Treat Gift Box'))],
    ['a press on its name', (page: OpenForm) => page.user.click(screen.getByText('Sweet Treat Gift Box'))],
    [
      'an arrow key',
      (page: OpenForm) => (gift('Citrus/Native Tree').focus(), page.user.keyboard('{ArrowDown}')),
    ],
  ])('while it is being sent the gift stays with %s', async (_means, change) => {
    const page = await open({ customer: data() });
    page.api.standard = 'never';
    await pressed(page, 'Submit');
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    await change(page);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      true,
      false,
    ]);
  });

  test('without customer data sends nothing and reports an error', async () => {
    const page = await open({ step: '1' });
    await pressed(page, 'Submit');
    await screen.findByText(errorText);
    expect(sent(page)).toEqual([]);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('customer does not say whose gift'));
  });

  test('in preview continues, sends nothing and stores nothing', async () => {
    const page = await open({ customer: data() }, { config: { preview: true } });
    await pressed(page, 'Submit');
    await headingIs('Refer someone you know');
    expect(sent(page)).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('step 2', () => {
  test('says that the friends will be told who referred them (IPP 3A)', async () => {
    await open();
    expect(screen.getByText(/we tell each of them that you referred them/)).toBeTruthy();
  });

  test("shows all errors of an entry in the product's texts, and focuses the first", async () => {
    const page = await open();
    await pressed(page, 'Add to the list');
    await screen.findByText('Please enter a name.');
    expect(
      [...page.element.querySelectorAll('.aw-field-error')].map(({ textContent }) => textContent),
    ).toEqual([
      'Error: Please enter a name.',
      'Error: Please re-enter your contact number.',
      'Error: Please select a relationship.',
    ]);
    expect(document.activeElement).toBe(field('formFullName'));
    expect(page.events.at(-1)?.detail).toMatchObject({
      kind: 'invalid',
      fields: ['formFullName', 'formPhone', 'formGroupRelation'],
    });
  });

  test('adds an entry, clears the fields, announces it, and focuses the first field', async () => {
    const page = await open();
    await add(page, hemi);
    expect(listed()).toEqual(['Hēmi TautahiFriend · 021 555 0001Remove Hēmi Tautahi']);
    expect(field('formFullName')?.value).toBe('');
    expect(field('formGroupRelation')?.value).toBe('default');
    expect(document.activeElement).toBe(field('formFullName'));
    expect(screen.getByText('Hēmi Tautahi is on your list.').getAttribute('role')).toBe('status');
  });

  test('adds on Enter in a field, rather than sending', async () => {
    const page = await open();
    putValues(page.element, hemi);
    await page.user.type(screen.getByLabelText('Their name'), '{Enter}');
    await waitFor(() => expect(listed()).toHaveLength(1));
    expect(sent(page)).toEqual([]);
  });

  test('takes a number once, however it is formatted', async () => {
    const page = await open();
    await add(page, hemi);
    putValues(page.element, { ...ana, formPhone: '(021) 555-0001' });
    await pressed(page, 'Add to the list');
    await screen.findByText('This number is on your list already.');
    expect(listed()).toHaveLength(1);
    expect(field('formFullName')?.value).toBe('Ana');
    expect(document.activeElement).toBe(field('formPhone'));
  });

  test('fault 71: removing the first of three while another is being added removes the right one', async () => {
    const page = await open();
    await add(page, hemi, li, ana);
    putValues(page.element, { ...hemi, formFullName: 'Kiri', formPhone: '021 555 0004' });
    const [button] = screen.getAllByRole('button', { name: /^Remove/ });
    screen.getByRole('button', { name: 'Add to the list' }).click(); // starts the check of the entry
    button?.click();
    await waitFor(() => expect(listed().join()).toMatch(/^李.*Ana.*Kiri/));
    expect(listed()).toHaveLength(3);
  });

  test.each([
    [0, 'Remove 李'],
    [1, 'Remove Ana'],
    [2, 'Remove 李'],
  ])(
    'fault 71: removing number %i of three moves the focus to "%s", and announces it',
    async (index, neighbour) => {
      const page = await open();
      await add(page, hemi, li, ana);
      const button = screen.getAllByRole('button', { name: /^Remove/ })[index];
      const name = button?.textContent?.replace('Remove ', '') ?? '';
      if (button) await page.user.click(button);
      expect(document.activeElement?.textContent).toBe(neighbour);
      expect(screen.getByText(`${name} is off your list.`).getAttribute('role')).toBe('status');
    },
  );

  test('fault 71: removing the only one moves the focus to the fields', async () => {
    const page = await open();
    await add(page, hemi);
    await pressed(page, 'Remove Hēmi Tautahi');
    expect(document.activeElement).toBe(field('formFullName'));
    expect(listed()).toEqual([]);
  });

  test('sends the list with the referring customer, and thanks', async () => {
    const page = await open({ step: '2', customer: data(), 'campaign-id': 'GIFT-2026' });
    await add(page, hemi, li);
    await pressed(page, 'Submit');
    await headingIs('Thank you!');
    expect(sent(page)).toEqual([
      {
        url: '/api/acme/cap/referral',
        formCusFirstName: 'Mārama',
        formCusLastName: "O'Neill-Ng",
        AdviserId: customer.AdviserGUID,
        CampaignId: 'GIFT-2026',
        formPostcode: '0110',
        referrals: [hemi, li],
        SubmissionId: uuid,
        SubmissionRevision: 1,
        ReferredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      },
    ]);
    expect(document.activeElement?.textContent).toBe('Thank you!');
    expect(dataLayer).toEqual([
      {
        event: 'gift_referral',
        category: 'Lead',
        label: 'Customer appreciation programme',
        action: 'Submit',
      },
    ]);
    expect(JSON.stringify([page.events, dataLayer])).not.toMatch(/Hēmi|021|Mārama/);
  });

  test('sends an invalid adviser or postcode as an empty value', async () => {
    const page = await open({
      customer: data({
        LNS_GiftType: 'False',
        AdviserGUID: `{${customer.AdviserGUID}}`,
        ClientAddressPostcode: '110',
      }),
    });
    await add(page, hemi);
    await pressed(page, 'Submit');
    await headingIs('Thank you!');
    expect(sent(page)[0]).toMatchObject({ AdviserId: '', formPostcode: '', CampaignId: '' });
  });

  test('adds and sends a typed entry too', async () => {
    const page = await open();
    await add(page, hemi);
    putValues(page.element, ana);
    await pressed(page, 'Submit');
    await headingIs('Thank you!');
    expect(sent(page)[0]).toMatchObject({ referrals: [hemi, ana] });
  });

  test('keeps an incomplete entry, and shows its errors', async () => {
    const page = await open();
    await add(page, hemi);
    putValues(page.element, { formFullName: 'Ana' });
    await pressed(page, 'Submit');
    await screen.findByText('Please select a relationship.');
    expect(sent(page)).toEqual([]);
    expect(field('formFullName')?.value).toBe('Ana');
    expect(document.activeElement).toBe(field('formPhone'));
  });

  test('ignores a blank entry', async () => {
    const page = await open();
    await add(page, hemi);
    putValues(page.element, { formFullName: ' \u00a0' });
    await pressed(page, 'Submit');
    await headingIs('Thank you!');
    expect(sent(page)[0]).toMatchObject({ referrals: [hemi] });
  });

  test.each(['Submit', 'No, thanks'])(
    'with an empty list "%s" leads to the thanks, and nothing is sent',
    async (name) => {
      const page = await open();
      await pressed(page, name);
      await headingIs('Thank you!');
      expect(sent(page)).toEqual([]);
      expect(dataLayer).toEqual([]);
    },
  );

  describe('"No, thanks" with people who have not been sent', () => {
    const question = 'The people you entered have not been sent. Would you like to send them?';
    const listedOne = (page: OpenForm) => add(page, hemi);
    const typedOne = (page: OpenForm) => Promise.resolve(putValues(page.element, hemi));

    async function decline(enter: (page: OpenForm) => Promise<void>): Promise<OpenForm> {
      const page = await open();
      await enter(page);
      await pressed(page, 'No, thanks');
      return page;
    }

    test.each([
      ['on the list', listedOne],
      ['in the fields', typedOne],
    ])('asks what to do with one %s, and moves the focus to the answer', async (_where, enter) => {
      const page = await decline(enter);
      const answer = screen.getByRole('button', { name: 'Send them', description: question });
      expect(document.activeElement).toBe(answer);
      expect(sent(page)).toEqual([]);
    });

    test.each([
      ['on the list', listedOne],
      ['in the fields', typedOne],
    ])('"Send them" sends one %s', async (_where, enter) => {
      const page = await decline(enter);
      await pressed(page, 'Send them');
      await headingIs('Thank you!');
      expect(sent(page)).toMatchObject([{ referrals: [hemi] }]);
    });

    test('"Leave without sending" sends nothing', async () => {
      const page = await decline(listedOne);
      await pressed(page, 'Leave without sending');
      await headingIs('Thank you!');
      expect(sent(page)).toEqual([]);
    });

    test.each(['Send them', 'Leave without sending'])(
      'the second half of a double click is no answer: %s',
      async (name) => {
        const page = await decline(listedOne);
        fireEvent.click(screen.getByRole('button', { name }), { detail: 2 });
        await settled();
        expect(screen.getByText(question)).toBeTruthy();
        expect(sent(page)).toEqual([]);
      },
    );

    test('does not ask any more once the last one is removed', async () => {
      const page = await decline(listedOne);
      await pressed(page, 'Remove Hēmi Tautahi');
      expect(screen.queryByText(question)).toBeNull();
    });
  });

  test('fault 23: a failure keeps the list, whose entries can still be removed; the retry has the same id', async () => {
    const page = await open();
    page.api.queue.push(500);
    await add(page, hemi, li);
    await pressed(page, 'Submit');
    await screen.findByText(errorText);
    expect(listed()).toHaveLength(2);
    await pressed(page, 'Remove 李');
    await pressed(page, 'Try again');
    await headingIs('Thank you!');
    const [first, second] = sent(page);
    expect(second?.referrals).toEqual([hemi]);
    expect(second?.SubmissionId).toBe(first?.SubmissionId);
  });

  test('a second friend after an unknown outcome is a new revision of the same referrals', async () => {
    const page = await open();
    page.api.queue.push('cut');
    await add(page, hemi);
    await pressed(page, 'Submit');
    await screen.findByText(errorText);
    await add(page, li);
    await pressed(page, 'Try again');
    await headingIs('Thank you!');
    expect(sent(page).map(({ referrals, SubmissionRevision }) => [referrals, SubmissionRevision])).toEqual([
      [[hemi], 1],
      [[hemi, li], 2],
    ]);
  });

  test('another campaign after an unknown outcome is a new revision of the same referrals', async () => {
    const page = await open({ step: '2' });
    page.api.queue.push('network');
    await add(page, hemi);
    await pressed(page, 'Submit');
    await screen.findByText(errorText);
    page.element.dataset.campaignId = 'GIFT-2026';
    await page.placeholder.refresh();
    await pressed(page, 'Try again');
    await headingIs('Thank you!');
    expect(sent(page).map(({ CampaignId, SubmissionRevision }) => [CampaignId, SubmissionRevision])).toEqual([
      ['', 1],
      ['GIFT-2026', 2],
    ]);
  });

  test("one customer's friends are not sent for another", async () => {
    const page = await open({ step: '2', customer: data() });
    await add(page, hemi);
    page.element.dataset.customer = data({ ClientFirstName: 'Hēmi' });
    await page.placeholder.refresh();
    expect(listed()).toEqual([]);
  });

  /** Stores a referral, loses the answer, and loads the page again; `meanwhile` is called in between. */
  async function openAfterLostAnswer(meanwhile = () => {}) {
    const page = await open({ step: '2', customer: data() });
    page.api.standard = 'network';
    await add(page, hemi);
    await pressed(page, 'Submit');
    await screen.findByText(errorText);
    const [before] = sent(page);
    page.remove();
    meanwhile();
    return { before, again: await open({ step: '2', customer: data() }) };
  }

  test('stored referrals whose answer was lost are on the list after a reload, with the same id and revision', async () => {
    const { before, again } = await openAfterLostAnswer();
    await waitFor(() => expect(listed()).toHaveLength(1));
    await pressed(again, 'Submit');
    await headingIs('Thank you!');
    expect(sent(again)).toMatchObject([
      { SubmissionId: before?.SubmissionId, SubmissionRevision: 1, referrals: [hemi] },
    ]);
  });

  test('a friend added after a reload does not replace the one before', async () => {
    const { before, again } = await openAfterLostAnswer();
    await waitFor(() => expect(listed()).toHaveLength(1));
    await add(again, li);
    await pressed(again, 'Submit');
    await headingIs('Thank you!');
    expect(sent(again)).toMatchObject([
      { SubmissionId: before?.SubmissionId, SubmissionRevision: 2, referrals: [hemi, li] },
    ]);
  });

  test('a friend who is typed before the list is restored does not replace it either', async () => {
    const { again } = await openAfterLostAnswer();
    putValues(again.element, li);
    await pressed(again, 'Submit');
    await headingIs('Thank you!');
    expect(sent(again)).toMatchObject([{ SubmissionRevision: 2, referrals: [hemi, li] }]);
  });

  test('a list that cannot be read after a reload gets a new id', async () => {
    const { before, again } = await openAfterLostAnswer(() => {
      for (const [key, text] of Object.entries(sessionStorage))
        sessionStorage.setItem(key, String(text).replace('formPhone', 'formFax'));
    });
    await add(again, li);
    await pressed(again, 'Submit');
    await headingIs('Thank you!');
    expect(sent(again)[0]?.SubmissionId).not.toBe(before?.SubmissionId);
  });

  test('an unsent list is restored after a reload, but not after 30 minutes', async () => {
    const page = await open({ step: '2' });
    await add(page, hemi, li);
    page.remove();
    const again = await open({ step: '2' });
    await waitFor(() => expect(listed()).toHaveLength(2));
    again.remove();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    await open({ step: '2' });
    expect(listed()).toHaveLength(0);
  });

  test('someone who is typed but not on the list yet is still there after a reload (row L30)', async () => {
    const page = await open({ step: '2' });
    await add(page, hemi);
    await page.user.type(screen.getByLabelText('Their name'), 'Ana');
    page.remove();
    await open({ step: '2' });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Their name').value).toBe('Ana'));
    expect(listed()).toHaveLength(1);
  });

  test.each([
    ['Submit', ['Submit']],
    ['Leave without sending', ['No, thanks', 'Leave without sending']],
  ])('the list leaves the storage after "%s"', async (_name, buttons) => {
    const page = await open({ step: '2' });
    await add(page, hemi);
    expect(JSON.stringify({ ...sessionStorage })).toContain(hemi.formFullName);
    for (const button of buttons) await pressed(page, button);
    await headingIs('Thank you!');
    expect(sessionStorage.length).toBe(0);
  });

  test('data-draft="false" stores no list, and after a reload the referrals are new', async () => {
    const attributes = { step: '2', customer: data(), draft: 'false' };
    const page = await open(attributes);
    page.api.standard = 'network';
    await add(page, hemi);
    await pressed(page, 'Submit');
    await screen.findByText(errorText);
    expect(sessionStorage.length).toBe(0);
    const [before] = sent(page);
    page.remove();
    const again = await open(attributes);
    await add(again, li);
    await pressed(again, 'Submit');
    await headingIs('Thank you!');
    expect(sent(again)[0]?.SubmissionId).not.toBe(before?.SubmissionId);
  });

  test('while it is sending, nothing can be added, removed, declined or sent again', async () => {
    const page = await open();
    page.api.standard = 'never';
    await add(page, hemi);
    await pressed(page, 'Submit');
    await screen.findByRole('button', { name: 'Sending…' });
    for (const name of ['Sending…', 'Remove Hēmi Tautahi', 'No, thanks', 'Add to the list'])
      await pressed(page, name);
    expect(sent(page)).toHaveLength(1);
    expect(listed()).toHaveLength(1);
    expect(page.element.querySelectorAll('.aw-field-error')).toHaveLength(0);
  });

  test('gift and referrals have an id each', async () => {
    const page = await open({ customer: data() });
    await pressed(page, 'Submit');
    await headingIs('Refer someone you know');
    await add(page, hemi);
    await pressed(page, 'Submit');
    await headingIs('Thank you!');
    const [first, second] = sent(page).map(({ SubmissionId }) => SubmissionId);
    expect(first === second).toBe(false);
  });
});

describe('what is delivered after the programme has left the page is forgotten', () => {
  test('a gift leaves the storage', async () => {
    const { component, leave } = createAppRoute(GiftProgramme);
    const page = await open({ customer: data() }, { component });
    const release = page.api.hold();
    await page.user.click(gift('Sweet Treat Gift Box'));
    await pressed(page, 'Submit');
    await waitFor(() => expect(page.api.requests).toHaveLength(1));
    leave();
    release();
    await waitFor(() => expect(Object.keys(sessionStorage).join()).not.toContain('draft'));
  });

  test('referrals leave the list, and the next ones have an id of their own', async () => {
    const { component, leave, comeBack } = createAppRoute(GiftProgramme);
    const page = await open({ step: '2', customer: data() }, { component });
    const release = page.api.hold();
    await add(page, hemi);
    await pressed(page, 'Submit');
    await waitFor(() => expect(page.api.requests).toHaveLength(1));
    leave();
    release();
    await waitFor(() => expect(page.events.map(({ type }) => type)).toContain('aw:success'));
    comeBack();
    await settled();
    expect(listed()).toEqual([]);
    await add(page, li);
    await pressed(page, 'Submit');
    await headingIs('Thank you!');
    const [first, second] = sent(page);
    expect(second).toMatchObject({ referrals: [li] });
    expect(second?.SubmissionId).not.toBe(first?.SubmissionId);
  });
});

test('the page can replace the thanks', async () => {
  const page = await open({ step: '3' }, { children: '<p data-slot="success">See you soon</p>' });
  expect(page.element.textContent).toContain('Thank you!See you soon');
});
