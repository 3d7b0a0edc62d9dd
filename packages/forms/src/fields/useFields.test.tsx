import { settled } from '@adviser-widgets/testing/settled';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Controller, FormProvider, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { LeadFieldControl } from './LeadFieldControl.tsx';
import { TickField } from './TickField.tsx';
import type { LeadField, LeadFieldProps, LeadFields, WithPlainNames } from './lead-field.ts';
import { useFields, type FieldsControl } from './useFields.ts';

const scale = ['0', '5', '10'];
function Scale({ name, form }: LeadFieldProps) {
  const registered = form.register(name);
  return (
    <>
      {scale.map((value) => (
        <input type="radio" key={value} aria-label={value} value={value} {...registered} />
      ))}
    </>
  );
}
const fields = {
  Name: { label: 'Name', control: 'input', default: '', rule: 'filled', message: 'FormFullName' },
  Box: { label: 'Box', control: TickField, default: '', rule: 'optional', value: 'yes' },
  Detail: {
    label: 'Detail',
    control: 'input',
    default: '',
    rule: 'filled',
    message: 'FormFirstName',
    dependsOn: 'Box',
  },
  Day: {
    label: 'Day',
    control: 'select',
    default: 'Friday',
    rule: 'optional',
    options: () => ['Monday', 'Friday', 'Sunday'].map((value) => ({ value, label: value })),
  },
  Scale: { label: 'Scale', control: Scale, default: '', rule: 'optional' },
} as const satisfies LeadFields;

let control: FieldsControl;
function Form({ start }: { readonly start?: Record<string, string> }) {
  const opened = useFields({ fields, ...(start && { page: { startValues: () => start } }) });
  useEffect(() => void (control = opened));
  return (
    <form onFocus={opened.prepare} aria-label="form">
      {Object.entries(fields).map(([name, field]) => (
        <LeadFieldControl key={name} name={name} field={field} form={opened.form} keepDraft={() => {}} />
      ))}
    </form>
  );
}
const at = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const ask = async () => {
  let values: unknown;
  await act(async () => {
    values = await control.validate();
  });
  return values;
};
const errors = () => [...document.querySelectorAll('.aw-field-error')].map(({ textContent }) => textContent);
const empty = { Name: '', Box: '', Detail: '', Day: 'Friday', Scale: '' };

beforeEach(() => document.body.replaceChildren());

describe.each(['before', 'after'] as const)('%s the first touch', (when) => {
  async function open(strict = false) {
    render(
      strict ? (
        <StrictMode>
          <Form />
        </StrictMode>
      ) : (
        <Form />
      ),
    );
    const user = userEvent.setup();
    if (when === 'after') {
      await user.click(at('Name'));
      await act(settled);
    }
    return user;
  }

  test.each([false, true])('silent values are sent; strict: %s', async (strict) => {
    await open(strict);
    at('Name').value = 'Mārama';
    at('Box').checked = true;
    at('Day').value = 'Monday';
    at('5').checked = true;
    expect(control.values()).toEqual({ Name: 'Mārama', Box: 'yes', Detail: '', Day: 'Monday', Scale: '5' });
    await act(async () => {});
    expect(await ask()).toBeUndefined(); // Detail is asked for now
    if (screen.queryByLabelText(/^Detail/)) at('Detail').value = 'x';
    expect(screen.queryByLabelText(/^Detail/)).not.toBeNull();
    expect(await ask()).toEqual({ Name: 'Mārama', Box: 'yes', Detail: 'x', Day: 'Monday', Scale: '5' });
  });

  test('typed values are sent', async () => {
    const user = await open();
    await user.type(at('Name'), 'Hemi');
    await user.click(at('Box'));
    await user.type(await screen.findByLabelText(/^Detail/), 'more');
    await user.selectOptions(at('Day'), 'Monday');
    await user.click(at('10'));
    expect(await ask()).toEqual({ Name: 'Hemi', Box: 'yes', Detail: 'more', Day: 'Monday', Scale: '10' });
  });

  test('an input that the page wraps, or moves out of the form, keeps working', async () => {
    const user = await open();
    const box = document.createElement('p');
    at('Name').before(box);
    box.append(at('Name'));
    await user.type(at('Name'), 'Hemi');
    expect(control.values().Name).toBe('Hemi');
    screen.getByRole('form').parentElement?.append(at('Name'));
    at('Name').value = 'Aroha';
    expect(control.values().Name).toBe('Aroha');
    expect(await ask()).toEqual({ ...empty, Name: 'Aroha', Detail: undefined } as unknown);
  });

  test('another input of the same name does not count, in the form or outside', async () => {
    await open();
    at('Name').value = 'Aroha';
    for (const place of [document.body, screen.getByRole('form')]) {
      const other = Object.assign(document.createElement('input'), { name: 'Name', value: 'other' });
      place.prepend(other);
    }
    expect(await ask()).toMatchObject({ Name: 'Aroha' });
  });

  test('an input that the page renames keeps working', async () => {
    const user = await open();
    at('Name').name = 'renamed';
    await user.type(at('Name'), 'Hemi');
    expect(await ask()).toMatchObject({ Name: 'Hemi' });
  });

  test('a hidden field keeps its last value, and is not checked', async () => {
    const user = await open();
    at('Name').value = 'Hemi';
    await user.click(at('Box'));
    (await screen.findByLabelText<HTMLInputElement>(/^Detail/)).value = 'silent';
    await user.click(at('Box'));
    expect(screen.queryByLabelText(/^Detail/)).toBeNull();
    expect(control.values().Detail).toBe('silent');
    expect(await ask()).not.toHaveProperty('Detail');
    await user.click(at('Box'));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Detail/)).value).toBe('silent');
    expect(await ask()).toHaveProperty('Detail', 'silent');
  });

  test('an error clears at the next input and comes back with the next press only', async () => {
    const user = await open();
    await ask();
    expect(errors()).toHaveLength(1);
    await user.type(at('Name'), 'a');
    expect(errors()).toHaveLength(0);
    await user.clear(at('Name'));
    await user.tab();
    await act(async () => {});
    expect(errors()).toHaveLength(0);
    await ask();
    expect(errors()).toHaveLength(1);
  });

  test('clearing, and restoring what is still at its default', async () => {
    const user = await open();
    await user.type(at('Name'), 'Hemi');
    await user.click(at('Box'));
    act(() => void control.restore({ Name: 'old', Detail: 'kept', Day: 'Monday', Scale: '10' }));
    expect(control.values()).toEqual({
      Name: 'Hemi',
      Box: 'yes',
      Detail: 'kept',
      Day: 'Monday',
      Scale: '10',
    });
    expect((await screen.findByLabelText<HTMLInputElement>(/^Detail/)).value).toBe('kept');
    act(() => control.clear());
    expect(control.values()).toEqual(empty);
    expect([at('Name').value, at('Day').value, at('Box').checked, at('10').checked]).toEqual([
      '',
      'Friday',
      false,
      false,
    ]);
  });
});

test('defaults show, and a scale keeps its tick when the code comes', async () => {
  render(<Form start={{ Name: 'Aroha', Box: 'yes', Detail: 'd', Day: 'Monday', Scale: '5' }} />);
  expect([at('Name').value, at('Box').checked, at('Detail').value, at('Day').value, at('5').checked]).toEqual(
    ['Aroha', true, 'd', 'Monday', true],
  );
  fireEvent.click(at('10'));
  act(() => control.prepare());
  await act(settled);
  expect(at('10').checked).toBe(true);
  expect(await ask()).toEqual({ Name: 'Aroha', Box: 'yes', Detail: 'd', Day: 'Monday', Scale: '10' });
});

test('what is typed, ticked and chosen before hydration stays', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Form />);
  at('Name').value = 'Typed';
  at('Box').checked = true;
  at('Day').value = 'Sunday';
  at('5').checked = true;
  await act(() => hydrateRoot(page, <Form />));
  const entered = { Name: 'Typed', Box: 'yes', Day: 'Sunday', Scale: '5' };
  expect(control.values()).toMatchObject(entered);
  expect([at('Name').value, at('Box').checked, at('Day').value, at('5').checked]).toEqual([
    'Typed',
    true,
    'Sunday',
    true,
  ]);
});

test.each(['focusin', 'pointerup', 'keyup'])(
  'an error goes once its input holds another value without an event of its own: at the next %s',
  async (type) => {
    render(<Form />);
    await ask();
    expect(errors()).toHaveLength(1);
    act(() => void fireEvent(document.body, new Event(type, { bubbles: true })));
    expect(errors()).toHaveLength(1);
    at('Name').value = 'Aroha';
    act(() => void fireEvent(document.body, new Event(type, { bubbles: true })));
    expect(errors()).toHaveLength(0);
  },
);

describe("the form is React Hook Form's own object", () => {
  function Own() {
    const { form, validate } = useFields({ fields });
    const { isDirty } = useFormState({ control: form.control });
    const { error } = form.getFieldState('Name', form.formState);
    return (
      <FormProvider {...form}>
        <Nested />
        <Controller
          control={form.control}
          name="Day"
          render={({ field }) => <input aria-label="Day" {...field} />}
        />
        <button onClick={() => void validate()}>Check</button>
        <button onClick={() => form.setError('Name', { message: 'Taken' })}>Complain</button>
        <output>{[isDirty ? 'dirty' : 'clean', error?.message].join(' ')}</output>
      </FormProvider>
    );
  }

  function Nested() {
    const { register, control: own } = useFormContext();
    return (
      <>
        <input aria-label="Name" {...register('Name')} />
        <p>{String(useWatch({ control: own, name: 'Day' }))}</p>
      </>
    );
  }

  const said = () => screen.getByRole('status').textContent;

  test('useFormContext, Controller and useWatch have the fields', async () => {
    render(<Own />);
    const user = userEvent.setup();
    await user.clear(at('Day'));
    await user.type(at('Day'), 'Sunday');
    expect(screen.getByText('Sunday')).toBeTruthy();
  });

  test('useFormState and setError know of them, and the next input clears the error', async () => {
    render(<Own />);
    const user = userEvent.setup();
    expect(said()).toBe('clean ');
    await user.click(screen.getByText('Complain'));
    expect(said()).toBe('clean Taken');
    await user.type(at('Name'), 'Aroha');
    expect(said()).toBe('dirty ');
  });

  test('a check shows its errors there', async () => {
    render(<Own />);
    await userEvent.setup().click(screen.getByText('Check'));
    await waitFor(() => expect(said()).toBe('clean Please enter your full name.'));
  });
});

test('a name with a dot or a bracket is refused: React Hook Form would never send its value', () => {
  expectTypeOf<WithPlainNames<Record<'a.b' | 'a[0]', LeadField>>>().toEqualTypeOf<
    Readonly<Record<'a.b' | 'a[0]', never>>
  >();
  expectTypeOf<WithPlainNames<{ readonly FormEmail: LeadField }>>().toEqualTypeOf<{
    readonly FormEmail: LeadField;
  }>();
});
