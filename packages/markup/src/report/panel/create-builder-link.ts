import { buildElement } from '../build-element.ts';

interface BuilderLink {
  readonly element: HTMLAnchorElement;
  /** In the fragment, as the builder's own links have it: no server sees it. */
  takeDraft(snippet: string): void;
}

/** Opens the snippet builder in another tab. */
export function createBuilderLink(builder: string, text: string): BuilderLink {
  const element = buildElement('a', { href: builder, target: '_blank', rel: 'noopener' }, text);
  return {
    element,
    takeDraft: (draft) => void (element.href = `${builder}#${new URLSearchParams({ draft })}`),
  };
}
