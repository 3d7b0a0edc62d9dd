import { SendButton } from '@adviser-widgets/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { SendButtonExample } from './examples/SendButtonExample.tsx';
import code from './examples/SendButtonExample.tsx?raw';

const meta = {
  id: 'forms-send-button',
  title: 'Form components/SendButton (submit, busy, try again)',
  ...partMeta({
    part: SendButton,
    code,
    useFor:
      'Use it as the submit button of a form with useSubmission or useLeadForm. It also takes the attributes of a native button.',
    accessibility: [
      'A busy one says “Sending…” and stays focusable; after a failure it says “Try again”.',
      'While the API asks to wait, it is aria-disabled.',
    ],
  }),
  component: SendButtonExample,
} satisfies Meta<typeof SendButtonExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
