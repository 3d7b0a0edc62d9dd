import { imageCarousel, typingText, youtubeVideo } from '@adviser-widgets/media';
import { installFakeMedia } from '@adviser-widgets/testing';
import { find, press, type Walk, type Walker } from './walk.ts';

export const mediaWalks: readonly Walk[] = [
  { name: 'image-carousel', run: walkCarousel },
  { name: 'typing-text', run: walkTyping },
  { name: 'youtube-video', run: walkVideo },
];

async function walkCarousel({ open, look }: Walker): Promise<void> {
  const media = installFakeMedia();
  const page = await open(imageCarousel, {
    attributes: { label: '' },
    children: '<img alt="«1»" src="/1.png"><img alt="«2»" src="/2.png">',
  });
  await find('.aw-carousel__control');
  look('playing');
  await press(page, '.aw-carousel__control:not(.aw-carousel__arrow)');
  look('paused');
  await press(page, '.aw-carousel__arrow--previous');
  await press(page, '.aw-carousel__arrow:not(.aw-carousel__arrow--previous)');
  media.remove();
}

async function walkTyping({ open, look }: Walker): Promise<void> {
  const media = installFakeMedia();
  const page = await open(typingText, { attributes: { words: '«1», «2»' } });
  look('typing');
  await press(page, '.aw-typing__pause');
  look('paused');
  page.remove();
  media.remove();
}

async function walkVideo({ open, look }: Walker): Promise<void> {
  const page = await open(youtubeVideo, { attributes: { video: 'M7lc1UVf-VE', title: '' } });
  look('poster');
  await press(page, 'button');
  await find('iframe');
  look('player');
}
