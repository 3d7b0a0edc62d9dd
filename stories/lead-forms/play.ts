import { expect, userEvent, waitFor, within } from 'storybook/test';
import { currentPage } from '../page.ts';

/** The queries of the rendered story. */
export type Canvas = ReturnType<typeof within>;

const typed = {
  'Full Name': 'Aroha Ngata',
  'First Name': 'Aroha',
  'Last Name': 'Ngata',
  Email: 'aroha@example.co.nz',
  'Contact number': '021 123 4567',
};
const chosen = { 'Choose your region': 'Wellington', 'I would like to discuss...': 'Home Loans' };

/** The error message for each missing field of `typed` and `chosen`. */
const errors = {
  'Full Name': 'Please enter your full name.',
  'First Name': 'Please enter your first name.',
  'Last Name': 'Please enter your last name.',
  Email: 'Please enter your email.',
  'Contact number': 'Please enter your contact number.',
  'Choose your region': 'Please select your region',
  'I would like to discuss...': 'Please select an option from the list.',
};

/** The label of a required field. */
export type RequiredField = keyof typeof errors;

/** Fills in the required fields. */
export async function fillIn(canvas: Canvas): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const control = canvas.queryByLabelText(label);
    if (control) await userEvent.type(control, text);
  }
  for (const [label, option] of Object.entries(chosen)) {
    const control = canvas.queryByLabelText(label);
    if (control) await chooseOption(control, option);
  }
}

/** Chooses an option of a list by its name. */
export async function chooseOption(list: HTMLElement, name: string): Promise<void> {
  await userEvent.selectOptions(list, within(list).getByRole('option', { name }));
}

export async function press(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name }));
}

/**
 * Expects errors on exactly these fields and the focus on the first. Nothing was sent, and no bot check ran.
 */
export async function expectErrors(canvas: Canvas, labels: readonly RequiredField[]): Promise<void> {
  const [first = 'Full Name'] = labels;
  await waitFor(() => expect(canvas.getByLabelText(first)).toHaveFocus());
  for (const label of labels) {
    const control = canvas.getByLabelText(label);
    await expect(control).toHaveAccessibleDescription(expect.stringContaining(`Error: ${errors[label]}`));
  }
  const invalid = [...document.querySelectorAll('[aria-invalid="true"]')];
  await expect(invalid).toEqual(labels.map((label) => canvas.getByLabelText(label)));
  await expect(currentPage().captcha.executions).toBe(0);
}

/** Expects one error message with a way out, and the typed text still in place. */
export async function expectFailure(canvas: Canvas): Promise<void> {
  const alert = canvas.getByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent('Sorry, something went wrong. Please try again later'));
  await expect(within(alert).getByRole('link', { name: '0800 000 000' })).toHaveAttribute(
    'href',
    'tel:0800000000',
  );
  await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await expect(canvas.getByLabelText('Email')).toHaveValue('aroha@example.co.nz');
}

/** Expects the success panel, with the focus on it. */
export async function expectThanks(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(canvas.getByText('Your request has been received.')).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveFocus();
}
