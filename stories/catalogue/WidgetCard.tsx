import './catalogue.css';
import { familyOf, type DocumentedWidget } from './families.ts';
import { PageLink } from './PageLink.tsx';

const pictures = import.meta.glob<string>('../../packages/*/src/*/picture.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface WidgetCardProps {
  readonly widget: DocumentedWidget;
}

/** A widget's picture, name and what it is for, with a link to its page. An item of a list of cards. */
export function WidgetCard({ widget: { name, title, description, takeFor } }: WidgetCardProps) {
  const family = familyOf(name);
  const picture = pictures[`../../packages/${family}/src/${name}/picture.svg`];
  return (
    <li className="catalogue__card">
      {picture && (
        <img className="catalogue__picture" src={picture} alt="" width={160} height={100} loading="lazy" />
      )}
      <div className="catalogue__text">
        <PageLink page={`${family}-${name}`}>{title}</PageLink>
        <code className="catalogue__name">{name}</code>
        <p>{takeFor ?? firstLine(description)}</p>
      </div>
    </li>
  );
}

/** Returns the first sentence, and the second one too if the first is short. */
function firstLine(description: string): string {
  const [first = '', second = ''] = description.split(/(?<=\.) /);
  return first.length < 40 ? `${first} ${second}`.trim() : first;
}
