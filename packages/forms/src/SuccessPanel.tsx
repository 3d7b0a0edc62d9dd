import { message } from '@adviser-widgets/core';
import { CloseButton, Heading } from '@adviser-widgets/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface SuccessPanelProps {
  readonly headingLevel: number;
  readonly widget: string;
  /** The page's own content, or the library's words (row 58). */
  readonly children?: ReactNode;
  /** Shows a close control that brings the empty form back. */
  readonly onClose?: () => void;
}

/** Stands where the form stood once the lead is accepted; takes the focus, so that it is read out. */
export function SuccessPanel({ headingLevel, widget, children, onClose }: SuccessPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className="aw-panel" tabIndex={-1} role="status">
      <svg className="aw-panel__mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 12.5l4.5 4.5L19 7.5" />
      </svg>
      <div className="aw-panel__content">
        {children ?? (
          <>
            <Heading level={headingLevel}>{message('successHeading', widget)}</Heading>
            <p>{message('success', widget)}</p>
          </>
        )}
      </div>
      {onClose && <CloseButton label={message('close', widget)} onClick={onClose} />}
    </div>
  );
}
