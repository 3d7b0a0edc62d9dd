import { DisclosureButton } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { DisclosureButtonExample } from './examples/DisclosureButtonExample.tsx';
import code from './examples/DisclosureButtonExample.tsx?raw';

const meta = {
  id: 'ui-disclosure-button',
  title: 'UI components/DisclosureButton (toggle, show more, expand, fold)',
  ...partMeta({
    part: DisclosureButton,
    code,
    useFor:
      'Use it to show and hide something that follows it. For whole sections there is the accordion, for one block of text the collapse.',
    accessibility: [
      'A native button that says whether what it controls is open (aria-expanded, aria-controls).',
      'Its arrow is hidden from screen readers. Give it a label if it has no text.',
      'What it shows comes right after it, so that the next Tab or arrow leads there.',
    ],
  }),
  component: DisclosureButtonExample,
} satisfies Meta<typeof DisclosureButtonExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'All our conditions' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Lending criteria, terms and fees apply.')).toBeVisible();
  },
};
