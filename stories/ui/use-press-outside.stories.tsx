import { usePressOutside } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { UsePressOutsideExample } from './examples/UsePressOutsideExample.tsx';
import code from './examples/UsePressOutsideExample.tsx?raw';

const meta = {
  id: 'ui-use-press-outside',
  title: 'UI hooks/usePressOutside (click outside, close, menu)',
  ...partMeta({
    part: usePressOutside,
    code,
    useFor: 'Use it to close a list or menu when a visitor presses elsewhere.',
    accessibility: ['Only a convenience for pointers: also close with Escape, and when the focus leaves.'],
  }),
  component: UsePressOutsideExample,
} satisfies Meta<typeof UsePressOutsideExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await expect(canvas.getByRole('list')).toBeVisible();
    await userEvent.click(canvas.getByText('Press here to close the list.'));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
