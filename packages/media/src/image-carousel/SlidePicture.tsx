import { getConfig, type Config } from '@adviser-widgets/core';
import { withoutEndSlashes } from '@adviser-widgets/core/internal';
import { fetchFirst } from '@adviser-widgets/widget/react/internal';
import type { CarouselSlide } from './read-slides.ts';

interface SlidePictureProps extends CarouselSlide {
  readonly isFirst: boolean;
  readonly isNear: boolean;
}

export function SlidePicture({ filename, alt, mobile, isFirst, isNear }: SlidePictureProps) {
  const config = getConfig();
  return (
    <picture className="aw-carousel__picture">
      {mobile && <source media="(max-width: 767.98px)" srcSet={imageAddress(config, mobile)} />}
      {/* `loading` must precede `src`: the browser would otherwise start the request before it knows. */}
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

/** Keeps folders in the name; drops unpaired surrogates, which no URL can hold. */
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
