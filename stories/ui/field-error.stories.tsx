import { FieldError } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { FieldErrorExample } from './examples/FieldErrorExample.tsx';
import code from './examples/FieldErrorExample.tsx?raw';

const meta = {
  id: 'ui-field-error',
  title: 'UI components/FieldError (validation, invalid, message, group, radio)',
  ...partMeta({
    part: FieldError,
    code,
    useFor: 'Use it for a group of controls. Field has one for a single control.',
    accessibility: [
      'Screen readers hear “Error:” before the text.',
      'It is no live region: tie it to the group with aria-describedby, and move the focus to the group.',
      'Its line stays once it has been needed, so that nothing moves when the error goes.',
    ],
  }),
  component: FieldErrorExample,
} satisfies Meta<typeof FieldErrorExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Error: Please choose an answer.');
  },
};
