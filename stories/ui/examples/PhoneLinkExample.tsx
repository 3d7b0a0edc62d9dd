import { PhoneLink } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';

export function PhoneLinkExample() {
  return (
    <p>
      Prefer to talk? Call <PhoneLink number="0800 000 000" />.
    </p>
  );
}
