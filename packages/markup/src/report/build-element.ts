/** Never parses text as HTML. */
export function buildElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** `type="button"`, which never submits a form of the page. */
export function buildButton(
  className: string,
  onPress: () => void,
  ...children: readonly (Node | string)[]
): HTMLButtonElement {
  const button = buildElement('button', { type: 'button', class: className }, ...children);
  button.addEventListener('click', onPress);
  return button;
}
