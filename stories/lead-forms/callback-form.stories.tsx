import { CallbackForm, callbackForm } from '@adviser-widgets/lead-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { currentPage } from '../page.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { formStories } from './form-stories.ts';
import { expectThanks, fillIn, press } from './play.ts';

const meta = {
  id: 'lead-forms-callback-form',
  title:
    'Lead forms/Get a callback (callback-form, call back, call me back, phone me, ring me, appointment, book a call, adviser nearby, lead)',
  ...widgetMeta(callbackForm),
  component: CallbackForm,
} satisfies Meta<typeof CallbackForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = formStories({
  heading: 'Get a callback from an adviser',
  required: ['First Name', 'Last Name', 'Email', 'Contact number', 'Choose your region'],
  url: '/acme/lead',
  fields: {
    FormFirstName: 'Aroha',
    FormLastName: 'Ngata',
    FormBestDayToCall: '0',
    FormBestTimeToCall: '4',
    hasAdviser: '',
    Method: 1,
  },
});

export const Empty: Story = { ...stories.Empty, tags: ['picture'] };
export const Invalid: Story = { ...stories.Invalid, tags: ['picture'] };
export const Sent: Story = stories.Sent;
export const Failed: Story = stories.Failed;

export const HasAdviser: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I already have an adviser' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

/** Unticking the box clears the adviser. */
export const HasNoAdviserAfterAll: Story = {
  play: async (context) => {
    const { canvas } = context;
    await HasAdviser.play?.(context);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I already have an adviser' }));
    await fillIn(canvas);
    await press(canvas, 'Submit');
    await expectThanks(canvas);
    await expect(currentPage().api.requests[0]?.fields).toMatchObject({ hasAdviser: '' });
  },
};

/** A page whose advisers only call on some days. */
export const OwnDays: Story = {
  args: {
    bestDayOptions: [
      { value: '0', label: 'As soon as possible' },
      { value: '3', label: 'Tuesday' },
      { value: '5', label: 'Thursday' },
    ],
  },
  play: async ({ canvas }) => {
    const days = within(canvas.getByLabelText('How soon should we call?')).getAllByRole('option');
    await expect(days.map(({ textContent }) => textContent)).toEqual([
      'As soon as possible',
      'Tuesday',
      'Thursday',
    ]);
  },
};

export const Dark: Story = stories.Dark;
export const Narrow: Story = stories.Narrow;
