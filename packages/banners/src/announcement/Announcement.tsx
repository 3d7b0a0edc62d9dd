import { message } from '@adviser-widgets/core/internal';
import { CloseButton, Heading } from '@adviser-widgets/ui';
import { useLandmarkName } from '@adviser-widgets/ui/internal';
import { emit, withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { PageContent, useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useRef, useState, type ReactNode } from 'react';
import { BannerIcon } from '../BannerIcon.tsx';
import { focusAfter } from '../focus-after.ts';
import { useIsInDays } from '../useIsInDays.ts';
import { attributes, type definition, type slots } from './definition.ts';
import { announcementText } from './texts.ts';

/** Props of Announcement: the widget's attributes and, in a React application, its content. */
export type AnnouncementProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events> & {
  readonly children?: ReactNode;
};

export function Announcement(props: AnnouncementProps) {
  const {
    heading,
    subHeading,
    headingLevel,
    icon = '',
    link,
    closable,
    from,
    until,
    children,
  } = withDefaults(attributes, props);
  const host = useWidgetHost();
  const asRoot = useRoot();
  const root = useRef<HTMLElement>(null);
  const [isClosed, setClosed] = useState(false);
  const isInDays = useIsInDays({ from, until }, root);
  const isHidden = isClosed || !isInDays;
  const name = useLandmarkName(isHidden ? '' : heading || announcementText('label', host.name));
  const more = announcementText('more', host.name);
  const close = () => {
    if (!root.current) return;
    emit(host, 'aw:close', { fallback: root.current });
    focusAfter(root.current);
    setClosed(true);
  };
  if (isHidden) return null;
  return (
    <section
      {...asRoot({
        ref: root,
        className: `aw-banner aw-announcement${heading && ' aw-announcement--headed'}${closable ? ' aw-announcement--closable' : ''}`,
        'aria-label': name,
      })}
    >
      <BannerIcon name={icon} />
      <div className="aw-banner__text">
        {heading && <Heading level={headingLevel}>{heading}</Heading>}
        {subHeading && <p className="aw-sub-heading">{subHeading}</p>}
        <PageContent className="aw-announcement__content">{children}</PageContent>
        {link && (
          <a
            className="aw-link aw-announcement__link"
            href={link}
            aria-label={heading && `${more}: ${heading}`}
          >
            {more}
          </a>
        )}
      </div>
      {closable && <CloseButton label={message('close', host.name)} onClick={close} />}
    </section>
  );
}
