export interface PageSection {
  readonly mark: HTMLElement;
  readonly content: readonly ChildNode[];
}

/** A CMS may have put wrappers around an editor's sections. */
export function readSections(nodes: readonly ChildNode[]): readonly PageSection[] {
  const all = unwrapped(nodes);
  const found = all.filter(isMark);
  const marks = found.filter(({ localName }) => localName === found[0]?.localName);
  const chosen = new Set<ChildNode>(marks);
  const places = [...all.keys()].filter((place) => chosen.has(all[place] as ChildNode)); // its own places
  return marks.map((mark, index) => ({
    mark,
    content: all.slice((places[index] ?? 0) + 1, places[index + 1]),
  }));
}

function unwrapped(nodes: readonly ChildNode[]): readonly ChildNode[] {
  const [only, other] = nodes.filter((node) => !(node instanceof Comment) && hasText(node));
  const isWrapper =
    !other &&
    only instanceof Element &&
    only.matches('div, section, article, main') &&
    !only.matches('[data-widget]');
  return isWrapper ? unwrapped([...only.childNodes]) : nodes;
}

/** Editors leave empty headings behind. */
function isMark(node: ChildNode): node is HTMLElement {
  return node instanceof Element && node.matches('h2, h3, h4, h5, h6, details') && hasText(node);
}

function hasText({ textContent }: Node): boolean {
  return /\S/.test(textContent ?? '');
}
