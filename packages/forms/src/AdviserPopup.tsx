import type { Combobox } from '@adviser-widgets/ui';
import type { AdviserSuggestions } from './adviser-choice.ts';
import { adviserText, noteOnAdvisers, type FindText } from './adviser-texts.ts';

interface AdviserPopupProps {
  readonly found: AdviserSuggestions;
  readonly combobox: Combobox;
  readonly findText: FindText;
}

/**
 * The suggestions under the field, and a line on those there is no room for. They take room: over the page they would
 * cover the form's next control, and swallow a press on it. Names are not for translating.
 */
export function AdviserPopup({ found, combobox, findText }: AdviserPopupProps) {
  const note = noteOnAdvisers(found, findText);
  const hasList = found.total > 0;
  return (
    <div {...combobox.popup} className={hasList ? 'aw-popup aw-popup--in-flow' : 'aw-popup aw-popup--in-flow aw-popup--remark'}>
      {hasList && (
        <ul {...combobox.list} className="aw-listbox" aria-label={adviserText('advisers', findText)} translate="no">
          {found.advisers.map(({ id, name }, index) => (
            <li {...combobox.option(index)} key={id} className="aw-option">
              {name}
            </li>
          ))}
        </ul>
      )}
      {/* Screen readers hear the announcement. */}
      {note && (
        <p className="aw-popup__note" aria-hidden="true">
          {note}
        </p>
      )}
    </div>
  );
}
