type Attributes = Readonly<Record<string, string>>;

/** Creates an element with attributes and children. Text is never parsed as HTML. */
export function buildElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Creates a button that never submits a form. */
export function buildButton(
  className: string,
  onPress: () => void,
  ...children: readonly (Node | string)[]
): HTMLButtonElement {
  const button = buildElement('button', { type: 'button', class: className }, ...children);
  button.addEventListener('click', onPress);
  return button;
}
