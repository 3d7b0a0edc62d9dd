import {
  createFormOpener,
  pass,
  putValues,
  type OpenForm,
  type OpenFormOptions,
} from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { leadForms } from './lead-forms.ts';

/** The forms whose success message can be closed by default. */
const closable = [
  'short-contact-form',
  'request-call-form',
  'call-centre-form',
  'callback-form',
  'contact-adviser-form',
];

/** The initial values that are not empty, by field name. */
const starts: Readonly<Record<string, string>> = {
  FormPostcode: 'none',
  FormSubject: 'default',
  FormBestDayToCall: '0',
  FormBestTimeToCall: '4',
  FormHearFromUs: '1',
};

describe.each(leadForms)('$name, once its lead is accepted', (definition) => {
  const { open, openFilledWithClock } = createFormOpener(definition, {});
  const isClosable = closable.includes(definition.name);

  async function send(options: OpenFormOptions = {}): Promise<OpenForm> {
    const page = await open(options);
    await sendAgain(page);
    return page;
  }

  async function sendAgain(page: OpenForm): Promise<void> {
    putValues(page.element, goldenValues);
    await page.submit();
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  }

  /** Presses while empty, so that errors show; then sends and closes. */
  async function sendAndClose(): Promise<OpenForm> {
    const page = await open({ id: 'lead', attributes: { closable: 'true' } });
    await page.submit();
    await screen.findByText('Please select your region');
    await page.user.selectOptions(screen.getByLabelText('Choose your region'), '6011'); // saves a draft
    await sendAgain(page);
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    return page;
  }

  test("says thank you in the library's words, under a heading that replaces the form's", async () => {
    const page = await send({ attributes: { 'heading-level': '4' } });
    expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('Thank you');
    expect(page.element.textContent).toBe('Thank youYour request has been received.');
  });

  test("shows the page's own content instead", async () => {
    const page = await send({
      children: '<div data-slot="success"><h3>Ka pai!</h3><p>We will ring</p></div>',
    });
    expect(page.element.textContent).toBe('Ka pai!We will ring');
  });

  test('moves the focus to the panel', async () => {
    await send();
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  test('leaves the focus alone if the visitor is typing elsewhere by now', async () => {
    const page = await openFilledWithClock(200);
    const elsewhere = document.body.appendChild(document.createElement('input'));
    page.api.delay = 50;
    putValues(page.element, goldenValues);
    await page.submit();
    await waitFor(() => expect(page.api.requests).toHaveLength(1));
    elsewhere.focus();
    await pass(50);
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  test(`can ${isClosable ? '' : 'not '}be closed`, async () => {
    await send();
    expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(isClosable ? 1 : 0);
  });

  test(`can ${isClosable ? 'not ' : ''}be closed if the page says so`, async () => {
    await send({ attributes: { closable: String(!isClosable) } });
    expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(isClosable ? 0 : 1);
  });

  test('when closed, is empty, without errors, and not stored', async () => {
    const page = await sendAndClose();
    const controls = [...page.element.querySelectorAll<HTMLInputElement>('.aw-fields [name]')];
    const typed = controls.filter(({ type }) => type !== 'checkbox');
    expect(typed.map(({ value }) => value)).toEqual(typed.map(({ name }) => starts[name] ?? ''));
    expect(controls.filter(({ checked }) => checked)).toEqual([]);
    expect(page.element.querySelectorAll('[aria-invalid], .aw-field-error')).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  test('when closed, focuses its first field', async () => {
    const page = await sendAndClose();
    expect(document.activeElement).toBe(page.element.querySelector('.aw-fields [name]'));
  });

  test('when closed, sends another lead with another id', async () => {
    const page = await sendAndClose();
    await sendAgain(page);
    const [first, second, ...others] = page.api.requests.map(({ fields }) => fields.SubmissionId);
    expect(first).not.toBe(second);
    expect(others).toEqual([]);
    expect(page.events.filter(({ type }) => type === 'aw:reset')).toHaveLength(1);
  });
});
