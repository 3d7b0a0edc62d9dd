import { Button } from '@adviser-widgets/ui';
import { useState, type RefObject } from 'react';
import type { WidgetDraft } from '../draft/draft.ts';
import { writeFragment } from '../draft/draft-address.ts';
import { copyText } from '@adviser-widgets/core/internal';
import { copyRichText } from './copy-rich-text.ts';

interface CopyAreaProps {
  readonly draft: WidgetDraft;
  readonly markup: string;
  /** What to do with the copy, and what to replace in it. */
  readonly place: string;
  readonly hasRichText: boolean;
  /** Selected if the browser does not let the page copy. */
  readonly code: RefObject<HTMLTextAreaElement | null>;
  /** What copying is answered with, once it is done. */
  readonly copied: string;
  /** What is left to do, in a few words; '' for nothing. */
  readonly left: string;
  /** Moves to what is left to do. */
  readonly onShowLeft: () => void;
}

/** Copy, in a bar at the foot of narrow windows, and other ways to copy. */
export function CopyArea({
  draft,
  markup,
  place,
  hasRichText,
  code,
  copied,
  left,
  onShowLeft,
}: CopyAreaProps) {
  const [said, setSaid] = useState({ of: markup, status: '' });
  const status = said.of === markup ? said.status : ''; // it was about markup that has changed since
  const setStatus = (next: string) => setSaid({ of: markup, status: next });
  const address = new URL(writeFragment(draft), location.href).href;

  function copyMarkup(isCopied: boolean): void {
    if (!isCopied) code.current?.select();
    setStatus(
      isCopied
        ? `${copied} ${place}`
        : 'The browser does not let this page copy. The markup is selected: copy it with Ctrl+C or ⌘C.',
    );
  }

  async function copyAddress(): Promise<void> {
    const isCopied = await copyText(address);
    setStatus(
      isCopied
        ? 'Copied. Whoever opens the link sees this draft in the snippet builder.'
        : 'The browser does not let this page copy. The address of this page is the link to the draft: copy it.',
    );
  }

  return (
    <div className="aw-builder__copy-area">
      <div className="aw-builder__copy">
        <Button onClick={async () => copyMarkup(await copyText(markup))}>Copy</Button>
        {left && (
          <button type="button" className="aw-builder__second aw-builder__left" onClick={onShowLeft}>
            {left}
          </button>
        )}
        <p role="status" className="aw-builder__status">
          {status}
        </p>
      </div>
      <div className="aw-builder__actions">
        {hasRichText && (
          <button
            type="button"
            className="aw-builder__second"
            onClick={async () => copyMarkup(await copyRichText({ html: markup, text: markup }))}
          >
            Copy as rich text
          </button>
        )}
        <button type="button" className="aw-builder__second" onClick={copyAddress}>
          Copy a link to this draft
        </button>
      </div>
      <p className="aw-hint">The address of this page holds the draft: bookmark it to go on another day.</p>
    </div>
  );
}
