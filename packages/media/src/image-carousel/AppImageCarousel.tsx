import { useWarning } from '@adviser-widgets/widget/react/internal';
import { ImageCarousel, type ImageCarouselProps } from './ImageCarousel.tsx';

/** An application's carousel; no CMS page loads this code. */
export function AppImageCarousel(props: ImageCarouselProps) {
  // What is given may have to be fetched first.
  const isMistake = !('slides' in props) && !('children' in props);
  useWarning(isMistake && 'ImageCarousel shows nothing: write each slide as a child, or give it `slides`.');
  return <ImageCarousel {...props} />;
}
