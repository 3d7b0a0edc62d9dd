import { buildElement } from '../build-element.ts';

/** A list of sentences. */
export interface TextList {
  readonly element: HTMLElement;
  show(sentences: readonly string[]): void;
}

/** Makes a list that is hidden while it is empty. */
export function createTextList(className: string): TextList {
  const element = buildElement('ul', { class: className });
  return {
    element,
    show(sentences) {
      element.replaceChildren(...sentences.map((sentence) => buildElement('li', {}, sentence)));
      element.hidden = sentences.length === 0;
    },
  };
}
