import { valibotResolver } from '@hookform/resolvers/valibot';
import { pageMessage, withoutPrototype } from '@adviser-widgets/core/internal';
import type { Resolver } from 'react-hook-form';
import { check, object, pipe, string, transform, type GenericSchema } from 'valibot';
import type { FieldText, LeadFields, LeadValues } from './lead-field.ts';
import { rules, type Rule } from './rules.ts';
import { ruleText } from './rule-texts.ts';

/** What the rules of a form depend on, beside the values. */
export interface LeadRules {
  readonly fields: LeadFields;
  readonly defaults: LeadValues;
  readonly widget: string;
}

/** Returns React Hook Form's resolver for the rules of a form. */
export function leadResolver(lead: LeadRules): Resolver<LeadValues> {
  return (given, context, options) => {
    const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value || '']));
    return valibotResolver(leadSchema(lead, values))(values, context, options);
  };
}

/** Returns the schema of a form's values. Which fields are checked may depend on the values. */
export function leadSchema(
  { fields, defaults, widget }: LeadRules,
  values: LeadValues,
): GenericSchema<LeadValues, LeadValues> {
  const schemas = Object.entries(askedFields(fields, values)).map(([name, field]) => {
    const findMessage = () => (field.message ? textOf(field.message, widget) : '');
    const { clean, accepts }: Rule = rules[field.rule];
    const schema = pipe(
      string(),
      transform((typed) => clean(typed, defaults[name] ?? '')),
      check(accepts, findMessage),
    );
    const accepted = field.accepts ? pipe(schema, check(field.accepts, findMessage)) : schema;
    return [name, limited(accepted, field.maxLength, widget)] as const;
  });
  return object(withoutPrototype(Object.fromEntries(schemas))); // valibot reads inherited properties too
}

function limited(
  schema: GenericSchema<string, string>,
  limit: number | undefined,
  widget: string,
): GenericSchema<string, string> {
  if (limit === undefined) return schema;
  return pipe(
    schema,
    check(
      ({ length }) => length <= limit,
      () => ruleText('tooLong', widget, { count: limit }),
    ),
  );
}

function askedFields(fields: LeadFields, values: LeadValues): LeadFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, { dependsOn }]) => !dependsOn || values[dependsOn]),
  );
}

function textOf(text: FieldText, widget: string): string {
  return typeof text === 'string' ? ruleText(text, widget) : (pageMessage(text.name, widget) ?? text.text);
}
