import { copyText } from '@adviser-widgets/core/internal';
import { buildElement } from '../build-element.ts';

export interface CopyField {
  readonly status: HTMLElement;
  readonly field: HTMLTextAreaElement;
  /** Shows the text, selected, if the page may not copy. `done` is said if it may, `left` in either case. */
  copy(text: string, words: { readonly done: string; readonly left?: string }): Promise<void>;
}

export function createCopyField(): CopyField {
  const status = buildElement('p', { class: 'aw-report-status', role: 'status' });
  const attributes = { class: 'aw-report-snippet', readonly: '', rows: '4', spellcheck: 'false' };
  const field = buildElement('textarea', attributes);
  field.hidden = true;
  return {
    status,
    field,
    async copy(text, { done, left = '' }) {
      const isCopied = await copyText(text);
      field.hidden = isCopied;
      field.value = text;
      status.textContent = (isCopied ? done : notCopied) + left;
      if (!isCopied) field.select();
    },
  };
}

const notCopied =
  'The browser does not let this page copy. The text is selected below: copy it with Ctrl+C or ⌘C.';
