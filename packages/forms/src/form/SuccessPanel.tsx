import { CloseButton, Heading } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { asItIs, type AsRoot } from '@adviser-widgets/widget/react/internal';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { outcomeText } from './outcome-texts.ts';

interface SuccessPanelProps {
  /** Accessible name of the close button. */
  readonly close?: string | undefined;
  /** Without it there is no close button. */
  readonly onClose?: (() => void) | undefined;
  /** Of the heading; 2 unless given. */
  readonly level?: number | undefined;
  /** If it is the root of a widget. */
  readonly asRoot?: AsRoot | undefined;
  /** Default: the library's words. */
  readonly children?: ReactNode;
}

/** Replaces a sent form. Takes the focus to be read out, unless the visitor is typing elsewhere. */
export function SuccessPanel({ close = '', level, onClose, asRoot = asItIs, children }: SuccessPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!document.activeElement?.matches('input, select, textarea, [contenteditable]'))
      panel.current?.focus();
  }, []);
  return (
    <div {...asRoot({ ref: panel, className: 'aw-panel' })} tabIndex={-1} role="status">
      <svg className="aw-panel__mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 12.5l4.5 4.5L19 7.5" />
      </svg>
      <div className="aw-panel__content">{children ?? <Thanks level={level} />}</div>
      {onClose && <CloseButton label={close} onClick={onClose} />}
    </div>
  );
}

function Thanks({ level }: { level: number | undefined }) {
  const { name: widget } = useWidgetHost();
  return (
    <>
      <Heading level={level}>{outcomeText('successHeading', widget)}</Heading>
      <p>{outcomeText('success', widget)}</p>
    </>
  );
}
