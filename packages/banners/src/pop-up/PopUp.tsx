import { message, pageMessage } from '@adviser-widgets/core';
import { readCookie } from '@adviser-widgets/core/page-cookies';
import { Heading } from '@adviser-widgets/ui';
import { CloseButton } from '@adviser-widgets/ui/close-button';
import { Dialog } from '@adviser-widgets/ui/dialog';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { PageContent, usePageContent } from '@adviser-widgets/widget/content';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRef, type ReactNode } from 'react';
import { focusAfter } from '../focus-after.ts';
import { keepForDays } from '../keep-for-days.ts';
import { useWarning } from '../useWarning.ts';
import { attributes, type slots } from './definition.ts';
import { headingIn } from './heading-in.ts';
import { useAutoShow } from './useAutoShow.ts';
import { useOpening } from './useOpening.ts';
import { useTrigger } from './useTrigger.ts';

/** Props of PopUp: the widget's attributes, and in a React application its content. */
export type PopUpProps = WidgetProps<typeof attributes, typeof slots> & { readonly children?: ReactNode };

/** Content in a dialog: modal where the visitor asked for it, in a corner where it came by itself (H28). */
export function PopUp(props: PopUpProps) {
  const { heading, subHeading, headingLevel, autoShow = false, delay = 0, showDaily = false, trigger = '', children } = withDefaults(attributes, props);
  const { name: widget, element } = useWidgetHost();
  const root = useRef<HTMLDivElement>(null);
  const nodes = usePageContent();
  const { by, wasOpened, open, close: end } = useOpening(root);
  const id = element?.id ?? '';
  const cookie = seenCookie(id);
  const close = () => {
    if (showDaily) keepForDays(cookie, '1', 1); // one day (spec section 9)
    if (root.current && by === 'itself') focusAfter(root.current); // a modal one gives it back
    end();
  };
  const isUsed = autoShow || trigger !== '';
  useWarning(isUsed ? '' : 'pop-up is never shown; write data-auto-show="true", or data-trigger="…" with the id of a button');
  useTrigger(isUsed ? [trigger, id] : none, () => open('visitor'));
  useAutoShow(autoShow && !wasOpened, { delay, isSeen: () => showDaily && readCookie(cookie) !== '', show: () => open('itself') });
  const label = heading || headingIn(nodes) || textLabel(widget);
  return (
    <div ref={root}>
      <Dialog isOpen={by !== undefined} isModal={by === 'visitor'} label={label} className="aw-pop-up" onClose={close}>
        <CloseButton label={message('close', widget)} onClick={close} />
        {heading && <Heading level={headingLevel}>{heading}</Heading>}
        {subHeading && <p className="aw-sub-heading">{subHeading}</p>}
        <PageContent className="aw-pop-up__content">{children}</PageContent>
      </Dialog>
    </div>
  );
}

function textLabel(widget: string): string {
  return pageMessage('label', widget) ?? 'Notice';
}

const none: readonly string[] = [];

/** Each pop-up with an id remembers for itself (H28). Of an id, what the name of a cookie may hold. */
function seenCookie(id: string): string {
  return id ? `seen_${id.replace(/[^\w-]/g, '_')}` : 'seen';
}
