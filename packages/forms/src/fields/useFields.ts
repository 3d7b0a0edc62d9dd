import { createLazyPart } from '@adviser-widgets/core';
import { watchSilentChanges } from '@adviser-widgets/ui/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useForm, type UseFormRegister } from 'react-hook-form';
import { asText, isBox, textsOf, valueIn, type Control } from './controls.ts';
import {
  leadDefaults,
  type FieldPage,
  type FieldsForm,
  type LeadFields,
  type LeadValues,
  type WithPlainNames,
} from './lead-field.ts';

/** Options of useFields: the fields, and what the page sets for them. */
export interface FieldsOptions<Fields extends LeadFields = LeadFields> {
  /** By the names they are sent under, in screen order. */
  readonly fields: Fields & WithPlainNames<Fields>;
  /** What the page sets for its fields. */
  readonly page?: FieldPage | undefined;
}

/** The values of the fields, and their validation. */
export interface FieldsControl {
  /** React Hook Form's own object. */
  readonly form: FieldsForm;
  /** Returns what all fields hold now, and other values of the form; '' for a box or a scale without a tick. */
  values(): LeadValues;
  /** Returns the same without reading the inputs again: what they got without an event may be missing. */
  reportedValues(): LeadValues;
  /** Takes in what inputs got without an event. Returns whether there was any. */
  adopt(): boolean;
  /** Loads the rules. Call it at the first sign of intent. */
  prepare(): void;
  /** Resolves to the checked values, or to `undefined` if a field is invalid. Rejects if the rules can't be loaded. */
  validate(): Promise<LeadValues | undefined>;
  /** Fills in fields that are still at their default; returns whether that changed any. */
  restore(values: LeadValues): boolean;
  /** Sets all fields to their defaults. */
  clear(): void;
}

/** What judges the text in a field. Loads at the first sign of intent. */
export const fieldRules = /* @__PURE__ */ createLazyPart("The form's own code", () => import('./rules.ts'));

/** The type of the event with which React Hook Form reads an input that had none of its own. */
const untold = 'untold';

/** Holds the values of fields in React Hook Form; validates all of them at once, on demand. */
export function useFields<Fields extends LeadFields>({
  fields,
  page = {},
}: FieldsOptions<Fields>): FieldsControl {
  const { name: widget } = useWidgetHost();
  const defaults = (page.startValues ?? leadDefaults)(fields, page);
  const form = useForm<LeadValues>({
    defaultValues: defaults,
    async resolver(values, context, options) {
      const { leadResolver } = await fieldRules.load();
      return leadResolver({ fields, defaults, widget })(values, context, options);
    },
    reValidateMode: 'onSubmit', // an error that the next input has cleared comes back only with the next press
    shouldFocusError: false, // it follows the order of registration, not of the screen
  });
  const { register, inputsOf } = useRegister(form);
  /** What fields held at the last check; for one whose error no check has found, at the first event after. */
  const checked = useRef<LeadValues>({});
  const read = () => textsOf(form.getValues());

  /** For iOS Chrome's autofill, or Firefox after a reload. React Hook Form reads inputs only at their events. */
  function adopt(): boolean {
    const now = read();
    const changed = Object.keys(fields).filter(
      (name) => (valueIn(inputsOf(name)) ?? now[name]) !== now[name],
    );
    for (const name of changed)
      void form.register(name).onChange({ target: { name, type: 'text' }, type: untold });
    return changed.length > 0;
  }

  useClearedErrors(form, adopt, (name) => {
    const value = asText(form.getValues(name));
    return (checked.current[name] ??= value) !== value;
  });

  return {
    form: { ...form, ...renewed(form), register },
    adopt,
    values() {
      adopt();
      return read();
    },
    reportedValues: read,
    prepare: fieldRules.prepare,
    async validate() {
      adopt();
      checked.current = read();
      let valid: LeadValues | undefined;
      await form.handleSubmit((values) => {
        valid = values;
      })();
      return valid;
    },
    restore(values) {
      adopt();
      const now = read();
      const changed = Object.entries(values).filter(([name, value]) => {
        const standard = asText(defaults[name]);
        return asText(now[name]) === standard && value !== standard;
      });
      for (const [name, value] of changed) form.setValue(name, value);
      return changed.length > 0;
    },
    clear: () => form.reset(defaults, { keepFieldsRef: true }), // at once, not with the next render
  };
}

/** New in each render: React Compiler keeps what a function has returned for as long as it is the same one. */
function renewed({ watch, getFieldState }: FieldsForm) {
  return { watch: watch.bind(undefined), getFieldState: getFieldState.bind(undefined) };
}

/** React Hook Form's `register`, and what is shown: the object has no public way to ask for that. */
function useRegister(form: FieldsForm) {
  const shown = useRef(new Map<string, ReadonlySet<Control>>());
  const inputsOf = (name: string) =>
    [...(shown.current.get(name) ?? [])].filter(({ isConnected }) => isConnected);

  const register: UseFormRegister<LeadValues> = (name, options) => {
    const registered = form.register(name, options);
    const field: string = name;
    const ref = (input: Control | null) => {
      if (input) shown.current.set(field, new Set([...inputsOf(field), input]));
      // Ticked before hydration: React Hook Form keeps what was typed, chosen from a list or ticked in a box, but no scale.
      if (input && isBox(input) && input.checked && input.value !== form.getValues(field))
        form.setValue(field, input.value);
      registered.ref(input);
    };
    return { ...registered, ref };
  };
  return { register, inputsOf };
}

/**
 * An error goes with the next input of its field, and once its input holds another value than the last check has seen,
 * whoever has set that: jQuery's `change`, by which plugins such as Select2 report a choice, is no event of the browser's.
 */
function useClearedErrors(form: FieldsForm, adopt: () => void, isCorrected: (name: string) => boolean): void {
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  useEffect(() => {
    const unwatch = watchSilentChanges(adopt, hasErrors);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback({ name, type }: { name?: string; type?: string }) {
        if (!name || type === undefined || !form.getFieldState(name).invalid) return;
        if (type !== untold || isCorrected(name)) form.clearErrors(name);
      },
    });
    return () => {
      unwatch();
      unsubscribe();
    };
  });
}

/** Renders again whenever the field's value changes. `useWatch` is another 0.3 kB of each first form. */
export function useFieldValue({ subscribe, getValues }: FieldsForm, name: string): string {
  const onChange = (callback: () => void) => subscribe({ name, formState: { values: true }, callback });
  const value = () => asText(getValues(name));
  return useSyncExternalStore(onChange, value, value);
}
