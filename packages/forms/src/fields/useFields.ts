import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { RefObject } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { checkLead } from '../rules/check-lead.ts';
import { leadDefaults, type FieldPage, type LeadFields, type LeadValues } from './lead-field.ts';

/** Fields, and the rules they are held to. */
export interface FieldsOptions {
  readonly fields: LeadFields;
  /** What the fields are drawn in. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Asks the rules, which load with the first sign of intent. */
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
    resolver: (values, _, asked) => check({ fields, defaults, widget }, values, asked),
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

/**
 * Takes over what stands in the controls: some browsers fill fields in without any event (iOS
 * Chrome's autofill, Firefox after a reload), and what a visitor sees is what must be sent. A box that is
 * not ticked has no text, nor has a group of which nothing is chosen.
 *
 * @returns whether anything was not known yet
 */
function adoptControlValues(element: HTMLFormElement | null, form: UseFormReturn<LeadValues>, names: readonly string[]): boolean {
  let hasMore = false;
  for (const name of names) {
    const controls = [...(element?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])];
    const isTicked = ({ type, checked }: HTMLInputElement) => checked || !/^(checkbox|radio)$/.test(type);
    const value = controls.length > 0 ? (controls.find(isTicked)?.value ?? '') : undefined;
    if (value === undefined || value === form.getValues(name)) continue;
    form.setValue(name, value);
    hasMore = true;
  }
  return hasMore;
}
