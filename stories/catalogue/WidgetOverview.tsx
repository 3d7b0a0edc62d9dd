import { Unstyled } from '@storybook/addon-docs/blocks';
import './catalogue.css';
import { families } from './families.ts';
import { WidgetCard } from './WidgetCard.tsx';

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
