import { Dialog } from '@adviser-widgets/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { partMeta } from '../part-page/part-meta.tsx';
import { DialogExample } from './examples/DialogExample.tsx';
import code from './examples/DialogExample.tsx?raw';

const meta = {
  id: 'ui-dialog',
  title: 'UI components/Dialog (modal, pop-up, overlay, lightbox)',
  ...partMeta({
    part: Dialog,
    code,
    useFor:
      'Use it modal for what a visitor has asked for, and not modal for what opens automatically. Its content stays in the page while it is closed, so forms keep what was typed. The close button comes first; place it with a style of your own.',
    accessibility: [
      'A native dialog with the label as its name.',
      'Modal: the page behind is inert and does not scroll, the focus goes in, and back to where it was when it closes.',
      'Not modal: it takes no focus, and keeps clear of the control that has it.',
      'Escape, the close button and, if it is modal, a press beside it close it.',
    ],
  }),
  component: DialogExample,
} satisfies Meta<typeof DialogExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Opening hours' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Opening hours' });
    await expect(dialog.matches(':modal')).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};
