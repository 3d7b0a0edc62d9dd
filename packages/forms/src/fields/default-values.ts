import { cutText, warn } from '@adviser-widgets/core/internal';
import {
  leadDefaults,
  type FieldPage,
  type LeadField,
  type LeadFields,
  type LeadValues,
} from './lead-field.ts';

/** What an app fills in, by the names that fields are sent under. */
export interface DefaultValues<Name extends PropertyKey> {
  /**
   * What fields start with, and go back to when the form is cleared. What the visitor typed before a reload wins. Read
   * when the form is shown: give it another `key` for other values.
   */
  readonly defaultValues?: { readonly [Field in Name]?: string | undefined } | undefined;
}

/** Returns how a form starts with an app's values. A value that a field cannot have is ignored, with a warning. */
export function startingWith(
  given: Readonly<Record<string, string | undefined>> = {},
): NonNullable<FieldPage['startValues']> {
  return (fields, page) => {
    const values = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined);
    return {
      ...leadDefaults(fields, page),
      ...(Object.fromEntries(
        values.filter(([name, value]) => fits(fields, page, name, value)),
      ) as LeadValues),
    };
  };
}

const warned = new Set<string>();

function fits(fields: LeadFields, page: FieldPage, name: string, value: string): boolean {
  const choices = Object.hasOwn(fields, name) ? choicesOf(fields[name], page) : undefined;
  if (choices === 'any' || choices?.includes(value)) return true;
  const problem = choices
    ? `"${cutText(value, 40)}" is not one of ${choices.map((choice) => `"${choice}"`).join(', ')}`
    : 'the form has no such field';
  const sentence = `defaultValues.${name}: ${problem}; it is ignored`;
  if (!warned.has(sentence)) warn(sentence); // with each render, the form asks again
  warned.add(sentence);
  return false;
}

function choicesOf(field: LeadField | undefined, page: FieldPage): readonly string[] | 'any' {
  if (field?.options) return field.options('', page).map(({ value }) => value); // whatever their labels
  return field?.value === undefined ? 'any' : ['', field.value];
}
