const headings = 'h1, h2, h3, h4, h5, h6';

/** The text of the first heading among nodes of the page; '' without one. */
export function headingIn(nodes: readonly ChildNode[]): string {
  const elements = nodes.filter((node) => node instanceof Element);
  const found = elements.map((element) => (element.matches(headings) ? element : element.querySelector(headings))).find(Boolean);
  return found?.textContent.trim() ?? '';
}
