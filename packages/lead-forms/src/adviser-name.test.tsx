import { installFakeApi, type FakeAnswer, type FakeApi } from '@adviser-widgets/testing';
import { createFormOpener, successText, type OpenForm } from '@adviser-widgets/testing/form';
import type { Definition } from '@adviser-widgets/widget';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { definition as callCentreForm } from './call-centre-form/definition.ts';
import { definition as callbackForm } from './callback-form/definition.ts';

const answers = {
  'First Name': 'Mārama',
  'Last Name': "O'Neill-Ng",
  Email: 'marama@example.co.nz',
  'Contact number': '021 555 0000',
  'Choose your region': '0110',
};
const aroha = { guid: '3f2504e0-4f89-11d3-9a0c-0305e82c3301', name: 'Aroha Ngata' };
const marama = { guid: '5a2504e0-4f89-11d3-9a0c-0305e82c33ff', name: 'Mārama Tūhoe' };
const advisers = [
  aroha,
  marama,
  { guid: '6b2504e0-4f89-11d3-9a0c-0305e82c33aa', name: 'Jane Smith' },
  { guid: '7c2504e0-4f89-11d3-9a0c-0305e82c33bb', name: 'Jane Smith' },
];
const message = 'Please enter adviser name';

let lists: FakeApi;

beforeEach(() => void (lists = installFakeApi({ advisers, path: '/api/mortgage-brokers/list' })));
afterEach(() => lists.remove());

const callback = createFormOpener(callbackForm as Definition, answers);
const callCentre = createFormOpener(callCentreForm as Definition, {
  ...answers,
  'I would like to discuss...': '1',
});

/** Opens a callback form, fills it in, ticks the box, and types this into the adviser field. */
async function openWith(name: string): Promise<OpenForm> {
  const page = await callback.openFilled(200);
  await page.user.click(screen.getByLabelText('I already have an adviser'));
  const field = screen.getByLabelText('Adviser name');
  await page.user.click(field);
  await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  if (name) await page.user.keyboard(name);
  return page;
}

async function sent(page: OpenForm): Promise<Readonly<Record<string, unknown>> | undefined> {
  await page.submit();
  await screen.findByText(successText);
  return page.api.requests.at(-1)?.fields;
}

describe('a visitor who has an adviser', () => {
  test('is asked for the name only after ticking the box', async () => {
    const page = await callback.open();
    expect(screen.queryByLabelText('Adviser name')).toBeNull();
    await page.user.click(screen.getByLabelText('I already have an adviser'));
    expect(screen.getByLabelText('Adviser name').getAttribute('aria-required')).toBe('true');
  });

  test('picks one, whose id is sent', async () => {
    const page = await openWith('aro');
    await page.user.keyboard('{ArrowDown}{Enter}');
    expect(page.api.requests).toHaveLength(0); // fault 68: that Enter was for the list
    expect(await sent(page)).toMatchObject({ hasAdviser: 'yes', AdviserId: aroha.guid });
  });

  test.each(['Aroha Ngata', 'AROHA  ngata', 'marama tuhoe'])('can type all of "%s"', async (name) => {
    const page = await openWith(name);
    expect((await sent(page))?.AdviserId).toBe(name.startsWith('m') ? marama.guid : aroha.guid);
  });

  test.each([
    ['', 'nothing'],
    ['Zoe', 'someone who is not on the list'],
    ['Jane Smith', 'one of two of that name'],
  ])('fault 64: "%s" is %s, and the field gets the focus although the answer came late', async (name) => {
    const page = await openWith(name);
    await page.submit();
    await screen.findByText(message);
    expect(document.activeElement).toBe(screen.getByLabelText('Adviser name'));
    expect(page.api.requests).toHaveLength(0);
  });

  test('can paste a name with invisible characters', async () => {
    const page = await openWith('\u2068Aroha\u200b Ngata\u2069');
    expect((await sent(page))?.AdviserId).toBe(aroha.guid);
  });

  test('fault 65: changes the text after the pick, and the first one is not sent', async () => {
    const page = await openWith('aro');
    await page.user.keyboard('{ArrowDown}{Enter} Smith');
    await page.submit();
    await screen.findByText(message);
    expect(page.api.requests).toHaveLength(0);
  });

  test('fault 66: unticks the box, and neither name nor id is sent', async () => {
    const page = await openWith('aro');
    await page.user.keyboard('{ArrowDown}{Enter}');
    await page.user.click(screen.getByLabelText('I already have an adviser'));
    const fields = await sent(page);
    expect(fields).toMatchObject({ hasAdviser: '', AdviserId: '' });
    expect(fields).not.toHaveProperty('FormMessage');
  });
});

describe('after a reload (row L30)', () => {
  /** Picks the second of two advisers of one name, and loads the page again. */
  async function pickAndReload(): Promise<OpenForm> {
    const before = await openWith('jane');
    await before.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    before.remove();
    const after = await callback.open();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Adviser name').value).toBe('Jane Smith'),
    );
    return after;
  }

  test('the one that was picked is still the one', async () => {
    expect((await sent(await pickAndReload()))?.AdviserId).toBe(advisers[3]?.guid);
  });

  test('but not under another name', async () => {
    const page = await pickAndReload();
    await page.user.type(screen.getByLabelText('Adviser name'), 'son');
    await page.submit();
    await screen.findByText(message);
    expect(page.api.requests).toHaveLength(0);
  });

  test('nor once the form was cleared', async () => {
    const page = await pickAndReload();
    await page.user.click(await screen.findByRole('button', { name: 'Clear the form' }));
    await page.fill(answers);
    await page.user.click(screen.getByLabelText('I already have an adviser'));
    await page.user.type(screen.getByLabelText('Adviser name'), 'Jane Smith');
    await page.submit();
    await screen.findByText(message);
    expect(page.api.requests).toHaveLength(0);
  });

  test('suggestions begin with what the field has kept', async () => {
    const page = await pickAndReload();
    const field = screen.getByLabelText('Adviser name');
    await page.user.click(field);
    await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
    await page.user.keyboard('{ArrowDown}');
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2);
  });
});

describe.each<[string, FakeAnswer]>([
  ['cannot be had', 404],
  ['is empty', { body: '[]' }],
  ['is of another shape', { body: '{"advisers":"none"}' }],
])('fault 20: if the list %s', (_, answer) => {
  test('the name goes into the message, and the lead is sent', async () => {
    lists.standard = answer;
    const page = await callback.openFilled(200);
    await page.user.click(screen.getByLabelText('I already have an adviser'));
    await page.user.type(screen.getByLabelText('Adviser name'), 'Aroha N');
    expect(await sent(page)).toMatchObject({
      hasAdviser: 'yes',
      AdviserId: '',
      FormMessage: 'Adviser: Aroha N',
    });
  });
});

test('a name that changes while the list is loading is looked up again, and no other id is sent', async () => {
  const arrive = lists.hold();
  const page = await callback.openFilled(200);
  await page.user.click(screen.getByLabelText('I already have an adviser'));
  const field = screen.getByLabelText('Adviser name');
  await page.user.type(field, 'Aroha Ngata');
  await page.submit();
  await page.user.type(field, 'riki');
  arrive();
  await screen.findByText(message);
  expect(page.api.requests).toHaveLength(0);
});

describe('while the form is being sent', () => {
  /** Sends the form with an adviser picked, and waits until its request is out. */
  async function openSending(): Promise<OpenForm> {
    const page = await openWith('aro');
    await page.user.keyboard('{ArrowDown}{Enter}');
    page.api.standard = 'never';
    await page.submit();
    await waitFor(() => expect(page.api.requests).toHaveLength(1));
    return page;
  }

  test.each(['{ArrowDown}{Enter}', '{Escape}{Escape}'])('the adviser stays with %s', async (keys) => {
    const page = await callCentre.openFilled('never');
    const field = screen.getByLabelText<HTMLInputElement>('Adviser name');
    await page.user.click(field);
    await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
    await page.user.keyboard('aro');
    await page.submit();
    await waitFor(() => expect(page.api.requests).toHaveLength(1));
    field.focus();
    await page.user.keyboard(keys);
    expect(field.value).toBe('aro');
  });

  test.each(['a press', 'the space bar'])('a box stays ticked with %s', async (means) => {
    const page = await openSending();
    const box = screen.getByLabelText<HTMLInputElement>('I already have an adviser');
    box.focus();
    await (means === 'a press' ? page.user.click(box) : page.user.keyboard(' '));
    expect(box.checked).toBe(true);
    expect(screen.queryByLabelText('Adviser name')).not.toBeNull();
  });

  test('a box on its own stays unticked', async () => {
    const page = await callCentre.openFilled('never');
    await page.submit();
    await waitFor(() => expect(page.api.requests).toHaveLength(1));
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    await page.user.click(box);
    expect(box.checked).toBe(false);
  });
});

describe('the call centre', () => {
  test('can leave out the adviser', async () => {
    expect(await sent(await callCentre.openFilled(200))).toMatchObject({ AdviserId: '', FormMessage: '' });
  });

  test('can name one from the list', async () => {
    const page = await callCentre.openFilled(200);
    await page.user.type(screen.getByLabelText('Adviser name'), 'Aroha Ngata');
    expect(await sent(page)).toMatchObject({ AdviserId: aroha.guid, FormMessage: '' });
  });

  test('passes on a name that is not in the list, before the message', async () => {
    const page = await callCentre.openFilled(200);
    await page.user.type(screen.getByLabelText('Adviser name'), '\u2068Zoe\u2069'); // pasted, with invisible marks
    await page.user.type(screen.getByLabelText('Message'), 'After five');
    expect(await sent(page)).toMatchObject({ AdviserId: '', FormMessage: 'Adviser: Zoe\nAfter five' });
  });
});
