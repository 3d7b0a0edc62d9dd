import { trackClick } from '@adviser-widgets/core';
import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, type RefObject } from 'react';

/** Reports presses on arrows and on links in slides to analytics (row 59). */
export function useSlideClicks(root: RefObject<HTMLElement | null>): void {
  const host = useWidgetHost();
  useEffect(() => {
    const { current } = root;
    const onClick = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element && target.closest('.aw-carousel__arrow, .aw-carousel__slides a[href]');
      if (pressed && current?.contains(pressed)) trackClick('click_carousel', pressed, (pushed) => emit(host, 'aw:analytics', { detail: pushed, fallback: current }));
    };
    current?.addEventListener('click', onClick);
    return () => current?.removeEventListener('click', onClick);
  }, [root, host]);
}
