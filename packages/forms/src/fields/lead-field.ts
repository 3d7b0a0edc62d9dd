import type { Option } from '@adviser-widgets/core/internal';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ruleText } from './rule-texts.ts';

/** Values by field name, always text; '' for a box or a scale without a tick. */
export type LeadValues = Record<string, string>;

/** React Hook Form's own object. */
export type FieldsForm = UseFormReturn<LeadValues>;

/** What the page sets for a form's fields. */
export interface FieldPage {
  /** `data-best-day-options`, unchecked. */
  readonly bestDayOptions?: unknown;
  /** What the fields start with, in place of their own defaults. */
  readonly startValues?: ((fields: LeadFields, page: FieldPage) => LeadValues) | undefined;
}

/** What a field adds to checking and sending the whole form. */
export interface LeadSteps {
  /** Looks up what the rules depend on; called before each validation. */
  readonly beforeRules?: ((values: LeadValues) => Promise<void>) | undefined;
  /** Maps validated values to the fields that are sent. */
  readonly toSend?: ((values: LeadValues) => LeadValues) | undefined;
}

/** Props of a field's component. */
export interface LeadFieldProps {
  /** The name it is sent under. */
  readonly name: string;
  /** Its row of the table. */
  readonly field: LeadField;
  /** As `useFields` or `useLeadForm` returns it. */
  readonly form: FieldsForm;
  /** What the page sets for it. */
  readonly page?: FieldPage | undefined;
  /** Call it after setting a value without an event of its control. */
  readonly keepDraft?: (() => void) | undefined;
}

/** How a field is checked: `rules.ts` says what each accepts, and loads at the first sign of intent. */
export type RuleName = 'filled' | 'email' | 'phone' | 'postcode' | 'chosen' | 'optional' | 'restored';

/** A library text by name, or a widget's own, which the page replaces by that name. */
export type FieldText = keyof typeof ruleText.texts | { readonly name: string; readonly text: string };

/** One lead field. A page replaces `FormEmailLabel` and `FormEmailHint` by name. */
export interface LeadField {
  readonly label: string;
  /** A component renders the whole field, label and error included. */
  readonly control: 'input' | 'select' | 'textarea' | ((props: LeadFieldProps) => ReactNode);
  readonly default: string;
  readonly rule: RuleName;
  /** Runs after the rule, for a check that no named rule can do. */
  readonly accepts?: ((text: string) => boolean) | undefined;
  /** Shown when the rule fails; a field without one is optional. */
  readonly message?: FieldText | undefined;
  readonly hint?: string | undefined;
  /** What is typed, for a phone's keyboard. An email's control is a text field, as only our rule judges it. */
  readonly type?: 'text' | 'email' | 'tel' | undefined;
  /** Autofill token (WCAG 1.3.5). */
  readonly autoComplete?: string | undefined;
  readonly autoCapitalize?: 'words' | 'none' | undefined;
  readonly options?: ((widget: string, page: FieldPage) => readonly Option[]) | undefined;
  readonly value?: string | undefined;
  /** Longer text is refused on submit, never cut. `CountedField` shows what is left of it. */
  readonly maxLength?: number | undefined;
  /** The checkbox that must be ticked for this field to appear. */
  readonly dependsOn?: string | undefined;
}

/** A form's fields by the name they are sent under, in screen order. */
export type LeadFields = Readonly<Record<string, LeadField>>;

/** Refuses names with a dot or a bracket: React Hook Form takes them for paths, and would never send their values. */
export type WithPlainNames<Fields> = {
  readonly [Name in keyof Fields]: Name extends `${string}${'.' | '[' | ']'}${string}` ? never : LeadField;
};

export function leadDefaults(fields: LeadFields, page: FieldPage): LeadValues {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, defaultOf(field, page)]));
}

/** A page's own list may lack the default. */
function defaultOf({ default: standard, options }: LeadField, page: FieldPage): string {
  const choices = options?.('', page) ?? []; // whatever their labels
  return choices.some(({ value }) => value === standard) ? standard : (choices[0]?.value ?? standard);
}
