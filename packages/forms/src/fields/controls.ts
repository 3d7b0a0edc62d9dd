import type { LeadValues } from './lead-field.ts';

/** An element that holds the value of a field. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns what a field's inputs hold; `undefined` while it has none. */
export function valueIn(inputs: readonly Control[]): string | undefined {
  if (inputs.length === 0) return undefined;
  return inputs.find((input) => !isBox(input) || input.checked)?.value ?? '';
}

/** Whether an input is ticked rather than filled in. */
export function isBox(input: Control): input is HTMLInputElement {
  return input.type === 'checkbox' || input.type === 'radio';
}

/** React Hook Form has `false` or null for a box or a scale without a tick. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns what React Hook Form holds, as it is sent: without a tick, ''. */
export function textsOf(values: Readonly<Record<string, unknown>>): LeadValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)]));
}
