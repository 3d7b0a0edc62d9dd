import { TypingText, typingText } from '@adviser-widgets/media';
import '@adviser-widgets/media/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const meta = {
  id: 'media-typing-text',
  title: 'Media/Typing text (typing-text, typewriter, animated words, rotating headline)',
  ...widgetMeta(typingText),
  component: TypingText,
  // In the middle of a heading, its intended place.
  decorators: [
    (Story) => (
      <h2>
        We can help with <Story />
      </h2>
    ),
  ],
} satisfies Meta<typeof TypingText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /^We can help with Mortgages, Insurance, Personal Loans/ }),
    ).toBeVisible();
  },
};

export const Paused: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
  },
};

export const OneWord: Story = {
  args: { words: ['KiwiSaver'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { parameters: { theme: 'dark' } };
export const Narrow: Story = { parameters: { hostWidth: '320px' } };
