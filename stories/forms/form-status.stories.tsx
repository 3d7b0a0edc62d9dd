import { FormStatus } from '@adviser-widgets/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { FormStatusExample } from './examples/FormStatusExample.tsx';
import code from './examples/FormStatusExample.tsx?raw';

const meta = {
  id: 'forms-form-status',
  title: 'Form components/FormStatus (error, offline, sending, alert)',
  ...partMeta({
    part: FormStatus,
    code,
    useFor:
      'Use it below the submit button: it says that a form is sending, waits for a connection, or has failed.',
    accessibility: [
      'Sending and waiting are a status, a failure is an alert; both regions are in the page from the start.',
      'A countdown is read once, not every second.',
      'It names the phone number of the configuration as another way.',
    ],
  }),
  component: FormStatusExample,
} satisfies Meta<typeof FormStatusExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send without a connection' }));
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(canvas.getByRole('link', { name: '0800 000 000' })).toBeVisible();
  },
};
