import { CloseButton } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { CloseButtonExample } from './examples/CloseButtonExample.tsx';
import code from './examples/CloseButtonExample.tsx?raw';

const meta = {
  id: 'ui-close-button',
  title: 'UI components/CloseButton (dismiss, cross, x)',
  ...partMeta({
    part: CloseButton,
    code,
    useFor: 'Use it on what a visitor can send away. Dialog and SuccessPanel have one already.',
    accessibility: [
      'A native button of 44 × 44 px whose name is the label; its cross is hidden from screen readers.',
      'Name what it closes: “Close the notice”. When what has the focus disappears, move the focus to what follows.',
    ],
  }),
  component: CloseButtonExample,
} satisfies Meta<typeof CloseButtonExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the notice' }));
    const again = canvas.getByRole('button', { name: 'Show the notice again' });
    await expect(again).toBeVisible();
    await userEvent.click(again);
    await expect(canvas.getByText('We are closed on Waitangi Day.')).toBeVisible();
  },
};
