import type { LeadFieldProps } from '@adviser-widgets/forms';
import { useFieldValue } from '@adviser-widgets/forms/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { programmeText } from '../texts.ts';
import { GiftCard } from './GiftCard.tsx';
import { gifts } from './gifts.ts';

export function GiftField({ name, form, keepDraft }: LeadFieldProps) {
  const { name: widget } = useWidgetHost();
  const chosen = useFieldValue(form, name);
  const registered = form.register(name, { onChange: keepDraft });
  return (
    <fieldset className="aw-gifts" role="radiogroup">
      <legend className="aw-gifts__legend">{programmeText('giftLegend', widget)}</legend>
      {gifts.map((offer) => (
        <GiftCard
          key={offer.value}
          offer={offer}
          registered={registered}
          isSelected={offer.value === chosen}
        />
      ))}
    </fieldset>
  );
}
