import { YoutubeVideo, youtubeVideo } from '@adviser-widgets/media';
import '@adviser-widgets/media/styles.css';
import type { Definition } from '@adviser-widgets/widget';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { markupStory } from '../markup-story.tsx';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const meta = {
  id: 'media-youtube-video',
  title: 'Media/YouTube video (youtube-video, watch a video, player, film, movie)',
  ...widgetMeta(youtubeVideo),
  component: YoutubeVideo,
  args: {
    ...widgetMeta(youtubeVideo).args,
    video: 'https://youtu.be/M7lc1UVf-VE',
    title: 'Buying your first home',
  },
} satisfies Meta<typeof YoutubeVideo>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * A neutral poster, without any request to YouTube. The browser tests cover the press, because it needs
 * YouTube's host.
 */
export const Poster: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play video: Buying your first home' })).toBeVisible();
  },
};

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#c9a86a"/><circle cx="4" cy="4" r="2" fill="#fff"/></svg>')}`;

/** Uses the page's own picture as the poster. */
export const OwnPicture: StoryObj = markupStory(
  `<div class="aw-widget" data-widget="youtube-video" data-video="https://youtu.be/M7lc1UVf-VE">
  <a href="https://youtu.be/M7lc1UVf-VE"><img src="${picture}" alt=""> Watch: a very long title that says all there is to know about buying a home</a>
</div>`,
  youtubeVideo as unknown as Definition, // its required attribute is in the markup
);

export const Dark: Story = { parameters: { theme: 'dark' } };
export const Narrow: Story = { parameters: { hostWidth: '320px' } };
