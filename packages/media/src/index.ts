'use client';

import { withEvents } from '@adviser-widgets/widget/react/internal';
import { IframeEmbed as IframeEmbedWidget } from './iframe-embed/IframeEmbed.tsx';
import { AppImageCarousel as ImageCarouselWidget } from './image-carousel/AppImageCarousel.tsx';
import { TypingText as TypingTextWidget } from './typing-text/TypingText.tsx';
import { YoutubeVideo as YoutubeVideoWidget } from './youtube-video/YoutubeVideo.tsx';

export type { IframeEmbedProps } from './iframe-embed/IframeEmbed.tsx';
export { definition as iframeEmbed } from './iframe-embed/definition.ts';
export type { ImageCarouselProps } from './image-carousel/ImageCarousel.tsx';
export { definition as imageCarousel } from './image-carousel/definition.ts';
export type { TypingTextProps } from './typing-text/TypingText.tsx';
export { definition as typingText } from './typing-text/definition.ts';
export type { YoutubeVideoProps } from './youtube-video/YoutubeVideo.tsx';
export { definition as youtubeVideo } from './youtube-video/definition.ts';

/**
 * Another page in a frame of the height that the page reports in messages.
 * @throws in a CMS page if no frame can show `src`, or the page's policy blocks it: the fallback link stays
 */
export const IframeEmbed = /* @__PURE__ */ withEvents('iframe-embed', IframeEmbedWidget);

/** Pictures, one at a time: those of the attribute, else the page's own, else an application's children. */
export const ImageCarousel = /* @__PURE__ */ withEvents('image-carousel', ImageCarouselWidget);

/**
 * Words that are typed in turn; assistive technology gets all of them as plain text. Space for the longest
 * is reserved. Typing pauses on a press, out of view and in a hidden tab. In a heading, the button is
 * outside it, over its own picture.
 */
export const TypingText = /* @__PURE__ */ withEvents('typing-text', TypingTextWidget);

/**
 * A poster that becomes the player on a press; before that, nothing is requested from YouTube but its
 * thumbnail, if the page wants it and the visitor agrees.
 * @throws in a CMS page if `video` is not a video: the fallback link stays
 */
export const YoutubeVideo = /* @__PURE__ */ withEvents('youtube-video', YoutubeVideoWidget);
