import { isAllowed } from '@adviser-widgets/core/internal';

/** The same, for editors that keep formatted text and for those that take plain text. */
interface RichCopy {
  readonly html: string;
  readonly text: string;
}

/**
 * Copies with a copy event first: it keeps the HTML as written, where the clipboard API points addresses such as
 * `/call` to the builder's own host. Returns whether the browser let the page copy.
 */
export async function copyRichText(copy: RichCopy): Promise<boolean> {
  return copyByEvent(copy) || isAllowed(() => navigator.clipboard.write([itemOf(copy)]));
}

function copyByEvent({ html, text }: RichCopy): boolean {
  let isCopied = false;
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation(); // of the page around the builder
    isCopied = event.clipboardData !== null;
  };
  addEventListener('copy', fill, { capture: true, once: true });
  try {
    return document.execCommand('copy') && isCopied;
  } catch {
    return false;
  } finally {
    removeEventListener('copy', fill, { capture: true });
  }
}

function itemOf({ html, text }: RichCopy): ClipboardItem {
  const blob = (data: string, type: string) => new Blob([data], { type });
  return new ClipboardItem({ 'text/html': blob(html, 'text/html'), 'text/plain': blob(text, 'text/plain') });
}
