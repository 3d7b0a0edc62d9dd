import type { SearchItem } from '../hosted-search/search-client.ts';
import type { Combobox } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { ComponentProps } from 'react';
import type { SearchState } from '../search/search.ts';
import { ContactBlock } from '../results/ContactBlock.tsx';
import { MarkedText } from '../results/MarkedText.tsx';
import { groupOf, previewRowLimit, shownDescription } from '../search/preview-rows.ts';
import { searchAddress } from '../search/search-address.ts';
import { shortWords } from '../search/search-words.ts';
import { searchText } from '../search/texts.ts';
import { SearchPopup } from './SearchPopup.tsx';

interface PreviewPopupProps extends ComponentProps<typeof SearchPopup> {
  readonly state: SearchState;
  readonly items: readonly SearchItem[];
  readonly combobox: Combobox;
}

/** One flat list, each link prefixed with its kind: grouped options fail in VoiceOver. */
export function PreviewPopup({ state, items, combobox, ...place }: PreviewPopupProps) {
  const { name: widget } = useWidgetHost();
  if (state.status === 'idle' || state.status === 'failed') return null;
  const { words } = state;
  const popup = { ...combobox.popup, ...place };
  if (state.status === 'empty') {
    return (
      <SearchPopup {...popup}>
        <p className="aw-popup__note">{searchText('searchNone', widget, { words: shortWords(words) })}</p>
        <ContactBlock />
      </SearchPopup>
    );
  }
  const kindOf = (item: SearchItem) => (state.status === 'shown' ? groupOf(state.results, item) : 'pages');
  return (
    <SearchPopup {...popup} className="aw-preview">
      {state.status === 'loading' && <WaitingRows active={combobox.ahead - 1} />}
      <div {...combobox.list} className="aw-listbox" aria-label={searchText('searchResults', widget)}>
        {items.map((item, index) => (
          <a
            {...combobox.option(index)}
            key={`${kindOf(item)} ${item.id}`}
            className="aw-option"
            href={item.url}
            tabIndex={-1}
          >
            <span className="aw-option__kind">{searchText(`${kindOf(item)}Kind`, widget)}: </span>
            <MarkedText parts={item.title} />
            {shownDescription(item).length > 0 && (
              <span className="aw-option__more">
                <MarkedText parts={item.description} />
              </span>
            )}
          </a>
        ))}
        <a
          {...combobox.option(items.length)}
          className="aw-option aw-option--all"
          href={searchAddress(words)}
          tabIndex={-1}
        >
          {searchText('searchAll', widget, { words: shortWords(words) })}
        </a>
      </div>
      <ContactBlock />
    </SearchPopup>
  );
}

/** `active` is the row that Down has reached before it is there. */
function WaitingRows({ active }: { active: number }) {
  return (
    <div aria-hidden="true">
      {[...Array(previewRowLimit).keys()].map((index) => (
        <div
          key={index}
          className="aw-option aw-option--waiting"
          data-active={index === active || undefined}
        />
      ))}
    </div>
  );
}
