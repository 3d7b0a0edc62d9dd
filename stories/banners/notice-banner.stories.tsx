import { NoticeBanner, noticeBanner } from '@adviser-widgets/banners';
import '@adviser-widgets/banners/styles.css';
import { htmlText } from '@adviser-widgets/widget/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const forget = () => {
  document.cookie = 'banner_closed=; path=/; max-age=0';
};

const meta = {
  id: 'banners-notice-banner',
  title: 'Banners/Notice banner (notice-banner, alert, message, cookie bar, closable, top bar, countdown)',
  ...widgetMeta(noticeBanner),
  component: NoticeBanner,
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof NoticeBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PlainText: Story = {
  tags: ['picture'],
  args: { text: htmlText('Our phones are open until 8 pm this week.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notice' })).toHaveTextContent(
      'Our phones are open until 8 pm this week.',
    );
  },
};

export const Markup: Story = {
  tags: ['picture'],
  args: {
    text: htmlText(
      'Our offices are closed on <strong>Monday</strong>. <a href="/contact">Leave us a message</a><script>alert(1)</script>',
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Leave us a message' })).toBeVisible();
    await expect(canvas.getByRole('region')).not.toHaveTextContent('alert');
  },
};

export const Secondary: Story = { ...Markup, args: { ...Markup.args, background: 'background-secondary' } };
export const Accent: Story = {
  tags: ['picture'],
  ...Markup,
  args: { ...Markup.args, background: 'background-accent' },
};

export const WithIcon: Story = { ...Markup, args: { ...Markup.args, icon: 'comments' } };

/** Once closed, it takes no space and stays away for an hour. */
export const Closed: Story = {
  ...PlainText,
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
    await expect(document.cookie).toContain('banner_closed=1');
  },
};

/** Before its first day and after its last one it shows nothing. */
export const OutsideItsDays: Story = {
  ...PlainText,
  args: { ...PlainText.args, until: '2020-01-05' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

/** Editors put the notice inside the tag. Its links keep working. */
export const FromMarkup: StoryObj = markupStory(noticeBanner.example, noticeBanner);

export const Dark: Story = { ...Markup, parameters: { theme: 'dark' } };
export const DarkSecondary: Story = { ...Secondary, parameters: { theme: 'dark' } };
export const DarkAccent: Story = { ...Accent, parameters: { theme: 'dark' } };
export const Narrow: Story = { ...Markup, parameters: { hostWidth: '320px' } };

export const RightToLeft: Story = {
  ...PlainText,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
