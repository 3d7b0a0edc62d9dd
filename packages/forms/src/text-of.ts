import { message, pageMessage } from '@adviser-widgets/core';
import type { FieldText } from './lead-field.ts';

/** The words of a field's text, the page's own if it has any. */
export function textOf(text: FieldText, widget: string): string {
  return typeof text === 'string' ? message(text, widget) : (pageMessage(text.name, widget) ?? text.text);
}
