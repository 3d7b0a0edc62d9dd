import { Announcement, announcement } from '@adviser-widgets/banners';
import '@adviser-widgets/banners/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const meta = {
  id: 'banners-announcement',
  title: 'Banners/Announcement (announcement, callout, highlight, box, info, alert, news)',
  ...widgetMeta(announcement),
  component: Announcement,
} satisfies Meta<typeof Announcement>;

export default meta;

type Story = StoryObj<typeof meta>;

const content = (
  <p>
    Two banks have lowered their rates for one and two years. It may be worth a call before yours runs out.
  </p>
);

export const Simple: Story = {
  args: { children: content },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Announcement' })).toHaveTextContent(
      'Two banks have lowered their rates',
    );
  },
};

export const Complete: Story = {
  tags: ['picture'],
  args: {
    ...Simple.args,
    heading: 'Fixed rates are down',
    subHeading: 'From 1 December',
    link: '/blog/home-finance-property',
    closable: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Fixed rates are down' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read more: Fixed rates are down' })).toBeVisible();
  },
};

export const WithIcon: Story = { ...Complete, args: { ...Complete.args, icon: 'chart-line' } };

export const Closed: Story = {
  ...Complete,
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>
          <a href="/contact">Contact us</a>
        </p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveFocus();
  },
};

/** Before its first day and after its last one it shows nothing. */
export const OutsideItsDays: Story = {
  ...Complete,
  args: { ...Complete.args, until: '2020-01-05' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

export const FromMarkup: StoryObj = markupStory(announcement.example, announcement);

export const Dark: Story = { ...Complete, parameters: { theme: 'dark' } };
export const Narrow: Story = { ...Complete, parameters: { hostWidth: '320px' } };

export const RightToLeft: Story = {
  ...Complete,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
