import { useReducedMotion } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { UseReducedMotionExample } from './examples/UseReducedMotionExample.tsx';
import code from './examples/UseReducedMotionExample.tsx?raw';

const meta = {
  id: 'ui-use-reduced-motion',
  title: 'UI hooks/useReducedMotion (animation, prefers-reduced-motion)',
  ...partMeta({
    part: useReducedMotion,
    code,
    useFor: 'Use it before anything moves by script. A style sheet has the media query for its own motion.',
    accessibility: [
      'Visitors set it in their system. Leave out automatic motion; a change of state may still be shown at once.',
    ],
  }),
  component: UseReducedMotionExample,
} satisfies Meta<typeof UseReducedMotionExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/less motion|Motion is welcome/)).toBeVisible();
  },
};
