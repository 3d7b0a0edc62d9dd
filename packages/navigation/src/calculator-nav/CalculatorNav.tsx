import { trackClick } from '@adviser-widgets/core';
import { useMediaQuery } from '@adviser-widgets/ui';
import { emit, type WidgetProps } from '@adviser-widgets/widget';
import { PageNodes, usePageContent, useWidgetHost } from '@adviser-widgets/widget/react';
import { useFollowed, useRoot } from '@adviser-widgets/widget/react/internal';
import { Children, useMemo, type MouseEvent, type ReactNode } from 'react';
import { Landmark } from '../Landmark.tsx';
import { navigationText } from '../texts.ts';
import type { attributes, definition, slots } from './definition.ts';
import { MoreCalculators } from './MoreCalculators.tsx';
import { pageList } from './page-list.ts';
import { RestOfList } from './RestOfList.tsx';

/** Props of CalculatorNav: in an application, the entries of the list, each an `<li>` with a link. */
export type CalculatorNavProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events> & {
  readonly children?: ReactNode;
};

export function CalculatorNav({ children }: CalculatorNavProps) {
  const host = useWidgetHost();
  const asRoot = useRoot();
  const nodes = usePageContent();
  const page = useMemo(() => pageList(nodes), [nodes]);
  useFollowed(useMemo(() => (page ? [page.list] : []), [page]));
  const room = useLinkCount();
  const entries = Children.toArray(children);
  const rest = entries.slice(room);
  const onPress = ({ target, currentTarget }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a');
    if (link)
      trackClick('click_calculator', link, (detail) =>
        emit(host, 'aw:analytics', { detail, fallback: currentTarget }),
      );
  };
  return (
    <Landmark label={navigationText('calculators', host.name)} nodes={nodes} asRoot={asRoot}>
      {/* The handler only observes the page's own links, which can be pressed by keyboard too. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div className="aw-calculators" onClick={onPress}>
        {nodes.length > 0 && <PageNodes nodes={nodes} />}
        {page && page.entries.length > room && <RestOfList key={room} {...page} room={room} />}
        {entries.length > 0 && (
          <ul>
            {entries.slice(0, room)}
            {rest.length > 0 && (
              <li key={`more-${room}`} className="aw-calculators__last">
                <MoreCalculators>
                  {(id) => (
                    <ul id={id} className="aw-calculators__rest">
                      {rest}
                    </ul>
                  )}
                </MoreCalculators>
              </li>
            )}
          </ul>
        )}
      </div>
    </Landmark>
  );
}

/** How many links fit at a width of the window. */
function useLinkCount(): number {
  const isWide = useMediaQuery('(width > 992px)');
  const isMedium = useMediaQuery('(width > 768px)');
  const isSmall = useMediaQuery('(width > 576px)');
  if (isWide) return 6;
  if (isMedium) return 3;
  return isSmall ? 2 : 0;
}
