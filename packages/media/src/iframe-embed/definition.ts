import { defineWidget } from '@adviser-widgets/widget';
import { unlistedPlayer, unlistedVideo, vimeoPage, vimeoPlayer, vimeoVideo } from '../vimeo.ts';

/** What is made for a frame is not refused. */
const isPage = String.raw`(?!.*player\.vimeo)`;

export const attributes = {
  src: {
    kind: 'url',
    label: 'Address of the page',
    required: true,
    pattern: '(?!(mailto|tel):|<)[^]*',
    expected: 'the address of a page: http, https or a path',
    description: 'The page to show: of this site, or an https address.',
    example: '/calculators/repayments',
    loads: 'frame',
    refused: [
      {
        pattern: String.raw`^(https?:)?//((www|m|music)\.)?(youtube\.com/(watch|shorts|live/)|youtu\.be/)`,
        sentence: 'is a page of YouTube, which refuses to be in a frame; use the widget youtube-video',
      },
      {
        pattern: String.raw`^(?:https?:)?//(?:(?:www|m|music)\.)?youtube\.com/playlist\?(?:[^#]*&)?list=([\w-]+)`,
        sentence:
          'is a page of YouTube, which refuses to be in a frame; write https://www.youtube.com/embed/videoseries?list=$1',
      },
      {
        pattern: String.raw`^(https?:)?//((www|m)\.)?youtube\.com/(@|channel/|c/|user/)`,
        sentence: 'is a page of YouTube, which refuses to be in a frame; link to it in your text',
      },
      {
        pattern: `${isPage}${unlistedVideo}`,
        sentence: `is a page of Vimeo, which refuses to be in a frame; write ${unlistedPlayer}`,
      },
      {
        pattern: `${isPage}${vimeoVideo}`,
        sentence: `is a page of Vimeo, which refuses to be in a frame; write ${vimeoPlayer}`,
      },
      {
        pattern: vimeoPage,
        sentence: 'is a page of Vimeo, which refuses to be in a frame; use the address in its embed code',
      },
      {
        pattern: String.raw`^(?:https?:)?//(?:www\.)?google\.[a-z.]+/maps/d/(?!(?:u/\d/)?embed)[^#]*[?&]mid=([\w-]+)`,
        sentence:
          'is a page of Google Maps, which refuses to be in a frame; write https://www.google.com/maps/d/embed?mid=$1',
      },
      {
        pattern: String.raw`^(https?:)?//(?!.*[?&]output=embed)((www\.)?google\.[a-z.]+/maps(?!/(d/(u/\d/)?)?embed)|maps\.google\.[a-z.]+/|goo\.gl/maps|maps\.app\.goo\.gl)`,
        sentence: 'is a page of Google Maps, which refuses to be in a frame; use the widget address-map',
      },
      {
        pattern: String.raw`^(https?:)?//((www|m)\.)?(facebook\.com/(?!plugins/)|fb\.watch/|instagram\.com/(?!.*/embed)|linkedin\.com/(?!embed/)|tiktok\.com/@|loom\.com/share/)`,
        sentence:
          'is a page of a site that refuses to be in a frame; use the address in the embed code that it offers',
      },
    ],
  },
  title: {
    kind: 'text',
    required: true,
    description: 'What the frame is, for screen readers.',
    example: 'Repayment calculator',
  },
  'min-height': {
    kind: 'integer',
    label: 'Minimum height (pixels)',
    min: 0,
    max: 20_000,
    default: 400,
    description:
      'Height in pixels until the page inside reports its own. The frame is never lower than this.',
    example: '600',
  },
} as const;

export const slots = {} as const;

/** Another page in a frame of the height that the page reports. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'iframe-embed',
  title: 'Iframe embed',
  description:
    'Shows another page inside this one. The frame takes on the height that the other page reports. Put a link to that page inside: visitors without JavaScript use it. Messages about the height count from your own site, and from the origins your configuration lists.',
  purpose: 'show',
  repeats: { attribute: 'src', as: 'page' },
  task: 'watch',
  keywords: ['frame', 'calculator', 'form of others', 'external page'],
  searchTerms: ['embed a page', 'another website', 'external form', 'Vimeo'],
  attributes,
  slots,
  events: {},
  needsConfig: [
    { key: 'frameOrigins', why: 'the origins, besides your own, whose pages may report their height' },
  ],
  reactOnly: {
    children: {
      description: 'What visitors see if the widget cannot show.',
    },
  },
  accessibility: [
    'The frame has the title you give it, by which screen readers list and skip it.',
    'It grows with the page inside, so that visitors do not have to scroll in two places.',
    'What is inside has to be accessible itself; the link you put inside serves those whose browsers cannot show the frame.',
  ],
  reserve: { narrow: 400, wide: 400 },
  example: `<div class="aw-widget" data-widget="iframe-embed" data-src="/calculators/repayments/frame" data-title="Repayment calculator">
  <a href="/calculators/repayments/frame">Open the repayment calculator</a>
</div>`,
});
