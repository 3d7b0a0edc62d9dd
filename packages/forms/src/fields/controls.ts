/** An element that holds the value of a field. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field's controls hold; `undefined` while it has none. */
export function valueIn(controls: readonly Control[]): string | undefined {
  if (controls.length === 0) return undefined;
  return controls.find((control) => !isBox(control) || control.checked)?.value ?? '';
}

/** Sets a value without an event. */
export function writeValue(control: Control, value: string): void {
  if (isBox(control)) control.checked = control.value === value;
  else control.value = value;
}

/** Whether a control is ticked rather than filled in. */
export function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

export function inScreenOrder(one: Control, other: Control): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
