import type { SearchItem } from '@adviser-widgets/core';
import { Announcement, useCombobox } from '@adviser-widgets/ui';
import { useImperativeHandle, useLayoutEffect, type KeyboardEvent, type MouseEvent } from 'react';
import type { SearchState } from '../create-search.ts';
import { previewLimits, previewRows } from '../preview-rows.ts';
import { announce } from '../results/announce.ts';
import { trackResult } from '../results/track-result.ts';
import { useBoxSearch } from '../useSearch.ts';
import type { InlineResultsProps } from './inline-results.ts';
import { allResults, PreviewPopup } from './PreviewPopup.tsx';
import { useEarlyText } from './useEarlyText.ts';
import { Unseen } from './Unseen.tsx';
import { useRehearsal } from './useRehearsal.ts';
import { useSubmit } from './useSubmit.ts';

/** The rows under the box while somebody types (H1): a combobox whose options are links. */
export function PreviewResults(props: InlineResultsProps) {
  const { id, rows, page, rootRef, events, onClear, onAria } = props;
  const [state, search] = useBoxSearch(page, previewLimits);
  const itemsOf = (shown: SearchState) => (shown.status === 'shown' ? previewRows(shown.results, rows) : []);
  const items = itemsOf(state);
  const hasAll = state.status === 'shown' || state.status === 'loading';
  const combobox = useCombobox<SearchItem | typeof allResults>({
    id,
    rootRef,
    options: hasAll ? [...items, allResults] : items,
    canOpen: hasAll || state.status === 'empty',
    onText: search.type,
    onPick: (_option, event) => (isKey(event) ? follow(event) : trackResult(page, event.currentTarget)),
    onClear,
    onClose: search.close,
  });
  const submit = useSubmit(props, combobox.close);
  const { onKeyDown, ...aria } = combobox.input;
  const { 'aria-expanded': isExpanded, 'aria-activedescendant': active } = aria;

  /** Enter on an option presses its link, so that the page's own scripts can take the press. */
  function follow(event: KeyboardEvent): void {
    const link = rootRef.current?.querySelector<HTMLAnchorElement>('[aria-selected="true"]');
    if (!link) return;
    if (!isForTab(event)) return link.click();
    trackResult(page, link);
    window.open(link.href, '_blank', 'noopener');
  }

  useImperativeHandle(events, () => ({
    open(text) {
      submit.onText();
      combobox.open(text);
    },
    close() {
      submit.onText();
      combobox.close();
    },
    onKeyDown(event) {
      if (event.key === 'Enter' && isForTab(event) && active === undefined) submit.openTab(event);
      else onKeyDown?.(event);
    },
    onSubmit: submit.onSubmit,
  }));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- these are what changes of it
  useLayoutEffect(() => onAria(aria), [isExpanded, active]);
  useEarlyText(id, combobox.open);

  const onEscape = () => {
    rootRef.current?.querySelector('input')?.focus();
    combobox.close();
  };
  const rehearsal = useRehearsal(combobox.isOpen);
  const popup = (shown: SearchState) => <PreviewPopup state={shown} items={itemsOf(shown)} combobox={combobox} page={page} onEscape={onEscape} />;
  return (
    <>
      {combobox.isOpen && popup(state)}
      {rehearsal && <Unseen>{popup(rehearsal)}</Unseen>}
      {submit.hint && <p className="aw-popup aw-popup__note">{submit.hint}</p>}
      <Announcement text={submit.hint || announce(state, page, items.length)} />
    </>
  );
}

function isKey(event: KeyboardEvent | MouseEvent): event is KeyboardEvent {
  return 'key' in event;
}

function isForTab({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey;
}
