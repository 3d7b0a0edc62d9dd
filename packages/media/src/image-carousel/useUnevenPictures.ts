import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether the pictures have several ratios: by their attributes, but WebKit forgets that of a missing one. */
export function useUnevenPictures(root: RefObject<HTMLElement | null>): boolean {
  const [isUneven, setUneven] = useState(false);
  // After each render, as the page may have changed its pictures.
  useLayoutEffect(() => {
    const { current } = root;
    const compare = () => {
      const pictures = current?.querySelectorAll<HTMLImageElement>('.aw-carousel__slides img') ?? [];
      setUneven(new Set([...pictures].map(ratioOf)).size > 1);
    };
    compare();
    current?.addEventListener('error', compare, true);
    return () => current?.removeEventListener('error', compare, true);
  });
  return isUneven;
}

/** To a twentieth. A picture without attributes gets that of the image server. */
function ratioOf(picture: HTMLImageElement): number {
  const { complete, naturalWidth, clientWidth, clientHeight } = picture;
  const isMissing = complete && naturalWidth === 0;
  const [width, height] = isMissing
    ? [clientWidth, clientHeight]
    : ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
  return Math.round(((width || 570) / (height || 365)) * 20);
}
