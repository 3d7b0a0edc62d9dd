import { LeadForm } from '@adviser-widgets/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillIn, press } from '../lead-forms/play.ts';
import { partMeta } from '../part-page/part-meta.tsx';
import { LeadFormExample } from './examples/LeadFormExample.tsx';
import code from './examples/LeadFormExample.tsx?raw';

const meta = {
  id: 'forms-lead-form',
  title: 'Form components/LeadForm (contact form, lead, enquiry, own form)',
  ...partMeta({
    part: LeadForm,
    code,
    useFor:
      'Use it for a form of your own with fields from the tables. The package lead-forms has the usual ones, complete.',
    accessibility: [
      'Every field is a native control with a visible label, an autofill token where there is one, and its hint and error as its description.',
      'A press that finds errors moves the focus to the first wrong field, or to the summary that errorSummary adds.',
      'While it sends, the button stays focusable, the fields are read-only, and “Sending…” is announced.',
      'The message of thanks takes the focus; a failure is an alert, and what was typed stays.',
    ],
  }),
  component: LeadFormExample,
} satisfies Meta<typeof LeadFormExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Ask us anything' })).toBeVisible();
    await press(canvas, 'Send');
    await waitFor(() => expect(canvas.getByLabelText('Full Name')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await fillIn(canvas);
    await press(canvas, 'Send');
    await expect(await canvas.findByText('Your request has been received.')).toBeVisible();
  },
};
