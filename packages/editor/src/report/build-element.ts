type Attributes = Readonly<Record<string, string>>;

/** Makes an element with attributes and children; text stays text. */
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

/** A button that never sends a form. */
export function buildButton(className: string, onPress: () => void, ...children: readonly (Node | string)[]): HTMLButtonElement {
  const button = buildElement('button', { type: 'button', class: className }, ...children);
  button.addEventListener('click', onPress);
  return button;
}
