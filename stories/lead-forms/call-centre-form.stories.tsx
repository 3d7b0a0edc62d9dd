import { CallCentreForm, callCentreForm } from '@adviser-widgets/lead-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { currentPage } from '../page.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { formStories } from './form-stories.ts';
import { chooseOption, expectThanks, fillIn, press } from './play.ts';

const meta = {
  id: 'lead-forms-call-centre-form',
  title: 'Lead forms/Call centre (call-centre-form, staff, telephone campaign, call for someone, lead)',
  ...widgetMeta(callCentreForm),
  component: CallCentreForm,
} satisfies Meta<typeof CallCentreForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = formStories({
  heading: 'Request a Call',
  required: [
    'First Name',
    'Last Name',
    'Email',
    'Contact number',
    'Choose your region',
    'I would like to discuss...',
  ],
  url: '/acme/call-centre',
  fields: {
    FormFirstName: 'Aroha',
    FormLastName: 'Ngata',
    FormSubject: '1',
    FormMessage: '',
    FormBestDayToCall: '0',
    FormBestTimeToCall: '4',
    FormHearFromUs: '1',
    Context: '',
    Method: 2,
    LeadSource: 2,
  },
});

export const Empty: Story = stories.Empty;

/** The initial choices. */
export const Defaults: Story = {
  play: async ({ canvas }) => {
    const chosenIn = (label: string) =>
      within(canvas.getByLabelText(label)).getByRole('option', { selected: true });
    await expect(chosenIn('How soon should we call?')).toHaveTextContent(/^As soon as possible$/);
    await expect(chosenIn('What time is best?')).toHaveTextContent(/^Any time$/);
    await expect(chosenIn('How did you hear about us?')).toHaveTextContent(/^Our Website$/);
    await expect(
      canvas.getByRole('checkbox', { name: 'Call from tracked campaign number' }),
    ).not.toBeChecked();
  },
};

export const Invalid: Story = { ...stories.Invalid, tags: ['picture'] };
export const Sent: Story = stories.Sent;

export const FromCampaignNumber: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await chooseOption(canvas.getByLabelText('How soon should we call?'), 'Wednesday');
    await chooseOption(canvas.getByLabelText('How did you hear about us?'), 'Radio Advertising');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Call from tracked campaign number' }));
    await press(canvas, 'Submit');
    await expectThanks(canvas);
    await expect(currentPage().api.requests[0]?.fields).toMatchObject({
      FormBestDayToCall: '4',
      FormHearFromUs: '6',
      Context: 'Call from tracked campaign number',
    });
  },
};

export const Failed: Story = stories.Failed;
export const Dark: Story = stories.Dark;
export const Narrow: Story = stories.Narrow;
