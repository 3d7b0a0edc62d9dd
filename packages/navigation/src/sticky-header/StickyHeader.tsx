import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { PageContent, useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useEffect, useRef, type ReactNode } from 'react';
import { attributes, type definition, type slots } from './definition.ts';
import { hideOnWayDown } from './hide-on-way-down.ts';
import { stickPast } from './stick-past.ts';

/** Props of StickyHeader: the widget's attributes and, in an application, the header itself. */
export type StickyHeaderProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events> & {
  readonly children?: ReactNode;
};

export function StickyHeader({ children, ...props }: StickyHeaderProps) {
  const { offset = attributes.offset.default, hideOnScroll = false } = withDefaults(attributes, props);
  const { element } = useWidgetHost();
  const frame = useRef<HTMLDivElement>(null);
  const root = useRoot()({ ref: frame, className: 'aw-sticky-header' });
  const { className } = root; // React replaces the classes that say where it is
  // Before the other: it looks whether the header was fixed until now.
  useEffect(
    () => (frame.current && hideOnScroll ? hideOnWayDown(frame.current) : undefined),
    [hideOnScroll, className],
  );
  useEffect(
    () => (frame.current ? stickPast(offset, frame.current, element ?? frame.current) : undefined),
    [offset, element, className],
  );
  return (
    <div {...root}>
      <PageContent className="aw-sticky-header__bar">{children}</PageContent>
    </div>
  );
}
