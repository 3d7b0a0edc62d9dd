import { JobApplicationForm, jobApplicationForm } from '@adviser-widgets/lead-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { currentPage } from '../page.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { formStories } from './form-stories.ts';

const meta = {
  id: 'lead-forms-job-application-form',
  title:
    'Lead forms/Become an adviser (job-application-form, apply, careers, recruitment, join us, work for us, job, vacancy)',
  ...widgetMeta(jobApplicationForm),
  component: JobApplicationForm,
} satisfies Meta<typeof JobApplicationForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = formStories({
  heading: 'Become an Adviser',
  required: ['First Name', 'Last Name', 'Email', 'Contact number', 'Choose your region'],
  url: '/acme/recruitment',
  fields: {
    FormFirstName: 'Aroha',
    FormLastName: 'Ngata',
    FormBestDayToCall: '0',
    FormBestTimeToCall: '4',
    formJoinUs: '1',
    Method: '1',
    SubmissionRevision: '1',
  },
});

export const Empty: Story = stories.Empty;
export const Invalid: Story = { ...stories.Invalid, tags: ['picture'] };

/** Sent as a multipart form, in which every value is text. */
export const Sent: Story = {
  play: async (context) => {
    await stories.Sent.play?.(context);
    await expect(currentPage().api.requests.map(({ contentType }) => contentType)).toEqual([
      'multipart/form-data',
    ]);
  },
};

export const Failed: Story = stories.Failed;
export const Dark: Story = stories.Dark;
export const Narrow: Story = stories.Narrow;
