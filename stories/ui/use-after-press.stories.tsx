import { useAfterPress } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { UseAfterPressExample } from './examples/UseAfterPressExample.tsx';
import code from './examples/UseAfterPressExample.tsx?raw';

const meta = {
  id: 'ui-use-after-press',
  title: 'UI hooks/useAfterPress (click, pointer, blur, layout shift)',
  ...partMeta({
    part: useAfterPress,
    code,
    useFor:
      'Use it for a change that moves what is below, such as an error that appears when a field is left. A button that moves between press and release is not clicked.',
    accessibility: [
      'Nobody has to press twice: the page moves after the click.',
      'Without a press under way the change is made at once, so keyboards do not wait.',
    ],
  }),
  component: UseAfterPressExample,
} satisfies Meta<typeof UseAfterPressExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Postcode'));
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByText('Pressed: 1')).toBeVisible();
    await expect(await canvas.findByText('Enter four digits.')).toBeVisible();
  },
};
