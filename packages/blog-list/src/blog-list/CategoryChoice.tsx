import { blogCategories, type BlogCategory } from '@adviser-widgets/core';
import { blogCategoryName } from '@adviser-widgets/core/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { KeyboardEvent } from 'react';

interface CategoryChoiceProps {
  readonly category: BlogCategory;
  /** Id of the tab panel, and prefix of the tabs' ids. */
  readonly id: string;
  readonly label: string;
  readonly onChoice: (category: BlogCategory) => void;
  /** The visitor points at or focuses a tab. */
  readonly onIntent: (category: BlogCategory) => void;
}

const categories = Object.keys(blogCategories) as BlogCategory[];

/** Tabs on wide screens, a drop-down on narrow ones. */
export function CategoryChoice({ category, id, label, onChoice, onIntent }: CategoryChoiceProps) {
  const { name: widget } = useWidgetHost();
  return (
    <div className="aw-categories">
      <div className="aw-tabs" role="tablist" aria-label={label}>
        {categories.map((slug) => (
          <button
            key={slug}
            type="button"
            className="aw-tab"
            role="tab"
            id={`${id}-${slug}`}
            aria-selected={slug === category}
            aria-controls={id}
            // One tab stop; arrow keys move on from there.
            tabIndex={slug === category ? 0 : -1}
            onClick={() => onChoice(slug)}
            onKeyDown={moveFocus}
            onPointerEnter={() => onIntent(slug)}
            onFocus={() => onIntent(slug)}
          >
            {blogCategoryName(slug, widget)}
          </button>
        ))}
      </div>
      <div className="aw-drop-down">
        <div className="aw-label-row">
          <label className="aw-label" htmlFor={`${id}-choice`}>
            {label}
          </label>
        </div>
        <select
          className="aw-control"
          id={`${id}-choice`}
          value={category}
          onChange={({ target }) => onChoice(target.value as BlogCategory)}
        >
          {categories.map((slug) => (
            <option key={slug} value={slug}>
              {blogCategoryName(slug, widget)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** Manual activation, as a category has to be fetched first: arrows move the focus only, the way they point. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const tabs = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[]; // the buttons above
  const at = tabs.indexOf(event.currentTarget);
  const steps = new Map([
    ['ArrowRight', at + onward],
    ['ArrowLeft', at - onward],
    ['Home', 0],
    ['End', -1],
  ]);
  const target = steps.get(event.key);
  if (target === undefined) return;
  event.preventDefault();
  tabs.at(target % tabs.length)?.focus();
}
