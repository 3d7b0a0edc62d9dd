import { PopUp, popUp } from '@adviser-widgets/banners';
import '@adviser-widgets/banners/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const meta = {
  id: 'banners-pop-up',
  title: 'Banners/Pop-up (pop-up, offer, modal, dialog, lightbox, overlay)',
  ...widgetMeta(popUp),
  component: PopUp,
  args: {
    heading: 'Free first home guide',
    children: (
      <p>
        Twenty pages that answer what everybody asks. <a href="/guides/first-home">Read the guide</a>
      </p>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <button id="open-offer" type="button">
          Our offer
        </button>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof PopUp>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The visitor opened it: the page behind is inert, and the focus is inside. */
export const ByVisitor: Story = {
  args: { trigger: 'open-offer' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Our offer' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    const dialog = await canvas.findByRole('dialog', { name: 'Free first home guide' });
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};

/** It opened automatically: in a corner, without moving the focus. */
export const ByItself: Story = {
  tags: ['picture'],
  args: { autoShow: true, delay: 0 },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Free first home guide' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(document.body).toHaveFocus();
    await expect(dialog.matches(':modal')).toBe(false);
  },
};

export const Closed: Story = {
  ...ByVisitor,
  play: async (context) => {
    await ByVisitor.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Our offer' })).toHaveFocus();
  },
};

export const FromMarkup: StoryObj = markupStory(
  popUp.example.replace('data-auto-show', 'data-delay="0" data-auto-show'),
  popUp,
);

export const Dark: Story = { ...ByVisitor, parameters: { theme: 'dark' } };
export const DarkByItself: Story = { ...ByItself, parameters: { theme: 'dark' } };

export const Narrow: Story = { ...ByItself, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  ...ByVisitor,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
