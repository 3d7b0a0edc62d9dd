/** The page's nodes that are one slide: an element, or what stands in an item of a list. */
export type PageSlide = readonly ChildNode[];

/**
 * The slides among a placeholder's children (contract section 3): each picture, with the link, caption or box around it
 * that is its own. A list's items stay in their list, and give what is in them.
 */
export function findSlides(nodes: readonly ChildNode[]): PageSlide[] {
  return nodes.flatMap((node) => {
    if (!(node instanceof Element) || !holdsPicture(node)) return [];
    if (node.matches('ul, ol')) return Array.from(node.children, ({ childNodes }) => [...childNodes]).filter((item) => item.some(holdsPicture));
    return isOne(node) ? [[node]] : findSlides([...node.childNodes]);
  });
}

function holdsPicture(node: ChildNode): boolean {
  return node instanceof Element && (node.matches('img') || node.querySelector('img') !== null);
}

/** A link or a figure is one however many pictures are in it; anything else as long as it holds one alone. */
function isOne(element: Element): boolean {
  return element.matches('img, picture, a, figure') || (element.querySelectorAll('img').length === 1 && !element.querySelector('ul, ol'));
}
