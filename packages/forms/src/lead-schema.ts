import { withoutInvisible, withoutPrototype } from '@adviser-widgets/core';
import { check, object, pipe, string, transform, type GenericSchema } from 'valibot';
import type { FieldText, LeadFields, LeadValues } from './lead-field.ts';
import { rules } from './rules.ts';

/** What the rules of a form work with. */
export interface LeadRules {
  readonly fields: LeadFields;
  /** What the form begins with. */
  readonly defaults: LeadValues;
  readonly findText: (text: FieldText) => string;
}

/** The rules of the fields that are asked for, given `values`, as one schema; its output is what is sent. */
export function leadSchema({ fields, defaults, findText }: LeadRules, values: LeadValues): GenericSchema<LeadValues, LeadValues> {
  const schemas = Object.entries(askedFields(fields, values)).map(([name, { rule, accepts, message }]) => {
    const findMessage = () => (message ? findText(message) : '');
    const schema = pipe(string(), transform(withoutInvisible), rules[rule](findMessage, defaults[name] ?? '')); // R21
    return [name, accepts ? pipe(schema, check(accepts, findMessage)) : schema] as const;
  });
  return object(withoutPrototype(Object.fromEntries(schemas))); // valibot reads inherited ones too
}

/** The fields a visitor is asked for, given what stands in the others. */
function askedFields(fields: LeadFields, values: LeadValues): LeadFields {
  return Object.fromEntries(Object.entries(fields).filter(([, { dependsOn }]) => !dependsOn || values[dependsOn]));
}
