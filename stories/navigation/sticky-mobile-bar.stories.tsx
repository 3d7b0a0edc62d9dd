import { StickyMobileBar, stickyMobileBar } from '@adviser-widgets/navigation';
import '@adviser-widgets/navigation/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import { widgetMeta } from '../widget-page/widget-meta.tsx';
import { Paragraphs, scrollPage } from './links.tsx';

const shown = widgetMeta(stickyMobileBar);

const meta = {
  id: 'navigation-sticky-mobile-bar',
  title: 'Navigation/Sticky bar for phones (sticky-mobile-bar, call button, phone, fixed footer, action bar)',
  ...shown,
  component: StickyMobileBar,
  globals: { viewport: { value: 'phone' } },
  args: {
    ...shown.args,
    children: [
      <a key="phone" href="tel:0800000000">
        0800 000 000
      </a>,
      <a key="form" href="#call">
        Request a call
      </a>,
    ],
  },
  render: (args) => (
    <>
      <Paragraphs />
      <aside aria-label="Get in touch">
        <StickyMobileBar {...args} />
      </aside>
    </>
  ),
  beforeEach: () => () => scrollPage(0),
} satisfies Meta<typeof StickyMobileBar>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Out of reach for everybody, including keyboard and screen reader users. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    scrollPage(900);
    if (innerWidth < 768)
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Request a call' })).toBeVisible());
    else await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Dark: Story = { ...Shown, parameters: { theme: 'dark' } };
export const Narrow: Story = { ...Shown, parameters: { hostWidth: '320px' } };
export const FromMarkup: StoryObj = markupStory(stickyMobileBar.example, stickyMobileBar);
