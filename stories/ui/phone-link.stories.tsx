import { PhoneLink } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { PhoneLinkExample } from './examples/PhoneLinkExample.tsx';
import code from './examples/PhoneLinkExample.tsx?raw';

const meta = {
  id: 'ui-phone-link',
  title: 'UI components/PhoneLink (call, telephone, number)',
  ...partMeta({
    part: PhoneLink,
    code,
    useFor: 'Use it wherever a number is shown: phones call it with one press.',
    accessibility: [
      'A native link whose name is the number as written.',
      'Put it into a sentence that says whose number it is.',
    ],
  }),
  component: PhoneLinkExample,
} satisfies Meta<typeof PhoneLinkExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0800 000 000' })).toHaveAttribute(
      'href',
      'tel:0800000000',
    );
  },
};
