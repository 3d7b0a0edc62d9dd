import { tasks } from '@adviser-widgets/widget/internal';
import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import './catalogue.css';
import { families } from './families.ts';
import { WidgetCard } from './WidgetCard.tsx';

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
