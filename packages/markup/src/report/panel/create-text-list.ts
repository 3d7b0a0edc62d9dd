import { buildElement } from '../build-element.ts';

export interface TextList {
  readonly element: HTMLElement;
  show(sentences: readonly string[]): void;
}

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
