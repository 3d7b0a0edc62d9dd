import { StickyHeader, stickyHeader } from '@adviser-widgets/navigation';
import '@adviser-widgets/navigation/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { Paragraphs, scrollPage } from './links.tsx';

const shown = widgetMeta(stickyHeader);

const meta = {
  id: 'navigation-sticky-header',
  title: 'Navigation/Sticky header (sticky-header, fixed header, navigation bar, menu, scroll)',
  ...shown,
  component: StickyHeader,
  args: {
    ...shown.args,
    children: (
      <header
        style={{ display: 'flex', gap: 24, padding: '20px 24px', background: '#0b2545', color: '#fff' }}
      >
        <strong>Acme Advisers</strong>
        <a href="#contact" style={{ color: 'inherit' }}>
          Contact us
        </a>
      </header>
    ),
  },
  render: (args) => (
    <>
      <StickyHeader {...args} />
      <Paragraphs />
    </>
  ),
  beforeEach: () => () => scrollPage(0),
} satisfies Meta<typeof StickyHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

const stuck = '.aw-sticky-header--stuck';

/** In its normal position. */
export const InPlace: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector(stuck)).toBeNull();
  },
};

export const Stuck: Story = {
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.scrollHeight;
    scrollPage(300);
    await waitFor(() => expect(canvasElement.querySelector(stuck)).not.toBeNull());
    await waitFor(() => expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0));
    await expect(canvasElement.scrollHeight).toBe(height);
  },
};

/** It leaves on the way down, and comes back on the way up. */
export const HiddenOnScroll: Story = {
  args: { hideOnScroll: true },
  play: async ({ canvas, canvasElement }) => {
    scrollPage(400);
    await waitFor(() =>
      expect(canvasElement.querySelector(`${stuck}.aw-sticky-header--away`)).not.toBeNull(),
    );
    scrollPage(380);
    await waitFor(() => expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0));
  },
};

/** Below a CMS toolbar. */
export const BelowAnotherBar: Story = {
  ...Stuck,
  parameters: { tokens: { '--aw-sticky-top': '32px' } },
  play: undefined,
};
export const Dark: Story = { ...Stuck, parameters: { theme: 'dark' } };
export const Narrow: Story = { ...Stuck, parameters: { hostWidth: '320px' } };
export const FromMarkup: StoryObj = markupStory(stickyHeader.example, stickyHeader);
