import { getConfig } from '@adviser-widgets/core';
import { message } from '@adviser-widgets/core/internal';
import type { FoundAdviser } from './search-advisers.ts';
import { CloseButton, Heading } from '@adviser-widgets/ui';
import { useLandmarkName } from '@adviser-widgets/ui/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { AdviserCard, type AdviserCardProps } from './AdviserCard.tsx';
import { countText, searchText } from './texts.ts';

interface AdviserPanelProps extends Pick<AdviserCardProps, 'headingLevel' | 'track'> {
  readonly advisers: readonly FoundAdviser[];
  readonly onClose: () => void;
}

/** The advisers of a region; with none, a contact link. */
export function AdviserPanel({ advisers, headingLevel, onClose, track }: AdviserPanelProps) {
  const { name: widget } = useWidgetHost();
  const heading = countText(advisers.length, widget);
  return (
    <section className="aw-advisers" aria-label={useLandmarkName(heading)}>
      <div className="aw-advisers__head">
        <Heading level={headingLevel}>{heading}</Heading>
        <CloseButton label={message('close', widget)} onClick={onClose} />
      </div>
      {advisers.length > 0 ? (
        <ul>
          {advisers.map((adviser, index) => (
            // Ids may be missing or duplicated.
            <AdviserCard key={index} adviser={adviser} headingLevel={headingLevel + 1} track={track} />
          ))}
        </ul>
      ) : (
        <p>
          <a className="aw-link" href={getConfig().contactUrl}>
            {searchText('contactUs', widget)}
          </a>
        </p>
      )}
    </section>
  );
}
