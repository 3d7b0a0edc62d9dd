import { Field } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { FieldExample } from './examples/FieldExample.tsx';
import code from './examples/FieldExample.tsx?raw';

const meta = {
  id: 'ui-field',
  title: 'UI components/Field (label, hint, error, input, text field, form)',
  ...partMeta({
    part: Field,
    code,
    useFor:
      'Use it around each control: it gives the control its label, and ties its hint, error and notice to it.',
    accessibility: [
      'The label is the control’s name. Note, hint, error and notice are its description, in the order of the screen.',
      'With an error the control is aria-invalid, and screen readers hear “Error:” first.',
      'A corrected error leaves its line empty, so that the control does not move while someone types.',
      'Give the control an autocomplete token where there is one.',
    ],
  }),
  component: FieldExample,
} satisfies Meta<typeof FieldExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Your name');
    await expect(input).toHaveAccessibleDescription('As your friends call you');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      'As your friends call you Error: Please enter your name.',
    );
    await expect(input).toBeInvalid();
  },
};
