import { useLeadForm } from '@adviser-widgets/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fillIn, press } from '../lead-forms/play.ts';
import { currentPage } from '../page.ts';
import { partMeta } from '../part-page/part-meta.tsx';
import { FirstHomeForm } from './examples/FirstHomeForm.tsx';
import { UseLeadFormExample } from './examples/UseLeadFormExample.tsx';
import code from './examples/UseLeadFormExample.tsx?raw';

const meta = {
  id: 'forms-use-lead-form',
  title: 'Form hooks/useLeadForm (contact form, lead, headless, own markup)',
  ...partMeta({
    part: useLeadForm,
    code,
    useFor: 'Use it for a lead form with markup of your own. LeadForm is the same with its looks.',
    accessibility: [
      'While it sends, the fields are read-only and keep the focus.',
      'It moves no focus after a press: call focusInvalid when the state is invalid, and show SuccessPanel in the end.',
      'Show the state: SendButton and FormStatus announce it.',
    ],
  }),
  component: UseLeadFormExample,
} satisfies Meta<typeof UseLeadFormExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, 'Send');
    await expect(await canvas.findByText('Thank you!')).toBeVisible();
    await expect(currentPage().api.requests).toHaveLength(1);
  },
};

/** The form of the guide "A form of your own". */
export const FieldOfYourOwn: StoryObj<typeof meta> = {
  render: () => <FirstHomeForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Aroha Ngata');
    await userEvent.type(canvas.getByLabelText('Email'), 'aroha@example.nz');
    await userEvent.type(canvas.getByLabelText('Contact number'), '021 555 0199');
    await userEvent.selectOptions(canvas.getByLabelText('Choose your region'), '0110');
    await userEvent.selectOptions(canvas.getByLabelText('I would like to discuss...'), '1');
    await userEvent.type(canvas.getByLabelText('Your deposit'), 'some');
    await press(canvas, 'Call me about my first home');
    await expect(await canvas.findByText('Please enter your deposit in whole dollars.')).toBeVisible();
    await expect(canvas.getByLabelText('Your deposit')).toHaveFocus();
    await userEvent.clear(canvas.getByLabelText('Your deposit'));
    await userEvent.type(canvas.getByLabelText('Your deposit'), '50,000');
    await press(canvas, 'Call me about my first home');
    await expect(await canvas.findByText('We will call you.')).toBeVisible();
    await expect(currentPage().api.requests.map(({ fields }) => fields.FormMessage)).toEqual([
      'Deposit: $50,000',
    ]);
  },
};
