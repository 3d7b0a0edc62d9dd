import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useState, useSyncExternalStore } from 'react';
import { formCode } from '../form/form-code.ts';
import { FieldStore } from './field-store.ts';
import type { LeadValues } from './field-store.ts';
import { leadDefaults, type FieldPage, type LeadFields } from './lead-field.ts';

/** Options of useFields: the fields, and what the page sets for them. */
export interface FieldsOptions {
  /** By the names they are sent under, in screen order. */
  readonly fields: LeadFields;
  /** What the page sets for its fields. */
  readonly page?: FieldPage;
}

/** The values of the fields, and their validation. */
export interface FieldsControl {
  /** For LeadFieldControl, or to read and set values. */
  readonly form: FieldStore;
  /** Returns what all fields hold now. */
  values(): LeadValues;
  /** Loads the rules. Call it at the first sign of intent. */
  prepare(): void;
  /** `undefined` if a field is invalid. Rejects if the rules can't be loaded. */
  ask(): Promise<LeadValues | undefined>;
  /** Fills in fields that are still at their default; returns whether that changed any. */
  restore(values: LeadValues): boolean;
  /** Sets all fields to their defaults. */
  clear(): void;
}

/** Holds the values of fields; validates all of them at once, on demand. */
export function useFields({ fields, page = {} }: FieldsOptions): FieldsControl {
  const { name: widget } = useWidgetHost();
  const defaults = (page.startValues ?? leadDefaults)(fields, page);
  const [form] = useState(() => new FieldStore(defaults));
  useSyncExternalStore(form.subscribe, form.lastFound, form.lastFound);
  const held = () => Object.fromEntries(Object.keys(fields).map((name) => [name, form.valueOf(name)]));
  return {
    form,
    values: held,
    prepare: formCode.prepare,
    async ask() {
      const { checkFields } = await formCode.load();
      const { values, errors } = await checkFields({ fields, defaults, widget }, held());
      form.setErrors(errors);
      return values;
    },
    restore(values) {
      const changed = Object.entries(values).filter(
        ([name, value]) => form.valueOf(name) === defaults[name] && value !== defaults[name],
      );
      for (const [name, value] of changed) form.setValue(name, value);
      return changed.length > 0;
    },
    clear: () => form.reset(defaults),
  };
}

/** Renders again whenever the field's value changes. */
export function useFieldValue(form: FieldStore, name: string): string {
  const read = () => form.valueOf(name);
  return useSyncExternalStore(form.subscribe, read, read);
}
