import { closestAround, warn } from '@adviser-widgets/core/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { PageNodes, usePageContent } from '@adviser-widgets/widget/react';
import { useFollowed } from '@adviser-widgets/widget/react/internal';
import { Children, useEffect, useMemo, type ReactNode } from 'react';
import { Carousel } from './Carousel.tsx';
import { attributes, type definition, type slots } from './definition.ts';
import { findSlides, type PageSlide } from './find-slides.ts';
import { readSlides } from './read-slides.ts';
import { SlidePicture } from './SlidePicture.tsx';

/** Props of ImageCarousel: the widget's attributes; in an application, each child is a slide. */
export type ImageCarouselProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events> & {
  readonly children?: ReactNode;
};

export function ImageCarousel(props: ImageCarouselProps) {
  const {
    label = '',
    slides: given,
    interval = 8000,
    duration = 500,
    children,
  } = withDefaults(attributes, props);
  const nodes = usePageContent();
  const ofPage = useMemo(() => findSlides(nodes), [nodes]);
  useFollowed(
    useMemo(() => ofPage.flatMap(([node]) => (node && closestAround(node, 'ul, ol')) ?? []), [ofPage]),
  );
  const { slides, wrong } = readSlides(given);
  const ofApp = Children.toArray(children);
  const count = slides.length || ofPage.length || ofApp.length;

  useEffect(() => {
    if (wrong > 0) warn(`image-carousel: ${wrong} of its slides have no filename and are left out.`);
  }, [wrong]);

  if (count === 0) return <PageNodes nodes={nodes} />;
  const slide = (index: number, isNear: boolean) => {
    const [own, page] = [slides[index], ofPage[index]];
    if (own) return <SlidePicture {...own} isFirst={index === 0} isNear={isNear} />;
    return page ? <PageNodes nodes={page} className={pageClass(page)} /> : ofApp[index];
  };
  return <Carousel count={count} label={label} interval={interval} duration={duration} slide={slide} />;
}

/** Pictures without a text can fill their slide. Words between elements are a text, not a column of boxes. */
function pageClass(slide: PageSlide): string {
  const words = slide.filter(({ textContent }) => textContent?.trim());
  if (words.length === 0) return 'aw-carousel__page aw-carousel__page--bare';
  const isText = words.some((node) => !(node instanceof Element));
  return isText ? 'aw-carousel__page aw-carousel__page--text' : 'aw-carousel__page';
}
