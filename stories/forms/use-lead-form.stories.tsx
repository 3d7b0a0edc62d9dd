import { useLeadForm } from '@adviser-widgets/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fillIn, press } from '../lead-forms/play.ts';
import { currentPage } from '../page.ts';
import { partMeta } from '../part-page/part-meta.tsx';
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
