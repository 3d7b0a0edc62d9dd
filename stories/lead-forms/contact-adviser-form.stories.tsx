import { ContactAdviserForm, contactAdviserForm } from '@adviser-widgets/lead-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { currentPage } from '../page.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { formStories } from './form-stories.ts';
import { expectThanks, fillIn, press } from './play.ts';

const meta = {
  id: 'lead-forms-contact-adviser-form',
  title:
    'Lead forms/Contact an adviser (contact-adviser-form, email an adviser, contact an adviser, message to one adviser, personal page, enquiry)',
  ...widgetMeta(contactAdviserForm),
  component: ContactAdviserForm,
} satisfies Meta<typeof ContactAdviserForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = formStories({
  heading: 'Contact an Adviser',
  required: ['Full Name', 'Email', 'Contact number', 'Choose your region'],
  url: '/acme/lead',
  fields: { FormFullName: 'Aroha Ngata', FormMessage: '', Method: 15 },
});

export const Empty: Story = stories.Empty;
export const Invalid: Story = stories.Invalid;
export const Sent: Story = stories.Sent;

/** The lead goes to the adviser whose page contains the form; the id is sent unchanged. */
export const ToOneAdviser: Story = {
  tags: ['picture'],
  args: {
    heading: 'Write to Hēmi',
    buttonText: 'Send to Hēmi',
    adviserId: '3F2504E0-4F89-11D3-9A0C-0305E82C3301',
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, 'Send to Hēmi');
    await expectThanks(canvas);
    await expect(currentPage().api.requests).toMatchObject([
      { fields: { AdviserId: '3F2504E0-4F89-11D3-9A0C-0305E82C3301', Method: 15 } },
    ]);
  },
};

export const Failed: Story = stories.Failed;
export const Dark: Story = stories.Dark;
export const Narrow: Story = stories.Narrow;
