import { defineWidget } from '@adviser-widgets/widget';
import { analyticsEvent } from '@adviser-widgets/widget/internal';
import { unlistedPlayer, unlistedVideo, vimeoPage, vimeoPlayer, vimeoVideo } from '../vimeo.ts';
import { videoPattern } from './read-video.ts';

const noVideo = `(?!(?:${videoPattern})$)`;

export const attributes = {
  video: {
    kind: 'text',
    required: true,
    pattern: videoPattern,
    expected: 'a video on YouTube: its address, or its id of 11 characters',
    description:
      'The video: any address of it on YouTube, or its id alone. A start time in the address is kept.',
    example: 'https://youtu.be/M7lc1UVf-VE?t=90',
    refused: [
      {
        pattern: String.raw`^(https?:)?(//)?(?:www\.)?youtube\.com/(?:playlist\?|embed/videoseries)`,
        sentence: 'is a playlist, and this widget shows one video; open the video, and copy its address',
      },
      {
        pattern: String.raw`^${noVideo}(https?:)?(//)?([\w-]+\.)*(youtube(-nocookie)?\.com|youtu\.be)/`,
        sentence: 'is a page of YouTube, and no video; open the video, and copy its address',
      },
      {
        pattern: unlistedVideo,
        sentence: `is a video on Vimeo, and this widget shows only those on YouTube; use the widget iframe-embed with ${unlistedPlayer}`,
      },
      {
        pattern: vimeoVideo,
        sentence: `is a video on Vimeo, and this widget shows only those on YouTube; use the widget iframe-embed with ${vimeoPlayer}`,
      },
      {
        pattern: vimeoPage,
        sentence:
          'is a page of Vimeo, and this widget shows only videos on YouTube; use the widget iframe-embed with the address in its embed code',
      },
      {
        pattern: String.raw`^\S+\.(mp4|m4v|mov|webm|ogv|avi|wmv)([?#]|$)`,
        sentence:
          'is the file of a video, and this widget shows only those on YouTube; add it with the video block of your CMS',
      },
      {
        pattern: `^${noVideo}(https?:)?//`,
        sentence:
          "is not on YouTube, and this widget shows nothing else; use the widget iframe-embed with the address in that site's embed code",
      },
    ],
  },
  title: {
    kind: 'text',
    default: '',
    description: 'What the video is about. Without it, the text of the link inside.',
    example: 'Buying your first home',
  },
  thumbnail: {
    kind: 'flag',
    label: 'Show the picture of YouTube',
    default: false,
    description:
      'Shows the picture of YouTube, unless there is one of yours inside. Visitors then contact YouTube before they press play; where your site asks for consent, only once they agree to videos.',
    example: 'true',
  },
} as const;

export const slots = {} as const;

/** A video that loads when a visitor presses play. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'youtube-video',
  title: 'YouTube video',
  description:
    'A picture with a play button that becomes the player. Nothing goes to YouTube before a visitor presses it, unless you want its thumbnail; the player comes from the host without cookies. Put a link to the video inside, with your own picture in it as the poster.',
  purpose: 'show',
  repeats: { attribute: 'video', as: 'video' },
  task: 'watch',
  keywords: ['watch a video', 'player', 'film', 'movie'],
  searchTerms: ['embed a video', 'play'],
  attributes,
  slots,
  recommends: [
    {
      content: 'img',
      unless: 'thumbnail',
      sentence:
        'has no picture; put one into the link inside, or write data-thumbnail="true" to show that of YouTube',
    },
  ],
  thirdParties: [
    {
      kind: 'frame',
      address: 'https://www.youtube-nocookie.com/embed/',
      what: 'the player of youtube-video',
    },
    {
      kind: 'img',
      address: 'https://i.ytimg.com/vi/',
      when: 'thumbnail',
      unless: 'img',
      what: 'the pictures of YouTube',
      isMinor: true,
    },
  ],
  events: { 'aw:analytics': analyticsEvent },
  reactOnly: {
    children: {
      description: 'What visitors see if the widget cannot show.',
    },
  },
  accessibility: [
    'One button named “Play video:” and the title; pressing it moves the focus into the player, and nothing plays before.',
    "The player is YouTube's own, in a frame with that title. Where it is blocked, a link to the video on YouTube shows below it.",
    'Give it a title, and publish captions with the video: only you can. The picture inside needs no alt text, as the button has its name.',
  ],
  reserve: { narrow: 0, wide: 0 },
  example: `<div class="aw-widget" data-widget="youtube-video" data-video="https://youtu.be/M7lc1UVf-VE" data-title="Buying your first home">
  <a href="https://youtu.be/M7lc1UVf-VE"><img src="/assets/blog/keys.svg" alt=""> Watch: Buying your first home</a>
</div>`,
});
