import { Unstyled } from '@storybook/addon-docs/blocks';
import './catalogue.css';
import { families, type DocumentedWidget } from './families.ts';
import { PageLink } from './PageLink.tsx';

const pictures = import.meta.glob<string>('../../packages/*/src/*/picture.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** All widgets by family, each with its picture, if any, and a one-line description. */
export function WidgetOverview() {
  return (
    <Unstyled>
      <div className="catalogue">
        {families.map(({ name: family, title, widgets }) => (
          <section
            key={family}
            className={`catalogue__section catalogue__section--${Math.min(3, widgets.length)}`}
            aria-labelledby={`family-${family}`}
          >
            <h3 className="catalogue__family" id={`family-${family}`}>
              {title}
            </h3>
            <ul className="catalogue__cards">
              {widgets.map((widget) => (
                <Card key={widget.name} family={family} widget={widget} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Unstyled>
  );
}

function Card({
  family,
  widget: { name, title, description },
}: {
  readonly family: string;
  readonly widget: DocumentedWidget;
}) {
  const picture = pictures[`../../packages/${family}/src/${name}/picture.svg`];
  return (
    <li className="catalogue__card">
      {picture && (
        <img className="catalogue__picture" src={picture} alt="" width={160} height={100} loading="lazy" />
      )}
      <div className="catalogue__text">
        <PageLink page={`${family}-${name}`}>{title}</PageLink>
        <code className="catalogue__name">{name}</code>
        <p>{firstLine(description)}</p>
      </div>
    </li>
  );
}

/** Returns the first sentence, and the second one too if the first is short. */
function firstLine(description: string): string {
  const [first = '', second = ''] = description.split(/(?<=\.) /);
  return first.length < 40 ? `${first} ${second}`.trim() : first;
}
