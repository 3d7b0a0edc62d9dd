import { getConfig, withoutEndSlashes, type Config } from '@adviser-widgets/core';
import { fetchFirst } from '@adviser-widgets/widget/react';
import type { CarouselSlide } from './read-slides.ts';

interface SlidePictureProps extends CarouselSlide {
  readonly isFirst: boolean;
  /** The picture may be visible soon. */
  readonly isNear: boolean;
}

/** A picture from the image server, with an optional second one for screens below 768 px (spec section 2). */
export function SlidePicture({ filename, alt, mobile, isFirst, isNear }: SlidePictureProps) {
  const config = getConfig();
  return (
    <picture className="aw-carousel__picture">
      {mobile && <source media="(max-width: 767.98px)" srcSet={imageAddress(config, mobile)} />}
      {/* `loading` must come before `src`: the browser would otherwise start the request before it knows. */}
      <img
        loading={isFirst || isNear ? 'eager' : 'lazy'}
        {...(isFirst && fetchFirst)}
        src={imageAddress(config, filename)}
        alt={alt}
        width={570}
        height={365}
        decoding="async"
      />
    </picture>
  );
}

/**
 * Returns the URL of a picture on the image server, by the pattern `imageUrl`. Keeps folders in the name.
 * Drops unpaired surrogates, which no URL can hold.
 */
export function imageAddress(
  { imageUrl, cdnBase }: Pick<Config, 'imageUrl' | 'cdnBase'>,
  filename: string,
): string {
  const name = filename
    .trim()
    .replace(/\p{Surrogate}/gu, '')
    .replace(/^\/+/, '');
  const path = name.split('/').map(encodeURIComponent).join('/');
  return imageUrl.replace('{cdnBase}', () => withoutEndSlashes(cdnBase)).replace('{filename}', () => path);
}
