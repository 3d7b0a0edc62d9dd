import './catalogue.css';
import { Unstyled, Heading } from '@storybook/addon-docs/blocks';
import { tasks } from '@adviser-widgets/widget/internal';
import { familyOf, type DocumentedWidget, families } from './families.ts';
import { PageLink } from './PageLink.tsx';

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
                <WidgetCard key={widget.name} widget={widget} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Unstyled>
  );
}

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

const widgets = families.flatMap((family) => family.widgets);

/** All widgets by what visitors do with them. */
export function WidgetsByTask() {
  return Object.entries(tasks).map(([task, title]) => (
    <section key={task} className="catalogue-task">
      <Heading>{title}</Heading>
      <Unstyled>
        <ul className="catalogue__cards catalogue__cards--alone">
          {widgets
            .filter((widget) => widget.task === task)
            .map((widget) => (
              <WidgetCard key={widget.name} widget={widget} />
            ))}
        </ul>
      </Unstyled>
    </section>
  ));
}
