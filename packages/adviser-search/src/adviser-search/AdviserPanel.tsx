import type { FoundAdviser } from '@adviser-widgets/core/adviser-search';
import { Heading } from '@adviser-widgets/ui';
import { CloseButton } from '@adviser-widgets/ui/close-button';
import { AdviserCard, type AdviserCardProps } from './AdviserCard.tsx';

/** Texts come from outside: what is imported in here has copies of its own, and knows nothing of the page's. */
export interface AdviserPanelProps extends Pick<AdviserCardProps, 'learnMore' | 'about' | 'onLearnMore'> {
  readonly advisers: readonly FoundAdviser[];
  /** How many there are, in words. */
  readonly heading: string;
  readonly headingLevel: number;
  /** Where to ask when there are none. */
  readonly contact: { readonly text: string; readonly url: string };
  /** Name of the close control. */
  readonly close: string;
  readonly onClose: () => void;
}

/** The advisers of a region, under how many they are (spec section 2, H16). */
export function AdviserPanel({ advisers, heading, headingLevel, contact, close, onClose, ...card }: AdviserPanelProps) {
  return (
    <section className="aw-advisers" aria-label={heading}>
      <div className="aw-advisers__head">
        <Heading level={headingLevel}>{heading}</Heading>
        <CloseButton label={close} onClick={onClose} />
      </div>
      {advisers.length === 0 && (
        <p className="aw-advisers__none">
          <a className="aw-link" href={contact.url}>
            {contact.text}
          </a>
        </p>
      )}
      {advisers.length > 0 && (
        <ul className="aw-advisers__list">
          {advisers.map((adviser, index) => (
            // Ids may be missing, or come twice.
            <AdviserCard key={index} {...card} adviser={adviser} headingLevel={headingLevel + 1} />
          ))}
        </ul>
      )}
    </section>
  );
}
