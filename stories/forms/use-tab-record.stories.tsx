import { useTabRecord } from '@adviser-widgets/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { press } from '../lead-forms/play.ts';
import { partMeta } from '../part-page/part-meta.tsx';
import { UseTabRecordExample } from './examples/UseTabRecordExample.tsx';
import code from './examples/UseTabRecordExample.tsx?raw';

const meta = {
  id: 'forms-use-tab-record',
  title: 'Form hooks/useTabRecord (draft, session storage, reload, restore)',
  ...partMeta({
    part: useTabRecord,
    code,
    useFor:
      'Use it to keep what a visitor has done for the next half hour in the same tab. Forms keep their drafts with it.',
    accessibility: [
      'Restore before the visitor types, and say that you have.',
      'Offer to forget it: the next person may share the computer.',
    ],
  }),
  component: UseTabRecordExample,
} satisfies Meta<typeof UseTabRecordExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const note = canvas.getByLabelText('Your note');
    await userEvent.type(note, 'Call the bank');
    await press(canvas, 'Forget it');
    await expect(note).toHaveValue('');
  },
};
