import { IframeEmbed, iframeEmbed } from '@adviser-widgets/media';
import '@adviser-widgets/media/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const meta = {
  id: 'media-iframe-embed',
  title:
    'Media/Iframe embed (upload a file, iframe-embed, frame, calculator, form of others, external page, quiz, poll)',
  ...widgetMeta(iframeEmbed),
  component: IframeEmbed,
  args: {
    ...widgetMeta(iframeEmbed).args,
    src: './favicon.svg',
    title: 'A picture of this site',
    minHeight: 240,
  },
} satisfies Meta<typeof IframeEmbed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Frame: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('A picture of this site')).toHaveStyle({ minHeight: '240px' });
  },
};

export const Dark: Story = { parameters: { theme: 'dark' } };
export const Narrow: Story = { parameters: { hostWidth: '320px' } };
