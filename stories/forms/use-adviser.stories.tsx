import { useAdviser } from '@adviser-widgets/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { UseAdviserExample } from './examples/UseAdviserExample.tsx';
import code from './examples/UseAdviserExample.tsx?raw';

const meta = {
  id: 'forms-use-adviser',
  title: 'Form hooks/useAdviser (adviser name, id, autocomplete)',
  ...partMeta({
    part: useAdviser,
    code,
    useFor: 'Use it to add a field for an adviser’s name to a form: it finds the id that is sent.',
    accessibility: [
      'The field is a combobox by the ARIA practice; any other name can be typed, and is then sent as text.',
    ],
  }),
  component: UseAdviserExample,
} satisfies Meta<typeof UseAdviserExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Adviser name')).toBeVisible();
    await expect(canvas.getByLabelText('First Name')).toBeRequired();
  },
};
