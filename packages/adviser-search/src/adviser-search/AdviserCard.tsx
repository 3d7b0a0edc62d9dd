import type { FoundAdviser } from '@adviser-widgets/core';
import { Heading, PhoneLink, Photo } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { SearchPage } from './search-page.ts';
import { searchText } from './search-text.ts';

export interface AdviserCardProps {
  readonly adviser: FoundAdviser;
  readonly headingLevel: number;
  readonly track: SearchPage['track'];
}

/** One adviser: photo, name, phone, specialties and a link to their page (spec section 2). */
export function AdviserCard({ adviser, headingLevel, track }: AdviserCardProps) {
  const { name: widget } = useWidgetHost();
  const learnMore = searchText('learnMore', widget);
  const { name, image, link, phone, specialties } = adviser;
  return (
    <li className="aw-adviser">
      <Photo name={name} image={image} size={72} />
      <div className="aw-adviser__text">
        <Heading level={headingLevel}>{name}</Heading>
        {phone && (
          <p>
            <PhoneLink number={phone} />
          </p>
        )}
        {specialties.length > 0 && (
          <ul>
            {specialties.map((specialty) => (
              <li key={specialty}>{specialty}</li>
            ))}
          </ul>
        )}
        {link && (
          <p>
            <a className="aw-link" href={link} onClick={() => track({ name: 'click_adviser', category: 'Click', label: learnMore.replace(/\d/g, ''), action: 'Click' })}>
              <span>{learnMore}</span> <span className="aw-hidden">{searchText('aboutAdviser', widget).replace('{name}', () => name)}</span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}
