import { describeFound, searchWidgets } from '@adviser-widgets/markup/search';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useId, useState } from 'react';
import './catalogue.css';
import { families } from './families.ts';
import { WidgetCard } from './WidgetCards.tsx';

const all = families.flatMap(({ widgets }) => widgets);

/** A search field for widgets, by name or by what visitors do with them. */
export function WidgetSearch() {
  const id = useId();
  const [text, setText] = useState('');
  const found = searchWidgets(all, text);
  const { widgets } = found;
  return (
    <Unstyled>
      <search className="catalogue-search">
        <label className="catalogue-search__label" htmlFor={id}>
          Find a widget
        </label>
        <p className="catalogue-search__hint" id={`${id}-hint`}>
          Search by what visitors do, or by what you call it: call back, newsletter, map, FAQ, slider …
        </p>
        <input
          className="catalogue-search__field"
          id={id}
          type="search"
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="catalogue-search__count" role="status">
          {found.advice && <p className="catalogue-search__advice">{found.advice.sentence}</p>}
          {text.trim() && <p>{describeFound(found)}</p>}
        </div>
        {widgets.length > 0 && (
          <ul className="catalogue__cards catalogue__cards--alone">
            {widgets.map((widget) => (
              <WidgetCard key={widget.name} widget={widget} />
            ))}
          </ul>
        )}
      </search>
    </Unstyled>
  );
}
