import { LiveRegion } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useImperativeHandle, useLayoutEffect } from 'react';
import { previewLimits, previewRows } from '../search/preview-rows.ts';
import { announce } from '../results/announce.ts';
import { useBoxSearch } from '../search/useSearch.ts';
import { useSearchEvents } from '../search/useSearchEvents.ts';
import { BoxNote } from './BoxNote.tsx';
import type { InlineResultsProps } from './inline-results-props.ts';
import { PreviewPopup } from './PreviewPopup.tsx';
import { useEarlyText } from './useEarlyText.ts';
import { useLeave } from './useLeave.ts';
import { isForTab, usePreviewCombobox } from './usePreviewCombobox.ts';

/** A combobox whose options are links. */
export function PreviewResults(props: InlineResultsProps) {
  const { rows, rootRef, events, isFull, onAria } = props;
  const { name: widget } = useWidgetHost();
  const { onFailure, onOpen } = useSearchEvents(rootRef);
  const [state, search] = useBoxSearch(previewLimits, onFailure);
  const items = state.status === 'shown' ? previewRows(state.results, rows) : [];
  const combobox = usePreviewCombobox(props, { state, search, items, onOpen });
  const { submit, close, toBox } = useLeave(props, combobox.close);
  const { onKeyDown, ...aria } = combobox.input;
  const { 'aria-expanded': isExpanded, 'aria-activedescendant': active } = aria;

  useImperativeHandle(events, () => ({
    open(text) {
      submit.onText();
      combobox.open(text);
    },
    close() {
      submit.onText();
      close();
    },
    onKeyDown(event) {
      const isOfText = active === undefined && combobox.ahead === 0;
      if (event.key === 'Enter' && isForTab(event) && isOfText) submit.openTab(event);
      else onKeyDown?.(event);
    },
    onSubmit: submit.onSubmit,
  }));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- only these two attributes change
  useLayoutEffect(() => onAria(aria), [isExpanded, active]);
  useEarlyText(props, combobox.open);

  return (
    <>
      {combobox.isOpen && <PreviewPopup state={state} items={items} combobox={combobox} onEscape={toBox} />}
      <BoxNote hint={submit.hint} state={state} isFull={isFull} />
      <LiveRegion text={submit.hint || announce(state, widget, items.length)} />
    </>
  );
}
