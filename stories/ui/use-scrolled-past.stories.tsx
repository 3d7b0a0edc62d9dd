import { useScrolledPast } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { UseScrolledPastExample } from './examples/UseScrolledPastExample.tsx';
import code from './examples/UseScrolledPastExample.tsx?raw';

const meta = {
  id: 'ui-use-scrolled-past',
  title: 'UI hooks/useScrolledPast (scroll, sticky, back to top)',
  ...partMeta({
    part: useScrolledPast,
    code,
    useFor: 'Use it for what appears further down the page. All uses share one listener.',
    accessibility: [
      'It changes nothing on the page itself.',
      'What appears must not cover the focus: keepRoom keeps it clear of what is fixed to an edge.',
    ],
  }),
  component: UseScrolledPastExample,
} satisfies Meta<typeof UseScrolledPastExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scroll down by 50 pixels.')).toBeVisible();
    window.scrollTo(0, 60);
    await expect(await canvas.findByRole('link', { name: 'Back to the top' })).toBeVisible();
    window.scrollTo(0, 0);
    await expect(await canvas.findByText('Scroll down by 50 pixels.')).toBeVisible();
  },
};
