import { Photo } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { PhotoExample } from './examples/PhotoExample.tsx';
import code from './examples/PhotoExample.tsx?raw';

const meta = {
  id: 'ui-photo',
  title: 'UI components/Photo (portrait, avatar, initials, person)',
  ...partMeta({
    part: Photo,
    code,
    useFor: 'Use it for a person’s picture. Initials show until it has loaded, and for a person without one.',
    accessibility: ['Photo and initials are hidden from screen readers: write the name beside them.'],
  }),
  component: PhotoExample,
} satisfies Meta<typeof PhotoExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TW')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
