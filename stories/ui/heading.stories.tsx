import { Heading } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { HeadingExample } from './examples/HeadingExample.tsx';
import code from './examples/HeadingExample.tsx?raw';

const meta = {
  id: 'ui-heading',
  title: 'UI components/Heading (title, level, h2, h3)',
  ...partMeta({
    part: Heading,
    code,
    useFor: 'Use it for the heading of a part whose level the page decides.',
    accessibility: [
      'A native heading of level 2 to 6, whatever number it is given.',
      'It looks the same at every level: choose the level that fits the outline of the page.',
    ],
  }),
  component: HeadingExample,
} satisfies Meta<typeof HeadingExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Fixed or floating' })).toBeVisible();
  },
};
