/** Whether there is anything among nodes of the page that a visitor would see: white space and comments are nothing. */
export function hasContent(nodes: readonly ChildNode[]): boolean {
  return nodes.some(({ nodeType, nodeValue }) => nodeType === Node.ELEMENT_NODE || (nodeType === Node.TEXT_NODE && nodeValue?.trim()));
}
