import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId } from 'react';
import type { GiftOffer } from './gifts.ts';
import { programmeText } from './texts.ts';

interface GiftCardProps {
  readonly offer: GiftOffer;
  /** What the cards of one choice have in common. */
  readonly group: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** A radio button that looks like a card with a Select/Selected toggle; pressing the chosen one keeps it (row 43). */
export function GiftCard({ offer, group, isSelected, onSelect }: GiftCardProps) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  return (
    <label className="aw-gift">
      <input
        className="aw-gift__radio"
        type="radio"
        name={group}
        value={offer.value}
        checked={isSelected}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-note`}
        onChange={onSelect}
      />
      <span className="aw-gift__frame">
        <svg className="aw-gift__picture" viewBox="0 0 64 64" aria-hidden="true">
          <path d={offer.picture} />
        </svg>
        <span className="aw-gift__name" id={`${id}-name`}>
          {programmeText(offer.name, widget)}
        </span>
        <span className="aw-gift__note" id={`${id}-note`}>
          {programmeText(offer.note, widget)}
        </span>
        {/* For the eye: the radio button says so itself. */}
        <span className="aw-gift__toggle" aria-hidden="true">
          {programmeText(isSelected ? 'selected' : 'select', widget)}
        </span>
      </span>
    </label>
  );
}
