import { useFields } from '@adviser-widgets/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { press } from '../lead-forms/play.ts';
import { partMeta } from '../part-page/part-meta.tsx';
import { UseFieldsExample } from './examples/UseFieldsExample.tsx';
import code from './examples/UseFieldsExample.tsx?raw';

const meta = {
  id: 'forms-use-fields',
  title: 'Form hooks/useFields (validation, values, react-hook-form)',
  ...partMeta({
    part: useFields,
    code,
    useFor:
      'Use it for fields without sending: a step of a longer form, or a form that another system sends. useLeadForm adds captcha, draft and sending.',
    accessibility: [
      'All fields are checked at once, on demand; the next key in a field clears its error.',
      'It moves no focus: move it to the first wrong field, for example with focusInvalid.',
    ],
  }),
  component: UseFieldsExample,
} satisfies Meta<typeof UseFieldsExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await press(canvas, 'Check');
    await expect(canvas.getByRole('status')).toHaveTextContent('Please correct the fields.');
    await expect(canvas.getByLabelText('First Name')).toBeInvalid();
    await userEvent.type(canvas.getByLabelText('First Name'), 'Aroha');
    await userEvent.type(canvas.getByLabelText('Contact number'), '021 123 4567');
    await press(canvas, 'Check');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ready to send'));
  },
};
