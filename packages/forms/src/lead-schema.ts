import { message, withoutPrototype } from '@adviser-widgets/core';
import { object, type GenericSchema } from 'valibot';
import { askedFields, type FieldPage, type LeadField, type LeadFields, type LeadValues } from './lead-field.ts';

interface Form extends FieldPage {
  readonly fields: LeadFields;
  /** Its name, to find its own texts. */
  readonly widget: string;
}

/** The rules of the fields that are asked for, given `values`, as one schema; its output is what is sent. */
export function leadSchema(form: Form, values: LeadValues): GenericSchema<LeadValues, LeadValues> {
  const rules = Object.entries(askedFields(form.fields, values)).map(([name, field]) => {
    const { rule, message: text } = field;
    return [name, rule(() => (text ? message(text, form.widget) : ''), standardOf(field, form))] as const;
  });
  return object(withoutPrototype(Object.fromEntries(rules))); // valibot reads inherited ones too
}

/** The values a form starts with. */
export function leadDefaults(fields: LeadFields, page: FieldPage): LeadValues {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, standardOf(field, page)]));
}

/** A page's own list of choices may lack the default: then its first counts. */
function standardOf({ default: standard, options }: LeadField, page: FieldPage): string {
  const choices = options?.(page) ?? [];
  return choices.some(({ value }) => value === standard) ? standard : (choices[0]?.value ?? standard);
}
