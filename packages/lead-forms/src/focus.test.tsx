import { createFormOpener, putValues, successText, type OpenForm } from '@adviser-widgets/testing/form';
import { goldenValues } from '@adviser-widgets/testing/golden-leads';
import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { leadForms } from './lead-forms.ts';

/** The required fields: their value while empty, and their error text. */
const required = {
  FormFullName: { start: '', text: 'Please enter your full name.' },
  FormFirstName: { start: '', text: 'Please enter your first name.' },
  FormLastName: { start: '', text: 'Please enter your last name.' },
  FormEmail: { start: '', text: 'Please enter your email.' },
  FormPhone: { start: '', text: 'Please enter your contact number.' },
  FormPostcode: { start: 'none', text: 'Please select your region' },
  FormSubject: { start: 'default', text: 'Please select an option from the list.' },
} as const;
type Name = keyof typeof required;

const who: readonly Name[] = ['FormFirstName', 'FormLastName', 'FormEmail', 'FormPhone', 'FormPostcode'];
const whoInFull: readonly Name[] = ['FormFullName', 'FormEmail', 'FormPhone', 'FormPostcode'];

/** The required fields of each form, in screen order. */
const requiredBy: Readonly<Record<string, readonly Name[]>> = {
  'short-contact-form': [...whoInFull, 'FormSubject'],
  'request-call-form': [...who, 'FormSubject'],
  'call-centre-form': [...who, 'FormSubject'],
  'property-report-form': [...who, 'FormSubject'],
  'callback-form': who,
  'job-application-form': who,
  'contact-adviser-form': whoInFull,
};

describe.each(leadForms)('$name (faults 45 and 56)', (definition) => {
  const { open } = createFormOpener(definition, {});
  const names = requiredBy[definition.name] ?? [];

  test('shows exactly the errors of the missing required fields, and focuses the first, whichever are missing', async () => {
    expect(names).not.toEqual([]);
    const page = await open();
    const cases = subsetsOf(names).filter((left) => left.length > 0);
    const found = [];
    for (const left of cases) found.push(await press(page, left));
    expect(found).toEqual(
      cases.map((left) => ({
        errors: left.map((name) => `${name}: ${required[name].text}`),
        focus: left[0],
      })),
    );
    expect(page.captcha?.executions).toBe(0);
    expect(page.api.requests).toEqual([]);
  });

  test('sends the values in the controls if none are missing', async () => {
    const page = await open();
    await press(page, names);
    await press(page, []);
    await screen.findByText(successText);
    const { FormPostcode, FormEmail } = page.api.requests[0]?.fields ?? {};
    expect(page.api.requests).toHaveLength(1);
    expect(FormPostcode).toBe('0110');
    expect(FormEmail).toBe("o'neill+home@xtra.co.nz");
  });
});

/** Returns all subsets, from the empty one to the full one. */
function subsetsOf(names: readonly Name[]): Name[][] {
  return Array.from({ length: 2 ** names.length }, (_, bits) =>
    names.filter((_name, at) => bits & (2 ** at)),
  );
}

/** Sets values in the controls without events, and presses the button. */
async function press(
  { element }: OpenForm,
  left: readonly Name[],
): Promise<{ errors: string[]; focus: string | undefined }> {
  putValues(element, {
    ...goldenValues,
    ...Object.fromEntries(left.map((name) => [name, required[name].start])),
  });
  const button = screen.getByRole('button');
  button.focus();
  await act(async () => {
    button.click();
    await vi.dynamicImportSettled(); // the rules load on the first focus
    await new Promise((resolve) => setTimeout(resolve));
  });
  const wrong = [...element.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
  const focused = document.activeElement as HTMLInputElement | null;
  return { errors: wrong.map((control) => `${control.name}: ${errorOf(control)}`), focus: focused?.name };
}

/** Returns the error that a screen reader reads out with the control. */
function errorOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids
    .map((id) => document.getElementById(id))
    .find((text) => text?.classList.contains('aw-field-error'));
  return error?.textContent?.replace('Error: ', '') ?? '';
}
