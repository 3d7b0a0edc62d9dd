import { message, withoutPrototype } from '@adviser-widgets/core';
import { object, type GenericSchema } from 'valibot';
import { leadField, type LeadFieldName, type LeadValues } from './fields.ts';

/** The rules of a form's fields as one schema; its output is what is sent. `widget` finds its own texts. */
export function leadSchema(names: readonly LeadFieldName[], widget: string): GenericSchema<LeadValues, LeadValues> {
  const rules = names.map((name) => {
    const { rule, message: messageName } = leadField(name);
    return [name, rule(() => (messageName ? message(messageName, widget) : ''))] as const;
  });
  return object(withoutPrototype(Object.fromEntries(rules))); // valibot reads inherited ones too
}

/** The values a form starts with. */
export function leadDefaults(names: readonly LeadFieldName[]): LeadValues {
  return Object.fromEntries(names.map((name) => [name, leadField(name).default]));
}
