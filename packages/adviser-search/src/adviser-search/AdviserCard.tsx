import type { FoundAdviser } from './search-advisers.ts';
import { Heading, PhoneLink, Photo } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { SearchPage } from './search-page.ts';
import { searchText } from './texts.ts';

export interface AdviserCardProps {
  readonly adviser: FoundAdviser;
  readonly headingLevel: number;
  readonly track: SearchPage['track'];
}

/** Always the library's own label, so that sites with other texts are counted together. */
const press = {
  name: 'click_adviser',
  category: 'Click',
  label: searchText.texts.learnMore,
  action: 'Click',
};

export function AdviserCard({ adviser, headingLevel, track }: AdviserCardProps) {
  const { name: widget } = useWidgetHost();
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
          <p className="aw-adviser__more">
            <a className="aw-link" href={link} onClick={() => track(press)}>
              <span>{searchText('learnMore', widget)}</span>{' '}
              <span className="aw-hidden">{searchText('aboutAdviser', widget, { name })}</span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}
