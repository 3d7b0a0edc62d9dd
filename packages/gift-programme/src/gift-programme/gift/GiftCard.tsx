import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useId, type ComponentPropsWithRef } from 'react';
import type { GiftOffer } from './gifts.ts';
import { programmeText } from '../texts.ts';

interface GiftCardProps {
  readonly offer: GiftOffer;
  /** Ties it to its field. */
  readonly registered: ComponentPropsWithRef<'input'>;
  readonly isSelected: boolean;
}

/** A radio button: pressing the chosen one keeps it chosen. */
export function GiftCard({ offer, registered, isSelected }: GiftCardProps) {
  const { name: widget } = useWidgetHost();
  const id = useId();
  return (
    <label className="aw-gift">
      <input
        className="aw-gift__radio"
        type="radio"
        value={offer.value}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-note`}
        {...registered}
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
