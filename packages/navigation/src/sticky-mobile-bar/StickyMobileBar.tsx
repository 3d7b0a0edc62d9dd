import { coverFoot, useMediaQuery, useScrolledPast } from '@adviser-widgets/ui';
import { raise, useHush } from '@adviser-widgets/ui/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { PageContent, usePageContent } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import {
  Children,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { watchGround } from '../ground-of.ts';
import { attributes, type definition, type slots } from './definition.ts';
import { useTooHigh } from './useTooHigh.ts';

/** Props of StickyMobileBar: the widget's attributes and, in an application, the bar's content. */
export type StickyMobileBarProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events> & {
  readonly children?: ReactNode;
};

export function StickyMobileBar({ children, ...props }: StickyMobileBarProps) {
  const { offset = attributes.offset.default } = withDefaults(attributes, props);
  const bar = useRef<HTMLDivElement>(null);
  const asRoot = useRoot();
  const isMobile = useMediaQuery('(width < 768px)');
  const isPast = useScrolledPast(offset);
  const [hasFocus, setFocus] = useState(false);
  const isInPage = useTooHigh(bar);
  const hasWords = [...usePageContent(), ...Children.toArray(children)].some(isText);
  const isShown = isMobile && (isInPage || isPast || hasFocus);
  useLayoutEffect(() => {
    if (bar.current) bar.current.inert = !isShown;
  }, [isShown]);
  useHush(bar, !isShown);
  useEffect(() => (isShown && !isInPage && bar.current ? show(bar.current) : undefined), [isShown, isInPage]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocus(currentTarget.contains(relatedTarget));
  return (
    <div
      {...asRoot({
        ref: bar,
        className: `aw-sticky-bar${isShown ? ' aw-sticky-bar--shown' : ''}${isInPage ? ' aw-sticky-bar--in-page' : ''}${hasWords ? ' aw-sticky-bar--text' : ''}`,
      })}
      onFocus={() => setFocus(true)}
      onBlur={onBlur}
    >
      <PageContent className="aw-sticky-bar__content">{children}</PageContent>
    </div>
  );
}

/** Words between elements, which a flex box would lay out as columns. */
function isText(content: Node | ReactNode): boolean {
  const words = content instanceof Text ? content.data : content;
  return typeof words === 'string' && words.trim() !== '';
}

function show(bar: HTMLElement): () => void {
  const unwatch = watchGround(bar.parentElement, (ground) =>
    bar.style.setProperty('--aw-sticky-bar-ground', ground),
  );
  const undos = [unwatch, coverFoot(bar), raise(bar)];
  return () => undos.forEach((undo) => undo());
}
