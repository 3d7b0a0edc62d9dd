import { leadKinds } from '@adviser-widgets/core';
import { contactFields, FormStatus, LeadFieldControl, LeadForm, useLeadForm } from '@adviser-widgets/forms';
import { createFormOpener } from '@adviser-widgets/testing/form';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { CallbackForm, RequestCallForm, requestCallForm, type RequestCallFormProps } from './index.ts';

const { open } = createFormOpener(requestCallForm, {});

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const aroha = { FormFirstName: 'Aroha', FormEmail: undefined, FormSubject: '13' };

describe('the default values of an app', () => {
  test('fill in fields and choose options; others start as usual', () => {
    render(<RequestCallForm defaultValues={aroha} />);
    expect(valueOf('First Name')).toBe('Aroha');
    expect(valueOf('Email')).toBe('');
    expect(valueOf('I would like to discuss...')).toBe('13');
    expect(valueOf('Choose your region')).toBe('none');
  });

  test('tick a box, and with it show the field that depends on it', () => {
    render(<CallbackForm defaultValues={{ hasAdviser: 'yes', AdviserId: 'Wiremu Parata' }} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(valueOf('Adviser name')).toBe('Wiremu Parata');
  });

  test('give way to what the visitor typed before a reload, and come back when that is cleared', async () => {
    const component = () => <RequestCallForm defaultValues={aroha} />;
    const before = await open({ id: 'lead', component });
    type('First Name', 'Mārama');
    type('Last Name', 'Ngata');
    before.remove();
    await open({ id: 'lead', component });
    await screen.findByDisplayValue('Mārama');
    expect(valueOf('I would like to discuss...')).toBe('13');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear the form' }));
    expect(valueOf('First Name')).toBe('Aroha');
    expect(valueOf('Last Name')).toBe('');
  });

  test('that a field cannot have are ignored, with one warning each', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const wrong: object = {
      FormFirstName: 'Aroha',
      FormName: 'Aroha',
      FormPostcode: '0000',
      hasAdviser: 'no',
    };
    const { rerender } = render(<CallbackForm defaultValues={wrong} />);
    rerender(<CallbackForm defaultValues={{ ...wrong }} />);
    expect(valueOf('First Name')).toBe('Aroha');
    expect(valueOf('Choose your region')).toBe('none');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(warn.mock.calls.map(([text]) => String(text).replace(/"none".*"9810"/, '"none", …'))).toEqual([
      '[adviser-widgets] defaultValues.FormName: the form has no such field; it is ignored',
      '[adviser-widgets] defaultValues.FormPostcode: "0000" is not one of "none", …; it is ignored',
      '[adviser-widgets] defaultValues.hasAdviser: "no" is not one of "", "yes"; it is ignored',
    ]);
  });

  test('fill in forms of an app, with the looks of ours and without', () => {
    const fields = { FormFullName: contactFields.FormFullName };
    const options = {
      kind: leadKinds.contact,
      fields,
      eventLabel: 'Question',
      defaultValues: { FormFullName: 'Aroha' },
    };
    function Bare() {
      const { form, state, stopWaiting, keepDraft } = useLeadForm(options);
      const field = { name: 'FormFullName', field: fields.FormFullName, form, page: {}, keepDraft };
      return (
        <>
          <LeadFieldControl {...field} />
          <FormStatus state={state} widget="" onStop={stopWaiting} />
        </>
      );
    }
    const { rerender } = render(<LeadForm {...options} />);
    expect(valueOf('Full Name')).toBe('Aroha');
    rerender(<Bare />);
    expect(valueOf('Full Name')).toBe('Aroha');
  });
});

test('are typed by the fields of the form', () => {
  type Given = NonNullable<RequestCallFormProps['defaultValues']>;
  expectTypeOf<'FormFirstName'>().toExtend<keyof Given>();
  expectTypeOf<'FormFullName'>().not.toExtend<keyof Given>();
  type Own = ComponentProps<typeof LeadForm<{ FormEmail: typeof contactFields.FormEmail }>>;
  expectTypeOf<keyof NonNullable<Own['defaultValues']>>().toEqualTypeOf<'FormEmail'>();
});
