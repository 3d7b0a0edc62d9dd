import { StatusText } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { StatusTextExample } from './examples/StatusTextExample.tsx';
import code from './examples/StatusTextExample.tsx?raw';

const meta = {
  id: 'ui-status-text',
  title: 'UI components/StatusText (announce, status, screen reader)',
  ...partMeta({
    part: StatusText,
    code,
    useFor:
      'Use it for what has just happened: saved, removed, sent. LiveRegion waits until a text has settled.',
    accessibility: [
      'A status: screen readers say it at once, after the sentence they are at.',
      'It goes after five seconds, so that nobody finds it when reading on.',
      'It shows nothing: people who see the page need to see what has happened.',
    ],
  }),
  component: StatusTextExample,
} satisfies Meta<typeof StatusTextExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my list' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to your list');
  },
};
