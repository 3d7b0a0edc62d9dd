import type { Combobox } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { FoundAdvisers } from './adviser-choice.ts';
import { adviserText, noteOnAdvisers } from './texts.ts';

interface AdviserPopupProps {
  readonly found: FoundAdvisers;
  readonly combobox: Combobox;
}

/** In the flow: over the page it would cover the form's next control and swallow a press on it. */
export function AdviserPopup({ found, combobox }: AdviserPopupProps) {
  const { name: widget } = useWidgetHost();
  const note = noteOnAdvisers(found, widget);
  const hasList = found.total > 0;
  return (
    <div
      {...combobox.popup}
      className={hasList ? 'aw-popup aw-popup--in-flow' : 'aw-popup aw-popup--in-flow aw-popup--remark'}
    >
      {hasList && (
        <ul
          {...combobox.list}
          className="aw-listbox"
          aria-label={adviserText('advisers', widget)}
          translate="no"
        >
          {found.advisers.map(({ id, name }, index) => (
            <li {...combobox.option(index)} key={id} className="aw-option">
              {name}
            </li>
          ))}
        </ul>
      )}
      {/* Screen readers hear the announcement instead. */}
      {note && (
        <p className="aw-popup__note" aria-hidden="true">
          {note}
        </p>
      )}
    </div>
  );
}
