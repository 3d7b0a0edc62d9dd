import { buildElement } from '../build-element.ts';

interface BuilderLink {
  readonly element: HTMLAnchorElement;
  /** In the fragment, as the builder's own links have it: no server sees it. */
  takeDraft(snippet: string): void;
  /** Opens the box for the original in place of a draft. */
  askForOriginal(): void;
}

/** Opens the snippet builder in another tab. */
export function createBuilderLink(builder: string, text: string): BuilderLink {
  const element = buildElement('a', { href: builder, target: '_blank', rel: 'noopener' }, text);
  return {
    element,
    takeDraft(draft) {
      element.textContent = text;
      element.href = `${builder}#${new URLSearchParams({ draft })}`;
    },
    askForOriginal() {
      element.textContent = 'Paste the original into the snippet builder';
      element.href = `${builder}#paste`;
    },
  };
}
