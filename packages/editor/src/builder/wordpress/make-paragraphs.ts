/** Puts loose text into paragraphs: bare text in a widget would be joined with the text around it. */
export function makeParagraphs(element: Element): void {
  let paragraph: Element | undefined;
  for (const node of [...element.childNodes]) {
    if (node instanceof Element && !isInline(node)) paragraph = undefined;
    else if (paragraph || node.textContent?.trim() !== '' || node instanceof Element) {
      paragraph ??= addBefore(node, 'p');
      paragraph.append(node);
    }
  }
  for (const each of element.querySelectorAll(':scope > p')) trimParagraph(each);
}

function isInline(element: Element): boolean {
  return element.matches('a, b, br, code, em, i, img, span, strong');
}

function addBefore(node: ChildNode, name: string): Element {
  const element = document.createElement(name);
  node.before(element);
  return element;
}

function trimParagraph(paragraph: Element): void {
  const { firstChild: first, lastChild: last } = paragraph;
  if (first instanceof Text) first.data = first.data.trimStart();
  if (last instanceof Text) last.data = last.data.trimEnd();
  if (paragraph.textContent === '' && paragraph.childElementCount === 0) paragraph.remove();
  else paragraph.after('\n');
}
