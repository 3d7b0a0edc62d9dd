import { SubscriptionCentre, subscriptionCentre } from '@adviser-widgets/subscription-centre';
import '@adviser-widgets/subscription-centre/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withQuery } from '../at-address.ts';
import { press, type Canvas } from '../lead-forms/play.ts';
import { currentPage } from '../page.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const meta = {
  id: 'subscription-centre-subscription-centre',
  title:
    'Subscription centre/Subscription centre (subscription-centre, unsubscribe, newsletter, subscribe, mailing list, email preferences, opt out)',
  ...widgetMeta(subscriptionCentre),
  component: SubscriptionCentre,
  beforeEach: ({ parameters }) => withQuery(parameters.query ?? 'ceid=c-123'),
} satisfies Meta<typeof SubscriptionCentre>;

export default meta;

type Story = StoryObj<typeof meta>;

const thanks = 'Thank you for updating your preferences.';
const unsubscribe = (canvas: Canvas) =>
  canvas.getByRole('checkbox', { name: 'Unsubscribe me from marketing email' });

/** The box is not ticked, and a text before the button says what pressing it will do. */
export const Unticked: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(unsubscribe(canvas)).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(
      'The box is not ticked: Confirm subscribes you to marketing email.',
    );
    await expect(currentPage().api.requests).toEqual([]);
  },
};

export const Ticked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(unsubscribe(canvas));
    await expect(
      canvas.getByText('The box is ticked: Confirm unsubscribes you from marketing email.'),
    ).toBeVisible();
  },
};

export const Updated: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(unsubscribe(canvas));
    await press(canvas, 'Confirm');
    await expect(await canvas.findByText(thanks)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(currentPage().api.requests).toMatchObject([
      {
        url: '/acme/braze/user/update-email-subscription',
        fields: { ceid: 'c-123', app_group_id: 'acme', status: 'unsubscribed' },
      },
    ]);
  },
};

export const Sending: Story = {
  parameters: { api: 'never' },
  play: async ({ canvas }) => {
    await press(canvas, 'Confirm');
    const button = await canvas.findByRole('button', { name: 'Sending…' });
    await waitFor(() => expect(currentPage().api.requests).toHaveLength(1));
    await expect(button).toHaveFocus();
  },
};

/** Status 200 is not enough: the response must also confirm the change. */
export const Failed: Story = {
  parameters: { api: { status: 200, body: '{"message":"failed"}' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Confirm');
    const alert = canvas.getByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent('Sorry, something went wrong. Please try again later.'),
    );
    await expect(within(alert).getByRole('link', { name: '0800 000 000' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

/** A link without the reader's id: no subscription can be updated, so nothing is sent. */
export const WithoutId: Story = {
  parameters: { query: '' },
  play: async ({ canvas }) => {
    await press(canvas, 'Confirm');
    await expect(
      await canvas.findByText('Sorry, something went wrong. Please try again later.'),
    ).toBeVisible();
    await expect(currentPage().api.requests).toEqual([]);
  },
};

/** Opened from a link that has already unsubscribed the reader, `unsubscribed=true`: Confirm changes nothing. */
export const Unsubscribed: Story = {
  parameters: { query: 'ceid=c-123&unsubscribed=true' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We like the way you think/)).toBeVisible();
    await expect(unsubscribe(canvas)).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Resubscribe' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** One tick takes the other away, so both buttons now resubscribe. */
export const Returning: Story = {
  ...Unsubscribed,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Yes, resubscribe me' }));
    await expect(unsubscribe(canvas)).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(
      'The box is not ticked: Confirm subscribes you to marketing email.',
    );
  },
};

export const BoxMissing: Story = {
  ...Unsubscribed,
  play: async ({ canvas }) => {
    await press(canvas, 'Resubscribe');
    const box = canvas.getByRole('checkbox', { name: 'Yes, resubscribe me' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Error: Please tick the box to resubscribe.');
    await expect(currentPage().api.requests).toEqual([]);
  },
};

export const Resubscribed: Story = {
  ...Unsubscribed,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Yes, resubscribe me' }));
    await press(canvas, 'Resubscribe');
    await expect(await canvas.findByText(thanks)).toBeVisible();
    await expect(canvas.queryByText(/^We like the way you think/)).toBeNull();
    await expect(currentPage().api.requests).toMatchObject([{ fields: { status: 'subscribed' } }]);
  },
};

export const Dark: Story = { ...BoxMissing, parameters: { ...Unsubscribed.parameters, theme: 'dark' } };
export const Narrow: Story = {
  ...BoxMissing,
  parameters: { ...Unsubscribed.parameters, hostWidth: '320px' },
};
