import { Button } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { ButtonExample } from './examples/ButtonExample.tsx';
import code from './examples/ButtonExample.tsx?raw';

const meta = {
  id: 'ui-button',
  title: 'UI components/Button (press, busy, spinner, submit)',
  ...partMeta({
    part: Button,
    code,
    useFor:
      'Use it for every main action. It is as wide as a narrow column, and as its text in a wide one. It also takes the attributes of a native button.',
    accessibility: [
      'A native button: Enter and Space press it.',
      'A busy one is aria-disabled, not disabled, so it keeps the focus. It can still be pressed: ignore the press.',
      'Its spinner is hidden from screen readers. Change the text to say what is going on.',
    ],
  }),
  component: ButtonExample,
} satisfies Meta<typeof ButtonExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Saving…');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};
