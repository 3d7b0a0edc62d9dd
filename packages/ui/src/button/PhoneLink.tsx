import { useStyleSheetCheck } from '@adviser-widgets/widget/react/internal';

interface PhoneLinkProps {
  /** As people read it, spaces included. */
  readonly number: string;
}

/** A link that calls a number: shown as written, dialled as digits and plus signs. */
export function PhoneLink({ number }: PhoneLinkProps) {
  useStyleSheetCheck();
  return (
    <a className="aw-link" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {number}
    </a>
  );
}
