'use client';

export { IframeEmbed, type IframeEmbedProps } from './iframe-embed/IframeEmbed.tsx';
export { definition as iframeEmbed } from './iframe-embed/definition.ts';
export { ImageCarousel, type ImageCarouselProps } from './image-carousel/ImageCarousel.tsx';
export { definition as imageCarousel } from './image-carousel/definition.ts';
export { TypingText, type TypingTextProps } from './typing-text/TypingText.tsx';
export { definition as typingText } from './typing-text/definition.ts';
export { YoutubeVideo, type YoutubeVideoProps } from './youtube-video/YoutubeVideo.tsx';
export { definition as youtubeVideo } from './youtube-video/definition.ts';
