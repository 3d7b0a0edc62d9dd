import { createFormOpener, putValues, type OpenForm } from '@adviser-widgets/testing/form';
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
  const { open } = createFormOpener(definition, {});
  const isClosable = closable.includes(definition.name);

  async function send(page: OpenForm): Promise<void> {
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
    await send(page);
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    return page;
  }

  test(`can ${isClosable ? '' : 'not '}be closed`, async () => {
    await send(await open());
    expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(isClosable ? 1 : 0);
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

  test('when closed, sends another lead with another id', async () => {
    const page = await sendAndClose();
    await send(page);
    const [first, second, ...others] = page.api.requests.map(({ fields }) => fields.SubmissionId);
    expect(first).not.toBe(second);
    expect(others).toEqual([]);
    expect(page.events.filter(({ type }) => type === 'aw:reset')).toHaveLength(1);
  });
});
