import { Button } from '@adviser-widgets/ui';
import { useState, type RefObject } from 'react';
import type { WidgetDraft } from '../draft/draft.ts';
import { writeFragment } from '../draft/draft-address.ts';
import { copyText } from '../../copy-text.ts';
import { copyRichText } from './copy-rich-text.ts';

interface CopyButtonsProps {
  readonly draft: WidgetDraft;
  readonly markup: string;
  /** What to do with the copy, and what to replace in it. */
  readonly place: string;
  readonly hasRichText: boolean;
  /** Selected if the browser does not let the page copy. */
  readonly code: RefObject<HTMLTextAreaElement | null>;
}

export function CopyButtons({ draft, markup, place, hasRichText, code }: CopyButtonsProps) {
  const [status, setStatus] = useState('');
  const address = new URL(writeFragment(draft), location.href).href;

  function copyMarkup(isCopied: boolean): void {
    if (!isCopied) code.current?.select();
    setStatus(
      isCopied
        ? `Copied. ${place}`
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
    <>
      <div className="aw-builder__actions">
        <Button onClick={async () => copyMarkup(await copyText(markup))}>Copy</Button>
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
      <p role="status" className="aw-builder__status">
        {status}
      </p>
    </>
  );
}
