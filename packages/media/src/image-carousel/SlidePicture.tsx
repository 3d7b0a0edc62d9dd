import { getConfig, withoutEndSlashes, type Config } from '@adviser-widgets/core';
import { fetchFirst } from '@adviser-widgets/widget/react';
import type { CarouselSlide } from './read-slides.ts';

interface SlidePictureProps extends CarouselSlide {
  readonly isFirst: boolean;
  /** It may be seen soon. */
  readonly isNear: boolean;
}

/** A picture from the image server; below 768 px another one, where there is one (spec section 2). */
export function SlidePicture({ filename, alt, mobile, isFirst, isNear }: SlidePictureProps) {
  const config = getConfig();
  return (
    <picture className="aw-carousel__picture">
      {mobile && <source media="(max-width: 767.98px)" srcSet={imageAddress(config, mobile)} />}
      {/* What comes after `loading` would be asked for before it is known. */}
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
 * Address of a picture on the image server, by the pattern `imageUrl`. Folders in the name stay; half a character, which
 * no address can hold, is left out.
 */
export function imageAddress({ imageUrl, cdnBase }: Pick<Config, 'imageUrl' | 'cdnBase'>, filename: string): string {
  const name = filename.trim().replace(/\p{Surrogate}/gu, '').replace(/^\/+/, '');
  const path = name.split('/').map(encodeURIComponent).join('/');
  return imageUrl.replace('{cdnBase}', () => withoutEndSlashes(cdnBase)).replace('{filename}', () => path);
}
