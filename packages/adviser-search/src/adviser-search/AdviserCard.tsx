import type { FoundAdviser } from '@adviser-widgets/core/adviser-search';
import { Heading, PhoneLink } from '@adviser-widgets/ui';
import { AdviserPhoto } from './AdviserPhoto.tsx';

export interface AdviserCardProps {
  readonly adviser: FoundAdviser;
  readonly headingLevel: number;
  readonly learnMore: string;
  /** What screen readers hear after it, with `{name}`. */
  readonly about: string;
  /** `link` is the part of it that is seen. */
  readonly onLearnMore: (link: Element) => void;
}

/** One adviser: photo, name, phone, what they help with, and the way to their page (spec section 2). */
export function AdviserCard({ adviser, headingLevel, learnMore, about, onLearnMore }: AdviserCardProps) {
  const { name, image, link, phone, specialties } = adviser;
  return (
    <li className="aw-adviser">
      <AdviserPhoto key={image} name={name} image={image} />
      <div className="aw-adviser__text">
        <Heading level={headingLevel}>{name}</Heading>
        {phone && (
          <p className="aw-adviser__line">
            <PhoneLink number={phone} />
          </p>
        )}
        {specialties.length > 0 && (
          <ul className="aw-adviser__specialties">
            {specialties.map((specialty) => (
              <li key={specialty}>{specialty}</li>
            ))}
          </ul>
        )}
        {link && (
          <p className="aw-adviser__line">
            {/* Analytics hear what is seen, which names nobody. */}
            <a className="aw-link" href={link} onClick={({ currentTarget }) => onLearnMore(currentTarget.children[0] ?? currentTarget)}>
              <span>{learnMore}</span> <span className="aw-hidden">{about.replace('{name}', () => name)}</span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}
