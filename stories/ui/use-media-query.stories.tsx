import { useMediaQuery } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { UseMediaQueryExample } from './examples/UseMediaQueryExample.tsx';
import code from './examples/UseMediaQueryExample.tsx?raw';

const meta = {
  id: 'ui-use-media-query',
  title: 'UI hooks/useMediaQuery (breakpoint, responsive, width)',
  ...partMeta({
    part: useMediaQuery,
    code,
    useFor:
      'Use it where a style sheet can’t help, because the markup differs. On the server nothing matches.',
    accessibility: [
      'It follows zoom and text size where the query does: prefer widths in em.',
      'Keep the order of the content the same in all layouts.',
    ],
  }),
  component: UseMediaQueryExample,
} satisfies Meta<typeof UseMediaQueryExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There is room|A list fits/)).toBeVisible();
  },
};
