import { useSubmission } from '@adviser-widgets/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { press } from '../lead-forms/play.ts';
import { currentPage } from '../page.ts';
import { partMeta } from '../part-page/part-meta.tsx';
import { UseSubmissionExample } from './examples/UseSubmissionExample.tsx';
import code from './examples/UseSubmissionExample.tsx?raw';

const meta = {
  id: 'forms-use-submission',
  title: 'Form hooks/useSubmission (send, retry, offline, once)',
  ...partMeta({
    part: useSubmission,
    code,
    useFor: 'Use it to send anything else exactly once per press. useLeadForm uses it for leads.',
    accessibility: [
      'The fields inside its element are read-only while it sends, and keep the focus.',
      'Show the state: SendButton and FormStatus announce it.',
    ],
  }),
  component: UseSubmissionExample,
} satisfies Meta<typeof UseSubmissionExample>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    currentPage().api.queue.push(500, 'unchecked'); // the sandbox takes no votes
    await press(canvas, 'Yes');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
    await press(canvas, 'Try again');
    await expect(await canvas.findByText('Thank you for your vote.')).toBeVisible();
    await expect(currentPage().api.requests).toMatchObject([
      { url: '/votes', fields: { vote: 'yes' } },
      { url: '/votes', fields: { vote: 'yes' } },
    ]);
  },
};
