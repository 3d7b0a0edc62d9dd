import type { SearchItem } from '@adviser-widgets/core';
import { LiveRegion, useCombobox } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useImperativeHandle, useLayoutEffect, type KeyboardEvent, type MouseEvent } from 'react';
import { previewLimits, previewRows } from '../search/preview-rows.ts';
import { rowLabel } from '../search/row-label.ts';
import { announce } from '../results/announce.ts';
import { useBoxSearch } from '../search/useSearch.ts';
import { useSearchEvents } from '../search/useSearchEvents.ts';
import type { InlineResultsProps } from './InlineResults.tsx';
import { allResults, PreviewPopup } from './PreviewPopup.tsx';
import { useEarlyText } from './useEarlyText.ts';
import { useSubmit } from './useSubmit.ts';

type PreviewOption = SearchItem | typeof allResults;

/** A combobox whose options are links (H1). */
export function PreviewResults(props: InlineResultsProps) {
  const { id, rows, rootRef, events, onClear, onAria } = props;
  const { name: widget } = useWidgetHost();
  const { onFailure, onOpen } = useSearchEvents(rootRef);
  const [state, search] = useBoxSearch(previewLimits, onFailure);
  const items = state.status === 'shown' ? previewRows(state.results, rows) : [];
  const hasAll = state.status === 'shown' || state.status === 'loading';
  const combobox = useCombobox<PreviewOption>({
    id,
    rootRef,
    options: hasAll ? [...items, allResults] : items,
    canOpen: hasAll || state.status === 'empty',
    onText: search.type,
    onPick: (option, event) =>
      isKey(event)
        ? follow(event, { rootRef, onOpen: () => onOpen(labelOf(option)) })
        : onOpen(labelOf(option)),
    onClear,
    onClose: search.close,
  });
  const labelOf = (option: PreviewOption) =>
    rowLabel(
      state,
      items.find((item) => item === option),
    );
  const submit = useSubmit(props, combobox.close);
  const { onKeyDown, ...aria } = combobox.input;
  const { 'aria-expanded': isExpanded, 'aria-activedescendant': active } = aria;

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
  // eslint-disable-next-line react-hooks/exhaustive-deps -- only these two attributes change
  useLayoutEffect(() => onAria(aria), [isExpanded, active]);
  useEarlyText(id, combobox.open);

  const onEscape = () => {
    rootRef.current?.querySelector('input')?.focus();
    combobox.close();
  };
  return (
    <>
      {combobox.isOpen && (
        <PreviewPopup state={state} items={items} combobox={combobox} onEscape={onEscape} />
      )}
      {submit.hint && <p className="aw-popup aw-popup__note">{submit.hint}</p>}
      <LiveRegion text={submit.hint || announce(state, widget, items.length)} />
    </>
  );
}

interface Following extends Pick<InlineResultsProps, 'rootRef'> {
  readonly onOpen: () => void;
}

/** Clicks the link, so that the page's own scripts can handle the click. */
function follow(event: KeyboardEvent, { rootRef, onOpen }: Following): void {
  const link = rootRef.current?.querySelector<HTMLAnchorElement>('[aria-selected="true"]');
  if (!link) return;
  if (!isForTab(event)) return link.click();
  onOpen();
  window.open(link.href, '_blank', 'noopener');
}

function isKey(event: KeyboardEvent | MouseEvent): event is KeyboardEvent {
  return 'key' in event;
}

function isForTab({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey;
}
