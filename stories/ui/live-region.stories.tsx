import { LiveRegion } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { LiveRegionExample } from './examples/LiveRegionExample.tsx';
import code from './examples/LiveRegionExample.tsx?raw';

const meta = {
  id: 'ui-live-region',
  title: 'UI components/LiveRegion (announce, aria-live, screen reader)',
  ...partMeta({
    part: LiveRegion,
    code,
    useFor:
      'Use it for what changes with every key, such as the number of results: it waits until the text has settled. StatusText says a text at once.',
    accessibility: [
      'A polite live region: screen readers finish their sentence first.',
      'It says a text half a second after its last change, and removes it five seconds later, so that nobody finds it when reading on.',
      'It shows nothing: people who see the page need the same text, or what it describes.',
    ],
  }),
  component: LiveRegionExample,
} satisfies Meta<typeof LiveRegionExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Town'), 'ha');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(await canvas.findByText('2 towns')).toBeInTheDocument();
  },
};
