import { useLazyPart } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { UseLazyPartExample } from './examples/UseLazyPartExample.tsx';
import code from './examples/UseLazyPartExample.tsx?raw';

const meta = {
  id: 'ui-use-lazy-part',
  title: 'UI hooks/useLazyPart (code splitting, dynamic import, load later)',
  ...partMeta({
    part: useLazyPart,
    code,
    useFor: 'Use it for code that only some visitors need. A failed load can be repeated.',
    accessibility: [
      'What replaces the pressed button must take the focus, or leave the button in place.',
      'If loading takes long, say so: nothing is announced automatically.',
    ],
  }),
  component: UseLazyPartExample,
} satisfies Meta<typeof UseLazyPartExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the adviser' }));
    await expect(await canvas.findByText('AN')).toBeVisible();
  },
};
