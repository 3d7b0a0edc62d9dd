import { LeadFieldControl } from '@adviser-widgets/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chooseOption } from '../lead-forms/play.ts';
import { partMeta } from '../part-page/part-meta.tsx';
import { LeadFieldControlExample } from './examples/LeadFieldControlExample.tsx';
import code from './examples/LeadFieldControlExample.tsx?raw';

const meta = {
  id: 'forms-lead-field-control',
  title: 'Form components/LeadFieldControl (field, input, select, textarea)',
  ...partMeta({
    part: LeadFieldControl,
    code,
    useFor:
      'Use it to lay out fields yourself, with useFields or useLeadForm. LeadForm has them all below each other.',
    accessibility: [
      'The label, hint and error of the field’s row in the table; visitors hear them with the control.',
      'A field that must be filled in is aria-required; one that may stay empty says “(optional)”.',
      'After an e-mail address that looks mistyped, a question is announced politely.',
    ],
  }),
  component: LeadFieldControlExample,
} satisfies Meta<typeof LeadFieldControlExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First Name')).toBeRequired();
    await chooseOption(canvas.getByLabelText('Choose your region'), 'Wellington');
    await expect(canvas.getByRole('option', { name: 'Wellington', selected: true })).toBeInTheDocument();
  },
};
