import { ShortContactForm, shortContactForm } from '@adviser-widgets/lead-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { currentPage } from '../page.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { formStories } from './form-stories.ts';
import { expectThanks, fillIn, press, type Canvas } from './play.ts';

const meta = {
  id: 'lead-forms-short-contact-form',
  title:
    'Lead forms/Short contact form (short-contact-form, contact us, ask a question, enquiry, message, question, booklet download)',
  ...widgetMeta(shortContactForm),
  component: ShortContactForm,
} satisfies Meta<typeof ShortContactForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = formStories({
  heading: 'Contact Us',
  required: ['Full Name', 'Email', 'Contact number', 'Choose your region', 'I would like to discuss...'],
  url: '/acme/lead',
  fields: { FormFullName: 'Aroha Ngata', FormSubject: '1', FormMessage: '', Method: 1 },
});

export const Empty: Story = stories.Empty;
export const Invalid: Story = stories.Invalid;
export const Sent: Story = stories.Sent;
export const Failed: Story = stories.Failed;

/** The note about the booklet is not shown, and precedes the typed message. */
export const Booklet: Story = {
  tags: ['picture'],
  args: { messageMode: 'booklet' },
  play: async ({ canvas }) => {
    await send(canvas, 'Which chapter is for the self-employed?');
    await expectMessage(/^First home buyer booklet downloaded\nWhich chapter is for the self-employed\?$/);
  },
};

/** Another booklet, with no message typed. */
export const OtherBooklet: Story = {
  args: { messageMode: 'booklet', messageText: 'Refix guide downloaded' },
  play: async ({ canvas }) => {
    await send(canvas);
    await expectMessage(/^Refix guide downloaded$/);
  },
};

/** Adds the page that the form was sent from. */
export const PageSlug: Story = {
  args: { messageMode: 'page-slug' },
  play: async ({ canvas }) => {
    await send(canvas, 'Kia ora');
    await expectMessage(/^Submitted from \S+\nKia ora$/);
  },
};

export const Dark: Story = stories.Dark;
export const Narrow: Story = stories.Narrow;

async function send(canvas: Canvas, message = ''): Promise<void> {
  await fillIn(canvas);
  await expect(canvas.getByLabelText('Message')).toHaveValue('');
  if (message) await userEvent.type(canvas.getByLabelText('Message'), message);
  await press(canvas, 'Submit');
  await expectThanks(canvas);
}

async function expectMessage(text: RegExp): Promise<void> {
  await expect(currentPage().api.requests.map(({ fields }) => fields.FormMessage)).toEqual([
    expect.stringMatching(text),
  ]);
}
