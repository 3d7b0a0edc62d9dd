import { useHush } from '@adviser-widgets/ui/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { carouselText } from './texts.ts';

interface SlideProps {
  readonly isHidden: boolean;
  readonly label: string | undefined;
  readonly children: ReactNode;
}

export function Slide({ isHidden, label, children }: SlideProps) {
  const { name } = useWidgetHost();
  const slide = useRef<HTMLDivElement>(null);
  // React 18 does not support the attribute.
  useLayoutEffect(() => void slide.current?.toggleAttribute('inert', isHidden), [isHidden]);
  useHush(slide, isHidden);
  return (
    <div
      ref={slide}
      className="aw-carousel__slide"
      role={label && 'group'}
      aria-roledescription={label && carouselText('slideRole', name)}
      aria-label={label}
    >
      {children}
    </div>
  );
}
