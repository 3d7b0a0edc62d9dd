import { PropertyReportForm, propertyReportForm } from '@adviser-widgets/lead-forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { formStories } from './form-stories.ts';
import { press } from './play.ts';

const meta = {
  id: 'lead-forms-property-report-form',
  title:
    'Lead forms/Property report (property-report-form, house value, valuation, real estate, order a report, lead)',
  ...widgetMeta(propertyReportForm),
  component: PropertyReportForm,
} satisfies Meta<typeof PropertyReportForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = formStories({
  heading: 'Property Report',
  required: [
    'First Name',
    'Last Name',
    'Email',
    'Contact number',
    'Choose your region',
    'I would like to discuss...',
  ],
  url: '/acme/lead',
  fields: { FormFirstName: 'Aroha', FormLastName: 'Ngata', FormSubject: '1', Method: 6, LeadSource: 6 },
  honeypot: 'hamcheck',
});

export const Empty: Story = stories.Empty;
export const Invalid: Story = stories.Invalid;

/** Nobody needs this form twice, so its message has no close button. */
export const Sent: Story = {
  play: async (context) => {
    await stories.Sent.play?.(context);
    await expect(context.canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

/** The page can add the close button. */
export const Closable: Story = {
  tags: ['picture'],
  args: { closable: true },
  play: async (context) => {
    const { canvas } = context;
    await stories.Sent.play?.(context);
    await press(canvas, 'Close');
    await waitFor(() => expect(canvas.getByLabelText('First Name')).toHaveFocus());
    await expect(canvas.getByLabelText('First Name')).toHaveValue('');
  },
};

export const Failed: Story = stories.Failed;
export const Dark: Story = stories.Dark;
export const Narrow: Story = stories.Narrow;
