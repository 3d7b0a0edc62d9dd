import { getConfig } from '@adviser-widgets/core';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useRef, type ReactNode } from 'react';
import { attributes, type definition, type slots } from './definition.ts';
import { useFrameHeight } from './useFrameHeight.ts';
import { originOf, useIsBlocked } from '../useIsBlocked.ts';

/** Props of IframeEmbed: the widget's attributes, and as children what shows if the frame cannot. */
export type IframeEmbedProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events> & {
  readonly children?: ReactNode;
};

/** Enough for a form to work; it can't navigate this page before the visitor presses something in it. */
const sandbox =
  'allow-downloads allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts allow-top-navigation-by-user-activation';

const look = {
  display: 'block',
  width: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  border: 0,
} as const;

export function IframeEmbed(props: IframeEmbedProps) {
  const { src, title, minHeight = 400, children } = withDefaults(attributes, props);
  const { element } = useWidgetHost();
  const asRoot = useRoot();
  const origins = [globalThis.location?.origin, ...getConfig().frameOrigins];
  const origin = originOf(src);
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useFrameHeight(frame, { src, origins }) ?? minHeight;
  const isBlocked = useIsBlocked(origin);
  if (!origin && element) throw new Error(`"${src}" is not a page that a frame can show`);
  if (isBlocked && element)
    throw new Error(`the page's policy blocks "${src}": add ${origin} to its frame-src`);
  if (!origin || isBlocked) return children;
  return (
    <iframe
      key={src}
      {...asRoot({ ref: frame, style: { ...look, height, minHeight } })}
      src={src}
      title={title}
      loading="lazy"
      sandbox={origins.includes(origin) ? undefined : sandbox}
    />
  );
}
