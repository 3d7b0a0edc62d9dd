import type { Field, UseFormReturn } from 'react-hook-form';
import type { LeadValues } from './lead-field.ts';

/** An element that holds the value of a field. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls that a form has rendered for a field, in screen order. Not found by name: others may have it too. */
export function controlsOf({ control }: UseFormReturn<LeadValues>, name: string): readonly Control[] {
  const field = control._fields[name] as Field | undefined; // not a group of fields: no name has a dot
  const { ref, refs = [ref] } = field?._f ?? {};
  return refs
    .filter((element): element is Control => element instanceof HTMLElement && element.isConnected)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

/** What a field's controls hold; `undefined` while it has none. */
export function valueIn(controls: readonly Control[]): string | undefined {
  if (controls.length === 0) return undefined;
  return controls.find((control) => !isBox(control) || control.checked)?.value ?? '';
}

/** Whether a control is ticked rather than filled in. */
export function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}
