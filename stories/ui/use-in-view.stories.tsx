import { useInView } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { UseInViewExample } from './examples/UseInViewExample.tsx';
import code from './examples/UseInViewExample.tsx?raw';

const meta = {
  id: 'ui-use-in-view',
  title: 'UI hooks/useInView (visible, intersection observer, lazy)',
  ...partMeta({
    part: useInView,
    code,
    useFor: 'Use it to begin something when a visitor comes near: loading, playing, counting.',
    accessibility: [
      'It changes nothing on the page itself.',
      'People who jump by headings or links arrive at once: what it begins must not move what they read.',
    ],
  }),
  component: UseInViewExample,
} satisfies Meta<typeof UseInViewExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('I am in the window, or near it.')).toBeVisible();
  },
};
