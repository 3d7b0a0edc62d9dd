import { useRef, useState } from 'react';
import type { WidgetDraft } from './draft/draft.ts';
import { startDraft } from './draft/example-draft.ts';
import type { BuilderWidget } from './builder-widget.ts';

interface RestartButtonProps {
  readonly draft: WidgetDraft;
  readonly widget: BuilderWidget;
  readonly onBegin: (draft: WidgetDraft) => void;
}

/** Begins with the example once more. Until the next change, a press takes that back. */
export function RestartButton({ draft, widget, onBegin }: RestartButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [reset, setReset] = useState<{ readonly before: WidgetDraft; readonly after: WidgetDraft }>();
  const [isBack, setBack] = useState(false);
  const before = reset?.after === draft ? reset.before : undefined;

  function restart(): void {
    const after = startDraft(widget);
    setReset({ before: draft, after });
    setBack(false);
    onBegin(after);
  }

  function undo(earlier: WidgetDraft): void {
    setBack(true);
    setReset(undefined);
    onBegin(earlier);
    button.current?.focus();
  }

  return (
    <>
      <button type="button" className="aw-builder__second" ref={button} onClick={restart}>
        Reset the settings
      </button>
      <div className="aw-builder__undo">
        <span role="status">{before ? 'The settings are reset.' : isBack && 'Your settings are back.'}</span>
        {before && (
          <button type="button" className="aw-builder__second" onClick={() => undo(before)}>
            Undo <span className="aw-hidden">the reset</span>
          </button>
        )}
      </div>
    </>
  );
}
