import { valibotResolver } from '@hookform/resolvers/valibot';
import { cleanText, pageMessage, withoutPrototype, type TextKind } from '@adviser-widgets/core/internal';
import type { Resolver } from 'react-hook-form';
import { check, object, pipe, string, transform, type GenericSchema } from 'valibot';
import { textsOf } from './controls.ts';
import type { FieldText, LeadFields, LeadValues, RuleName } from './lead-field.ts';
import { ruleText } from './rule-texts.ts';

export { slipNotice } from './probable-slip.ts'; // what is questioned, beside what is refused

/** How a field is checked. */
export interface Rule {
  /** Turns what was typed into what is checked and sent. `standard` is the field's default. */
  readonly clean: (typed: string, standard: string) => string;
  readonly accepts: (text: string) => boolean;
}

/** What is accepted in a field, by the name of its rule. */
export const rules = {
  /** One letter, macrons, apostrophes and any script pass. */
  filled: { clean: typedAs('name'), accepts: (text) => text !== '' },
  /** `o'neill+home@xn--bcher-kva.example` passes, `a@b` does not. */
  email: {
    clean: typedAs('email'),
    accepts: (text) => text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text),
  },
  /** Only the last character counts: `ext 12` passes. */
  phone: { clean: typedAs('phone'), accepts: (text) => /\d$/.test(text) },
  /** `none` is not a region. */
  postcode: { clean: asChosen, accepts: (text) => /^\d{4}$/.test(text) },
  /** The placeholder's value is `default`. */
  chosen: { clean: asChosen, accepts: (text) => text !== '' && text !== 'default' },
  optional: { clean: typedAs('message'), accepts: () => true },
  /** A page may have blanked the choice: it is restored rather than refused, which the visitor could not fix. */
  restored: { clean: (value, standard) => cleanText('name', value) || standard, accepts: () => true },
} as const satisfies Record<RuleName, Rule>;

function typedAs(kind: TextKind): Rule['clean'] {
  return (typed) => cleanText(kind, typed);
}

/** A choice is the page's own text. */
function asChosen(value: string): string {
  return value;
}

/** What the rules of a form depend on, beside the values. */
export interface LeadRules {
  readonly fields: LeadFields;
  readonly defaults: LeadValues;
  readonly widget: string;
}

/** Returns React Hook Form's resolver for the rules of a form. */
export function leadResolver(lead: LeadRules): Resolver<LeadValues> {
  return (given, context, options) => {
    const values = textsOf(given);
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
