import { Honeypot } from '@adviser-widgets/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { HoneypotExample } from './examples/HoneypotExample.tsx';
import code from './examples/HoneypotExample.tsx?raw';

const meta = {
  id: 'forms-honeypot',
  title: 'Form components/Honeypot (spam, robots, hidden field)',
  ...partMeta({
    part: Honeypot,
    code,
    useFor: 'Use it in a form of your own with useLeadForm. LeadForm already has one.',
    accessibility: [
      'It is off the screen, out of the tab order, and hidden from screen readers.',
      'Password managers are asked to leave it alone. A filled one is sent all the same: the server decides.',
    ],
  }),
  component: HoneypotExample,
} satisfies Meta<typeof HoneypotExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
    await expect(canvasElement.querySelector('[name="companyFax"]')).toHaveAttribute('tabindex', '-1');
  },
};
