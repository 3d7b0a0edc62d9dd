import { Form } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { FormExample } from './examples/FormExample.tsx';
import code from './examples/FormExample.tsx?raw';

const meta = {
  id: 'ui-form',
  title: 'UI components/Form (submit, press, Enter, sandbox)',
  ...partMeta({
    part: Form,
    code,
    useFor:
      'Use it for a form that a script sends. It acts on each press, in frames that submit no forms too, and sends nothing itself. It also takes the attributes of a native form.',
    accessibility: [
      'A native form: Enter in a field presses its button.',
      'The browser checks no field, so show each error yourself and focus the first.',
    ],
  }),
  component: FormExample,
} satisfies Meta<typeof FormExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your name'), 'Aroha{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved: 1');
  },
};
