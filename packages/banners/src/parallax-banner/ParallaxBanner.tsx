import { cutText, warn } from '@adviser-widgets/core/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { PageContent, useWidgetHost } from '@adviser-widgets/widget/react';
import { fetchFirst, useRoot } from '@adviser-widgets/widget/react/internal';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { attributes, type definition, type slots } from './definition.ts';
import { useDrift } from './useDrift.ts';

/** Props of ParallaxBanner: the widget's attributes and, in a React application, its content. */
export type ParallaxBannerProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events> & {
  readonly children?: ReactNode;
};

const length = /^\d+(\.\d+)?(s?vh|px|rem)$/;

export function ParallaxBanner(props: ParallaxBannerProps) {
  const {
    image,
    imageMobile,
    speed,
    height = '',
    direction = 'up',
    children,
  } = withDefaults(attributes, props);
  const { element } = useWidgetHost();
  const asRoot = useRoot();
  const picture = useRef<HTMLDivElement>(null);
  const [isFirst] = useState(
    () => element !== undefined && element.getBoundingClientRect().top < innerHeight,
  );
  const [isCentred] = useState(
    () =>
      element !== undefined && getComputedStyle(element.firstElementChild ?? element).textAlign === 'center',
  );
  const isLength = length.test(height);
  useEffect(() => {
    if (!isLength)
      warn(
        `parallax-banner: the height "${cutText(height, 60)}" is not a number with vh, svh, px or rem; for example "480px"`,
        element,
      );
  }, [isLength, height, element]);
  useDrift(picture, direction);
  const style = {
    '--aw-parallax-height': isLength ? height : attributes.height.default,
    '--aw-parallax-speed': speed,
  } as CSSProperties; // React's type lacks custom properties
  return (
    <div
      {...asRoot({
        className: `aw-parallax aw-parallax--${direction} aw-parallax--${isCentred ? 'centred' : 'aside'}`,
        style,
      })}
    >
      {image && (
        <div ref={picture} className="aw-parallax__picture aw-pictures">
          <picture>
            {imageMobile && <source media="(max-width: 767.98px)" srcSet={imageMobile} />}
            {/* `loading` before `src`, or the request would start at once. */}
            <img {...(isFirst ? fetchFirst : { loading: 'lazy' })} src={image} alt="" decoding="async" />
          </picture>
        </div>
      )}
      <PageContent className="aw-parallax__content">{children}</PageContent>
    </div>
  );
}
