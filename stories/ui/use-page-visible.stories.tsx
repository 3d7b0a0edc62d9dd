import { usePageVisible } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { UsePageVisibleExample } from './examples/UsePageVisibleExample.tsx';
import code from './examples/UsePageVisibleExample.tsx?raw';

const meta = {
  id: 'ui-use-page-visible',
  title: 'UI hooks/usePageVisible (tab, hidden, pause)',
  ...partMeta({
    part: usePageVisible,
    code,
    useFor: 'Use it to pause what is out of sight: motion, timers, requests.',
    accessibility: ['What it pauses must go on where it was: someone comes back to read.'],
  }),
  component: UsePageVisibleExample,
} satisfies Meta<typeof UsePageVisibleExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have left this tab 0 times.')).toBeVisible();
  },
};
