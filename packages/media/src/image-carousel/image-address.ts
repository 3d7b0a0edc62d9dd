import { withoutEndSlashes, type Config } from '@adviser-widgets/core';

/**
 * Address of a picture on the image server, by the pattern `imageUrl`. Folders in the name stay; half a character, which
 * no address can hold, is left out.
 */
export function imageAddress({ imageUrl, cdnBase }: Pick<Config, 'imageUrl' | 'cdnBase'>, filename: string): string {
  const name = filename.trim().replace(/\p{Surrogate}/gu, '').replace(/^\/+/, '');
  const path = name.split('/').map(encodeURIComponent).join('/');
  return imageUrl.replace('{cdnBase}', () => withoutEndSlashes(cdnBase)).replace('{filename}', () => path);
}
