import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { contactFields } from './contact-fields.ts';
import { useFields } from './useFields.ts';

const { FormEmail, FormPhone } = contactFields;
const fields = { FormEmail, FormPhone };

/** Two fields with an error each, and the form's values. */
function Fields() {
  const { form, values } = useFields({ fields });
  const [held, setHeld] = useState('');
  const { setError } = form;
  useEffect(() => {
    setError('FormEmail', { message: 'wrong' });
    setError('FormPhone', { message: 'wrong' });
  }, [setError]);
  return (
    <>
      <input aria-label="Email" {...form.register('FormEmail')} />
      <input aria-label="Phone" {...form.register('FormPhone')} />
      <output>{Object.keys(form.formState.errors).join(' ')}</output>
      <button onClick={() => setHeld(JSON.stringify(values()))}>{held}</button>
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
