import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import type { LeadValues } from './lead-field.ts';
import { registerField } from './field-props.ts';

/** The same object at each render, or the form would treat them as new errors. */
const errors = { FormEmail: { type: 'rule' }, FormPhone: { type: 'rule' } };

/** Two fields with an error each, and the form's values. */
function Fields() {
  const form = useForm<LeadValues>({ defaultValues: { FormEmail: '', FormPhone: '' }, errors });
  const [held, setHeld] = useState('');
  return (
    <>
      <input aria-label="Email" {...registerField(form, 'FormEmail')} />
      <input aria-label="Phone" {...registerField(form, 'FormPhone')} />
      <output>{Object.keys(form.formState.errors).join(' ')}</output>
      <button onClick={() => setHeld(JSON.stringify(form.getValues()))}>{held}</button>
    </>
  );
}

describe('a control tied to its field', () => {
  test('has its name', () => {
    render(<Fields />);
    expect(screen.getByLabelText('Email').getAttribute('name')).toBe('FormEmail');
  });

  test('fault 67: loses its error with the first key, and no other field does', async () => {
    render(<Fields />);
    await userEvent.type(screen.getByLabelText('Email'), 'm');
    expect(screen.getByRole('status').textContent).toBe('FormPhone');
  });

  test('keeps its error on blur', async () => {
    render(<Fields />);
    await userEvent.click(screen.getByLabelText('Email'));
    await userEvent.tab();
    expect(screen.getByRole('status').textContent).toBe('FormEmail FormPhone');
  });

  test('passes typed values to the form', async () => {
    render(<Fields />);
    await userEvent.type(screen.getByLabelText('Email'), 'a@b.nz');
    await userEvent.click(screen.getByRole('button'));
    expect(JSON.parse(screen.getByRole('button').textContent)).toEqual({
      FormEmail: 'a@b.nz',
      FormPhone: '',
    });
  });
});
