import type { Option } from '@adviser-widgets/core';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RuleName } from '../rules/rules.ts';
import type { ruleText } from '../rules/texts.ts';

/** What the page says of a form's fields. */
export interface FieldPage {
  /** Its own list of days (`data-best-day-options`, row 27), unchecked. */
  readonly bestDayOptions?: unknown;
}

/** What a field is drawn with. */
export interface LeadFieldProps {
  readonly name: string;
  readonly field: LeadField;
  readonly form: UseFormReturn<LeadValues>;
  readonly page: FieldPage;
  /** To be called when a value was set by other means than an event of its control. */
  readonly keepDraft: () => void;
}

/** A text of the library by its name, or one of a widget's own, which the page replaces by that name (row 22). */
export type FieldText = keyof typeof ruleText.texts | { readonly name: string; readonly text: string };

/**
 * One lead field (spec section 3, row 57): its control, texts, default and rule. A page replaces label and hint by the field's
 * name and `Label` or `Hint`: `FormEmailLabel`.
 */
export interface LeadField {
  readonly label: string;
  /** A component draws all of the field, label and error included. */
  readonly control: 'input' | 'select' | 'textarea' | ((props: LeadFieldProps) => ReactNode);
  readonly default: string;
  /** By its name: the rules load with the first sign of intent. */
  readonly rule: RuleName;
  /** What a rule by name cannot know; asked after it. */
  readonly accepts?: (text: string) => boolean;
  /** The text of a failed rule; a field without one is optional. */
  readonly message?: FieldText;
  readonly hint?: string;
  /** The keyboard of a phone, and what browsers know of the value. */
  readonly type?: 'text' | 'email' | 'tel';
  /** Autofill token (WCAG 1.3.5). */
  readonly autoComplete?: string;
  readonly autoCapitalize?: 'words' | 'none';
  /** A select's choices as a widget shows them, the placeholder first where there is one. */
  readonly options?: (widget: string, page: FieldPage) => readonly Option[];
  /** What a checkbox sends when it is ticked. */
  readonly value?: string;
  /** The checkbox that has to be ticked for this field to be asked for. */
  readonly dependsOn?: string;
}

/** The fields of a form by their name on the wire, in their order on the screen. */
export type LeadFields = Readonly<Record<string, LeadField>>;

/** Field name → value. Every value is text (row 17); a checkbox that is not ticked has none. */
export type LeadValues = Record<string, string>;

/** The values a form starts with. */
export function leadDefaults(fields: LeadFields, page: FieldPage): LeadValues {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, defaultOf(field, page)]));
}

/** A page's own list of choices may lack the default: then its first counts. */
function defaultOf({ default: standard, options }: LeadField, page: FieldPage): string {
  const choices = options?.('', page) ?? []; // whatever their labels
  return choices.some(({ value }) => value === standard) ? standard : (choices[0]?.value ?? standard);
}
