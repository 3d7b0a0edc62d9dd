import { LiveRegion, usePressOutside } from '@adviser-widgets/ui';
import { useImperativeHandle, useLayoutEffect, type KeyboardEvent } from 'react';
import { ContactBlock } from '../results/ContactBlock.tsx';
import { ResultGroups } from '../results/ResultGroups.tsx';
import { fullLimits, useAnnouncement } from '../results/useAnnouncement.ts';
import { useBoxSearch } from '../search/useSearch.ts';
import { useSearchEvents } from '../search/useSearchEvents.ts';
import type { InlineResultsProps } from './InlineResults.tsx';
import { useEarlyText } from './useEarlyText.ts';
import { useSubmit } from './useSubmit.ts';

/** All results in groups, in a panel under the box (H1): links and toggles, in the tab order. */
export function GroupedResults(props: InlineResultsProps) {
  const { id, rootRef, events, onClear, onAria } = props;
  const { onFailure, onOpen } = useSearchEvents(rootRef);
  const [state, search] = useBoxSearch(fullLimits, onFailure);
  const [said, onToggle] = useAnnouncement(state);
  const submit = useSubmit(props, search.close);
  const isOpen = state.status !== 'idle' && state.status !== 'failed';
  const open = (text: string) => {
    submit.onText();
    search.type(text);
  };

  /** The first press closes the panel, the second clears the box. */
  function onEscape(event: KeyboardEvent): void {
    const input = rootRef.current?.querySelector('input');
    if (!isOpen && !input?.value) return; // leave it to elements around us
    event.preventDefault();
    event.stopPropagation();
    input?.focus();
    if (isOpen) search.close();
    else onClear();
  }

  useImperativeHandle(events, () => ({
    open,
    close() {
      submit.onText();
      search.close();
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
  useEarlyText(id, open);
  usePressOutside(rootRef, isOpen, search.close);

  return (
    <>
      {isOpen && (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape from any of its links and toggles
        <div
          className="aw-popup aw-search-panel"
          onKeyDown={(event) => event.key === 'Escape' && onEscape(event)}
        >
          <ResultGroups state={state} titleTag="p" onToggle={onToggle} onOpen={onOpen} />
          <ContactBlock />
        </div>
      )}
      {submit.hint && <p className="aw-popup aw-popup__note">{submit.hint}</p>}
      <LiveRegion text={submit.hint || said} />
    </>
  );
}
