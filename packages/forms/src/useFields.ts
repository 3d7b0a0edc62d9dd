import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { RefObject } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { adoptControlValues } from './adopt-control-values.ts';
import type { checkLead } from './check-lead.ts';
import { leadDefaults } from './lead-defaults.ts';
import type { FieldPage, LeadFields, LeadValues } from './lead-field.ts';
import { textOf } from './text-of.ts';

/** Fields, and the rules they are held to. */
export interface FieldsOptions {
  readonly fields: LeadFields;
  /** What the fields are drawn in. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Asks the rules; it comes with the first sign of intent. */
  readonly check: typeof checkLead;
  readonly page?: FieldPage;
}

/** What is typed, and what the rules say of it. */
export interface FieldsControl {
  readonly form: UseFormReturn<LeadValues>;
  /** Takes over what stands in the controls without any event, and tells whether there was any. */
  adopt(): boolean;
  /** What the rules let through; `undefined` where a field is wrong, and shown so. Rejects where they cannot be had. */
  ask(): Promise<LeadValues | undefined>;
  /** Puts values into the fields that the visitor has not changed yet. */
  restore(values: LeadValues): void;
  /** Back to what empty fields hold. */
  clear(): void;
}

/** Holds the values of fields; validates all of them at once, when asked to (spec section 4). */
export function useFields({ fields, formRef, check, page = {} }: FieldsOptions): FieldsControl {
  const { name: widget } = useWidgetHost();
  const names = Object.keys(fields);
  const defaults = leadDefaults(fields, page);
  const form = useForm<LeadValues>({
    resolver: (values, _, asked) => check({ fields, defaults, findText: (text) => textOf(text, widget) }, values, asked),
    defaultValues: defaults,
    shouldFocusError: false, // it goes by order of registration, not by order on the screen
    reValidateMode: 'onSubmit',
  });
  return {
    form,
    adopt: () => adoptControlValues(formRef.current, form, names),
    async ask() {
      let valid: LeadValues | undefined;
      await form.handleSubmit((values) => {
        valid = values;
      })();
      return valid;
    },
    restore(values) {
      for (const [name, value] of Object.entries(values)) {
        if (form.getValues(name) === defaults[name]) form.setValue(name, value);
      }
    },
    clear: () => form.reset(defaults, { keepFieldsRef: true }), // at once, not with the next render
  };
}
