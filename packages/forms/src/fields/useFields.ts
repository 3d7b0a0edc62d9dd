import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { checkLead } from '../rules/lead-schema.ts';
import { controlsOf, valueIn } from './controls.ts';
import { leadDefaults, type FieldPage, type LeadFields, type LeadValues } from './lead-field.ts';

/** Options of useFields: the fields and their rules. */
export interface FieldsOptions {
  /** By the names they are sent under, in screen order. */
  readonly fields: LeadFields;
  /** `checkLead`, or a function that loads it when it is needed. */
  readonly check: typeof checkLead;
  /** What the page sets for its fields. */
  readonly page?: FieldPage;
}

/** The values of the fields, and their validation. */
export interface FieldsControl {
  /** For LeadFieldControl, or to read and set values. */
  readonly form: UseFormReturn<LeadValues>;
  /** Reads values that got into the controls without an event; returns whether there were any. */
  adopt(): boolean;
  /** `undefined` if a field is invalid. Rejects if the rules can't be loaded. */
  ask(): Promise<LeadValues | undefined>;
  /** Fills in fields that are still at their default; returns whether that changed any. */
  restore(values: LeadValues): boolean;
  /** Sets all fields to their defaults. */
  clear(): void;
}

/** Holds the values of fields; validates all of them at once, on demand. */
export function useFields({ fields, check, page = {} }: FieldsOptions): FieldsControl {
  const { name: widget } = useWidgetHost();
  const names = Object.keys(fields);
  const defaults = leadDefaults(fields, page);
  const form = useForm<LeadValues>({
    resolver: (values, _, asked) => check({ fields, defaults, widget }, values, asked),
    defaultValues: defaults,
    shouldFocusError: false, // it follows the order of registration, not of the screen
    reValidateMode: 'onSubmit',
  });
  return {
    form,
    adopt: () => adoptControlValues(form, names),
    async ask() {
      let valid: LeadValues | undefined;
      await form.handleSubmit((values) => {
        valid = values;
      })();
      return valid;
    },
    restore(values) {
      const changed = Object.entries(values).filter(
        ([name, value]) => form.getValues(name) === defaults[name] && value !== defaults[name],
      );
      for (const [name, value] of changed) form.setValue(name, value);
      return changed.length > 0;
    },
    clear: () => form.reset(defaults, { keepFieldsRef: true }), // at once, not with the next render
  };
}

/** Some browsers fill fields without an event: iOS Chrome's autofill, Firefox after a reload. */
function adoptControlValues(form: UseFormReturn<LeadValues>, names: readonly string[]): boolean {
  let hasMore = false;
  for (const name of names) {
    const value = valueIn(controlsOf(form, name));
    if (value === undefined || value === form.getValues(name)) continue;
    form.setValue(name, value);
    hasMore = true;
  }
  return hasMore;
}
