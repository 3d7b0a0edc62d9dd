import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { LeadFieldControl } from './LeadFieldControl.tsx';
import type { FieldsForm, LeadFields, LeadValues } from './lead-field.ts';
import { useFields, type FieldsControl } from './useFields.ts';

const fields = {
  Name: { label: 'Name', control: 'input', default: '', rule: 'filled', message: 'FormFullName' },
} as const satisfies LeadFields;

function Field({ control, children }: { readonly control: FieldsControl; readonly children: ReactNode }) {
  return (
    <form>
      <LeadFieldControl name="Name" field={fields.Name} form={control.form} />
      <button type="button" onClick={() => void control.validate()}>
        Check
      </button>
      <button type="button" onClick={control.clear}>
        Clear
      </button>
      <output>{children}</output>
    </form>
  );
}

function Watched() {
  const control = useFields({ fields });
  const { watch } = control.form;
  return <Field control={control}>{watch('Name')}</Field>;
}

function Subscribed() {
  const control = useFields({ fields });
  return <Field control={control}>{useWatch({ control: control.form.control, name: 'Name' })}</Field>;
}

function Provided() {
  const control = useFields({ fields });
  return (
    <FormProvider {...control.form}>
      <Field control={control}>
        <FromContext />
      </Field>
    </FormProvider>
  );
}

function FromContext() {
  const { watch } = useFormContext<LeadValues>();
  return watch('Name');
}

function Wrong() {
  const control = useFields({ fields });
  return <Field control={control}>{control.form.formState.errors.Name?.message}</Field>;
}

function WrongByState() {
  const control = useFields({ fields });
  return (
    <Field control={control}>
      <State form={control.form} />
    </Field>
  );
}

function State({ form }: { readonly form: FieldsForm }) {
  const { errors } = useFormState({ control: form.control });
  return errors.Name?.message;
}

function WrongByField() {
  const control = useFields({ fields });
  const { getFieldState } = control.form;
  return <Field control={control}>{getFieldState('Name').error?.message}</Field>;
}

const shown = () => screen.getByRole('status').textContent;
const input = () => screen.getByRole<HTMLInputElement>('textbox');

test.each([
  ['watch', Watched],
  ['useWatch', Subscribed],
  ['useFormContext', Provided],
])('an app with React Compiler sees by %s what is typed, set and cleared', async (_, Component) => {
  render(<Component />);
  await userEvent.type(input(), 'Aroha');
  expect(shown()).toBe('Aroha');
  fireEvent.click(screen.getByText('Clear'));
  expect(shown()).toBe('');
  await userEvent.type(input(), 'Hemi');
  expect(shown()).toBe('Hemi');
});

test.each([
  ['formState', Wrong],
  ['useFormState', WrongByState],
  ['getFieldState', WrongByField],
])('an app with React Compiler sees by %s what is wrong, until it is corrected', async (_, Component) => {
  render(<Component />);
  const isWrong = () => waitFor(() => expect(shown()).toBe('Please enter your full name.'));
  fireEvent.click(screen.getByText('Check'));
  await isWrong();
  await userEvent.type(input(), 'A');
  expect(shown()).toBe('');
  await userEvent.clear(input());
  fireEvent.click(screen.getByText('Check'));
  await isWrong();
});
