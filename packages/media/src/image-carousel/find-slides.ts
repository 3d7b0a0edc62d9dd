/** The page's nodes of one slide: an element, or the content of a list item. */
export type PageSlide = readonly ChildNode[];

/** Each picture, with a link, caption or box around it alone, is a slide. */
export function findSlides(nodes: readonly ChildNode[]): PageSlide[] {
  return nodes.flatMap((node) => {
    if (!(node instanceof Element) || !holdsPicture(node)) return [];
    if (node.matches('ul, ol'))
      return [...node.children]
        .map(({ childNodes }) => [...childNodes])
        .filter((item) => item.some(holdsPicture));
    return isOne(node) ? [[node]] : findSlides([...node.childNodes]);
  });
}

function holdsPicture(node: ChildNode): boolean {
  return node instanceof Element && (node.matches('img') || node.querySelector('img') !== null);
}

/** A link or a figure is one slide however many pictures it holds. */
function isOne(element: Element): boolean {
  return (
    element.matches('img, picture, a, figure') ||
    (element.querySelectorAll('img').length === 1 && !element.querySelector('ul, ol'))
  );
}
