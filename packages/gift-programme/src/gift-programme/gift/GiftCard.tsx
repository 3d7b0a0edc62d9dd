import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId } from 'react';
import type { GiftOffer } from './gifts.ts';
import { programmeText } from '../texts.ts';

interface GiftCardProps {
  readonly offer: GiftOffer;
  /** The radio group's name. */
  readonly group: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** A radio button: pressing the chosen one keeps it chosen. */
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
        {/* Visual only: the radio button announces its own state. */}
        <span className="aw-gift__toggle" aria-hidden="true">
          {programmeText(isSelected ? 'selected' : 'select', widget)}
        </span>
      </span>
    </label>
  );
}
