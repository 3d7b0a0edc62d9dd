import { trackClick } from '@adviser-widgets/core';
import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, type RefObject } from 'react';
import { carouselText } from './texts.ts';

/** Reports presses on arrows and on links in slides to analytics. */
export function useSlideClicks(root: RefObject<HTMLElement | null>): void {
  const host = useWidgetHost();
  useEffect(() => {
    const { current } = root;
    const onClick = ({ target }: MouseEvent) => {
      const pressed =
        target instanceof Element && target.closest('.aw-carousel__arrow, .aw-carousel__slides a[href]');
      if (!pressed || !current?.contains(pressed)) return;
      trackClick('click_carousel', arrowName(pressed) ?? pressed, (detail) =>
        emit(host, 'aw:analytics', { detail, fallback: current }),
      );
    };
    current?.addEventListener('click', onClick);
    return () => current?.removeEventListener('click', onClick);
  }, [root, host]);
}

/** The library's own name, whatever the page calls the arrow; `undefined` for links. */
function arrowName({ classList }: Element): string | undefined {
  if (!classList.contains('aw-carousel__arrow')) return undefined;
  return carouselText.texts[classList.contains('aw-carousel__arrow--previous') ? 'previous' : 'next'];
}
