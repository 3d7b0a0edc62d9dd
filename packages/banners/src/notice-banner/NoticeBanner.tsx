import { track } from '@adviser-widgets/core';
import { message } from '@adviser-widgets/core/internal';
import { CloseButton } from '@adviser-widgets/ui';
import { useLandmarkName } from '@adviser-widgets/ui/internal';
import { emit, withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { PageContent, usePageContent, useWidgetHost } from '@adviser-widgets/widget/react';
import { isContent, useIsHydrating, useRoot } from '@adviser-widgets/widget/react/internal';
import { useRef, useState, type ReactNode } from 'react';
import { BannerIcon } from '../BannerIcon.tsx';
import { cookieKey } from '../cookie-key.ts';
import { focusAfter } from '../focus-after.ts';
import { useIsInDays } from '../useIsInDays.ts';
import { isAmong, keepClosed, readClosed } from './closed-notices.ts';
import { attributes, type definition, type slots } from './definition.ts';
import { NoticeText } from './NoticeText.tsx';
import { noticeText } from './texts.ts';

/** The widget's attributes; in an application also the notice as children. */
export type PageNoticeBannerProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events> & {
  readonly children?: ReactNode;
};

/** The button has no visible text, so the event has a fixed label. */
const closing = { name: 'click_notice_close', category: 'Click', label: 'notice close', action: 'Click' };

export function NoticeBanner(props: PageNoticeBannerProps) {
  const {
    text,
    icon = '',
    background = '',
    version: given = '',
    from,
    until,
    children,
  } = withDefaults(attributes, props);
  const version = cookieKey(given);
  const host = useWidgetHost();
  const asRoot = useRoot();
  const root = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState(readClosed);
  const isHydrating = useIsHydrating();
  const isInDays = useIsInDays({ from, until }, root);
  const nodes = usePageContent();
  const isEmpty = [!text, !children, !nodes.some(isContent)].every(Boolean);
  const close = () => {
    const { current } = root;
    if (!current) return;
    track(closing, (detail) => emit(host, 'aw:analytics', { detail, fallback: current }));
    keepClosed(version);
    emit(host, 'aw:close', { fallback: current });
    focusAfter(current);
    setClosed(`${closed}~${version || '1'}`);
  };
  const isClosed = !isHydrating && isAmong(closed, version);
  const isHidden = isEmpty || isClosed || !isInDays;
  const name = useLandmarkName(isHidden ? '' : noticeText('label', host.name));
  if (isHidden) return null;
  return (
    <section
      {...asRoot({
        ref: root,
        className: `aw-banner aw-notice aw-${background}`,
        'aria-label': name,
      })}
    >
      <BannerIcon name={icon} />
      {text ? <NoticeText html={text} /> : <PageContent className="aw-banner__text">{children}</PageContent>}
      <CloseButton label={message('close', host.name)} onClick={close} />
    </section>
  );
}
