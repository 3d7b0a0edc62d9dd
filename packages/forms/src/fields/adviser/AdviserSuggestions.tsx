import { LiveRegion, type Combobox } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { isSearchable, type AdviserListStatus, type FoundAdvisers } from './adviser-choice.ts';
import { adviserText, announceAdvisers, noteOnAdvisers } from './texts.ts';

interface AdviserSuggestionsProps {
  /** What is typed. */
  readonly text: string;
  /** Of the list, as `choice.state()` says. */
  readonly status: AdviserListStatus;
  /** What `choice.suggest` has found, while it is to be shown. */
  readonly found: FoundAdvisers | undefined;
  /** That of the input above, whose options are the advisers found. */
  readonly combobox: Combobox;
}

/** The list under an adviser's name, and what screen readers hear about it. */
export function AdviserSuggestions({ text, status, found, combobox }: AdviserSuggestionsProps) {
  const { name: widget } = useWidgetHost();
  const waiting = status === 'loading' && isSearchable(text) ? adviserText('adviserLoading', widget) : '';
  return (
    <>
      {found && <AdviserPopup found={found} combobox={combobox} />}
      <LiveRegion text={found ? announceAdvisers(found, widget) : waiting} />
    </>
  );
}

interface AdviserPopupProps {
  readonly found: FoundAdvisers;
  readonly combobox: Combobox;
}

/** In the flow: over the page it would cover the form's next control and swallow a press on it. */
function AdviserPopup({ found, combobox }: AdviserPopupProps) {
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
