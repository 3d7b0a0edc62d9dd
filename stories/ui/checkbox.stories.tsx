import { Checkbox } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { CheckboxExample } from './examples/CheckboxExample.tsx';
import code from './examples/CheckboxExample.tsx?raw';

const meta = {
  id: 'ui-checkbox',
  title: 'UI components/Checkbox (tick, consent, option)',
  ...partMeta({
    part: Checkbox,
    code,
    useFor:
      'Use it for a choice that stands alone. Several that belong together need a fieldset with a legend around them. It also takes the attributes of a native checkbox.',
    accessibility: [
      'A native checkbox with a visible label; both are one target of at least 44 px in height.',
      'Space ticks it and takes the tick away.',
    ],
  }),
  component: CheckboxExample,
} satisfies Meta<typeof CheckboxExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('I already have an adviser'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
