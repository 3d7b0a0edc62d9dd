import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { ListedReferral } from './referral-list.ts';
import { programmeText, relations } from '../texts.ts';

interface ReferralItemProps {
  readonly referral: ListedReferral;
  /** Set while the list is being sent: it can't change then. */
  readonly isWaiting: true | undefined;
  readonly onRemove: () => void;
}

export function ReferralItem({ referral, isWaiting, onRemove }: ReferralItemProps) {
  const { name: widget } = useWidgetHost();
  const { formFullName, formPhone, formGroupRelation } = referral;
  const relation = relations.shown(widget).find(({ value }) => value === formGroupRelation)?.label;
  return (
    <li className="aw-referral">
      <div className="aw-referral__who">
        <span className="aw-referral__name">{formFullName}</span>
        <span className="aw-referral__facts">
          {relation} · {formPhone}
        </span>
      </div>
      <button type="button" className="aw-link" aria-disabled={isWaiting} onClick={onRemove}>
        <span>{programmeText('remove', widget)}</span> <span className="aw-hidden">{formFullName}</span>
      </button>
    </li>
  );
}
