import { SuccessPanel } from '@adviser-widgets/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { SuccessPanelExample } from './examples/SuccessPanelExample.tsx';
import code from './examples/SuccessPanelExample.tsx?raw';

const meta = {
  id: 'forms-success-panel',
  title: 'Form components/SuccessPanel (thank you, success, sent)',
  ...partMeta({
    part: SuccessPanel,
    code,
    useFor: 'Use it in place of a form that was sent. LeadForm shows it for you.',
    accessibility: [
      'A status that takes the focus, so that it is read out, unless the visitor is typing elsewhere.',
      'Its mark is hidden from screen readers: say in words that it worked.',
      'When it is closed, move the focus to what comes in its place.',
    ],
  }),
  component: SuccessPanelExample,
} satisfies Meta<typeof SuccessPanelExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Thank you, Aroha' })).toBeVisible();
  },
};
