import { keepCookie, message, readCookie } from '@adviser-widgets/core/internal';
import { Dialog, Heading, StatusText } from '@adviser-widgets/ui';
import { canOpen } from '@adviser-widgets/ui/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { PageContent, usePageContent, useWidgetHost } from '@adviser-widgets/widget/react';
import { firstAmong, useRoot } from '@adviser-widgets/widget/react/internal';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cookieKey } from '../cookie-key.ts';
import { focusAfter } from '../focus-after.ts';
import { useIsInDays } from '../useIsInDays.ts';
import { attributes, type definition, type slots } from './definition.ts';
import { openAbovePage } from './page-room.ts';
import { popUpText } from './texts.ts';
import { useAutoShow } from './useAutoShow.ts';
import { useTrigger } from './useTrigger.ts';

/** Props of PopUp: the widget's attributes and, in a React application, its content. */
export type PopUpProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events> & {
  readonly children?: ReactNode;
};

export function PopUp(props: PopUpProps) {
  const {
    heading,
    subHeading,
    headingLevel,
    autoShow = false,
    delay = 0,
    showDaily = false,
    trigger = '',
    from,
    until,
    children,
  } = withDefaults(attributes, props);
  const { name: widget, id: named, element } = useWidgetHost();
  const asRoot = useRoot();
  const root = useRef<HTMLDivElement>(null);
  const nodes = usePageContent();
  const [by, setBy] = useState<'visitor' | 'itself'>(); // undefined while closed
  const [wasOpened, setWasOpened] = useState(false);
  const label = heading || nameOf(nodes, widget);
  const open = (opener: typeof by) => {
    if (!root.current || !canOpen(root.current, label)) return;
    setBy(opener);
    setWasOpened(true);
  };
  const id = element ? element.id : named; // a placeholder without an id has a generated one
  const cookie = seenCookie(id);
  const close = () => {
    if (showDaily) keepCookie(cookie, '1', 1); // for one day
    if (root.current && by === 'itself') focusAfter(root.current); // a modal dialog restores the focus itself
    setBy(undefined);
  };
  // One that is open when its last day ends stays until the visitor closes it.
  const isInDays = useIsInDays({ from, until }, root);
  // Without `autoShow` and `trigger` it never opens.
  const own = autoShow || trigger ? id : '';
  useTrigger(isInDays, { trigger, own, root, open: () => open('visitor') });
  useAutoShow(autoShow && isInDays && !wasOpened, {
    delay,
    root,
    isSeen: () => showDaily && readCookie(cookie) !== '',
    show: () => open('itself'),
  });
  // Apps may keep the state of a route that is left (`Activity`, caches of routers).
  useEffect(() => () => setBy(undefined), []);
  // Before the dialog measures how far up it reaches.
  useLayoutEffect(() => (by === 'itself' && root.current ? openAbovePage(root.current) : undefined), [by]);
  return (
    <div ref={root}>
      {/* An automatic pop-up takes no focus, so only this announces it to screen readers. */}
      <StatusText text={by === 'itself' ? label : ''} />
      <Dialog
        isOpen={by !== undefined}
        isModal={by === 'visitor'}
        label={label}
        closeLabel={message('close', widget)}
        className="aw-pop-up"
        asRoot={asRoot}
        onClose={close}
      >
        {heading && <Heading level={headingLevel}>{heading}</Heading>}
        {subHeading && <p className="aw-sub-heading">{subHeading}</p>}
        <PageContent className="aw-pop-up__content">{children}</PageContent>
      </Dialog>
    </div>
  );
}

function nameOf(nodes: readonly ChildNode[], widget: string): string {
  return firstAmong(nodes, 'h1, h2, h3, h4, h5, h6')?.textContent.trim() || popUpText('label', widget);
}

/**
 * A cookie for each pop-up with an id: closing one must not hide the others. Characters that cookie names can't
 * hold are replaced.
 */
function seenCookie(id: string): string {
  const name = cookieKey(id);
  return name ? `seen_${name.replace(/[^\w-]/g, '_')}` : 'seen';
}
