import { LiveRegion, usePressOutside } from '@adviser-widgets/ui';
import { useImperativeHandle, useLayoutEffect, type KeyboardEvent } from 'react';
import { ContactBlock } from '../results/ContactBlock.tsx';
import { ResultGroups } from '../results/ResultGroups.tsx';
import { fullLimits, useAnnouncement } from '../results/useAnnouncement.ts';
import { useBoxSearch } from '../search/useSearch.ts';
import { useSearchEvents } from '../search/useSearchEvents.ts';
import { BoxNote } from './BoxNote.tsx';
import type { InlineResultsProps } from './inline-results-props.ts';
import { SearchPopup } from './SearchPopup.tsx';
import { useEarlyText } from './useEarlyText.ts';
import { isSmallWindow } from './useFullScreen.ts';
import { useLeave } from './useLeave.ts';

/** All results in groups, in a panel under the box: links and toggles, in the tab order. */
export function GroupedResults(props: InlineResultsProps) {
  const { rootRef, events, isFull, onClear, onAria, onFull } = props;
  const { onFailure, onOpen } = useSearchEvents(rootRef);
  const [state, search] = useBoxSearch(fullLimits, onFailure);
  const [said, onToggle] = useAnnouncement(state);
  const { submit, close, toBox } = useLeave(props, search.close);
  const isOpen = state.status !== 'idle' && state.status !== 'failed';
  const open = (text: string) => {
    submit.onText();
    onFull(isSmallWindow());
    search.type(text);
  };

  /** The first press closes the panel, the second clears the box. */
  function onEscape(event: KeyboardEvent): void {
    const input = rootRef.current?.querySelector('input');
    if (!isOpen && !input?.value) return; // leave it to elements around us
    event.preventDefault();
    event.stopPropagation();
    if (isOpen) toBox();
    else onClear();
  }

  useImperativeHandle(events, () => ({
    open,
    close() {
      submit.onText();
      close();
    },
    onKeyDown(event) {
      if (event.nativeEvent.isComposing || event.keyCode === 229) return;
      if (event.key === 'Escape') onEscape(event);
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit.openTab(event);
      if (event.key === 'ArrowDown' && !isOpen) open(event.currentTarget.value);
    },
    onSubmit: submit.onSubmit,
  }));
  useLayoutEffect(() => onAria({}), [onAria]);
  useEarlyText(props, open);
  usePressOutside(rootRef, isOpen, close);

  return (
    <>
      {isOpen && (
        <SearchPopup
          className="aw-search-panel"
          onKeyDown={(event) => event.key === 'Escape' && onEscape(event)}
        >
          <ResultGroups state={state} titleTag="p" onToggle={onToggle} onOpen={onOpen} />
          <ContactBlock />
        </SearchPopup>
      )}
      <BoxNote hint={submit.hint} state={state} isFull={isFull} />
      <LiveRegion text={submit.hint || said} />
    </>
  );
}
