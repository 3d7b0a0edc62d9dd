import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { FieldStore } from './field-store.ts';

const scale = ['0', '5', '10'];

/** A text, a box, a list and a scale; the text is shown while the box is ticked. */
function Fields({ form }: { readonly form: FieldStore }) {
  const [isShown, show] = useState(true);
  return (
    <>
      {isShown && <input aria-label="Name" {...form.register('Name')} />}
      <input type="checkbox" aria-label="Box" value="yes" {...form.register('Box')} />
      <select aria-label="Day" {...form.register('Day')}>
        <option>Monday</option>
        <option>Friday</option>
      </select>
      {scale.map((value) => (
        <input type="radio" key={value} aria-label={value} value={value} {...form.register('Scale')} />
      ))}
      <button onClick={() => show(!isShown)}>Turn</button>
    </>
  );
}

const names = ['Name', 'Box', 'Day', 'Scale'];

function open(defaults: Record<string, string> = {}) {
  const form = new FieldStore({ Name: '', Box: '', Day: 'Friday', Scale: '', ...defaults });
  render(<Fields form={form} />);
  const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const held = () => names.map((name) => form.valueOf(name));
  return { form, control, held, user: userEvent.setup(), turn: () => screen.getByText('Turn') };
}

test('controls show the defaults', () => {
  expect(open({ Name: 'Aroha', Box: 'yes', Scale: '5' }).held()).toEqual(['Aroha', 'yes', 'Friday', '5']);
});

test('values are what the visitor enters', async () => {
  const { user, control, held } = open();
  await user.type(control('Name'), 'Hemi');
  await user.click(control('Box'));
  await user.selectOptions(control('Day'), 'Monday');
  await user.click(control('10'));
  expect(held()).toEqual(['Hemi', 'yes', 'Monday', '10']);
});

test('values are what a script or the browser has set without an event', () => {
  const { control, held } = open();
  control('Name').value = 'Mārama';
  control('Box').checked = true;
  control('Day').value = 'Monday';
  control('0').checked = true;
  expect(held()).toEqual(['Mārama', 'yes', 'Monday', '0']);
});

test('an unticked box has no value', async () => {
  const { user, control, form } = open({ Box: 'yes' });
  await user.click(control('Box'));
  expect(form.valueOf('Box')).toBe('');
});

test('a field that is hidden and shown again has what was in it', async () => {
  const { user, control, form, turn } = open();
  control('Name').value = 'Hemi'; // without an event
  await user.click(turn());
  expect(form.valueOf('Name')).toBe('Hemi');
  await user.click(turn());
  expect(control('Name').value).toBe('Hemi');
});

test('a value that is set while its field is hidden shows once it is there', async () => {
  const { user, control, form, turn } = open();
  await user.click(turn());
  form.setValue('Name', 'Aroha');
  await user.click(turn());
  expect(control('Name').value).toBe('Aroha');
});

test('setting a value ticks and chooses', () => {
  const { form, control } = open();
  act(() =>
    ['Name', 'Box', 'Day', 'Scale'].forEach((name, at) =>
      form.setValue(name, ['A', 'yes', 'Monday', '5'][at] ?? ''),
    ),
  );
  expect(control('5').checked).toBe(true);
  expect(control('Box').checked).toBe(true);
});

test('values without an event are adopted once', () => {
  const { form, control } = open();
  const listener = vi.fn();
  form.subscribe(listener);
  control('Name').value = 'Hemi';
  expect(form.adopt()).toBe(true);
  expect(form.adopt()).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
});

test('what is typed before a server-rendered form is hydrated stays', async () => {
  const form = new FieldStore({ Name: '', Day: 'Friday' });
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Fields form={form} />);
  const input = page.querySelector('input');
  if (input) input.value = 'Typed';
  const root = await act(() => hydrateRoot(page, <Fields form={form} />));
  expect(input?.value).toBe('Typed');
  expect(form.valueOf('Name')).toBe('Typed');
  act(() => root.unmount());
  page.remove();
});

test('clearing sets all values, and forgets errors and checks', () => {
  const { form, control } = open();
  form.setErrors({ Name: 'Please enter your name.' });
  control('Name').value = 'Hemi';
  act(() => form.reset({ Name: '', Box: '', Day: 'Friday', Scale: '' }));
  expect(control('Name').value).toBe('');
  expect(form.lastFound()).toEqual({ errors: {}, checks: 0 });
});

test('an error can be set before any check, and goes alone', () => {
  const { form } = open();
  form.setError('Name', 'Taken');
  form.setError('Day', 'Closed');
  form.clearError('Name');
  expect(form.lastFound().errors).toEqual({ Day: 'Closed' });
});
