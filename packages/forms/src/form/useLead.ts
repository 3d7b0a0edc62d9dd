import { getConfig } from '@adviser-widgets/core';
import { onConfigChange } from '@adviser-widgets/core/internal';
import { useState, useSyncExternalStore } from 'react';
import { useDraft } from '../lead/useDraft.ts';
import type { FieldsForm, LeadValues } from '../fields/lead-field.ts';
import { useFields } from '../fields/useFields.ts';
import { inputOf } from './focus-first.ts';
import type { WrongField } from './wrong-field.ts';
import type { UnnamedLead } from '../lead/deliver-lead.ts';
import { leadDestination, pagePlace } from '../lead/lead-destination.ts';
import { createLeadIdentity } from '../lead/lead-identity.ts';
import type { LeadFormOptions } from './lead-form-options.ts';

/** A lead while a visitor fills it in: values, errors, draft and identity. */
export interface LeadControl {
  readonly form: FieldsForm;
  /** Whether the values come from a draft. */
  readonly isRestored: boolean;
  keepDraft(): void;
  /** The lead outlives its form until this press has ended. */
  hold(press: Promise<boolean>): void;
  /** Returns the checked values, or `undefined` if a field has an error. */
  validate(): Promise<LeadValues | undefined>;
  /** What the last check found wrong, in screen order. */
  wrong(form: HTMLFormElement | null): readonly WrongField[];
  /** Starts an attempt to send `checked`. */
  begin(checked: LeadValues): { readonly submissionId: string; readonly attempt: number };
  /** What is sent of `checked`. It gets its name once its content is known. */
  unnamed(checked: LeadValues): Pick<UnnamedLead, 'values' | 'nameFor'>;
  /** `undefined` before the first attempt. */
  submissionId(): string | undefined;
  /** What is reported to analytics. */
  eventLabel(): string;
  /** Empties the form: what follows is another lead. */
  forget(): void;
}

export function useLead(options: LeadFormOptions): LeadControl {
  const config = useSyncExternalStore(onConfigChange, getConfig, getConfig);
  const fields = useFields({ fields: options.fields, page: options });
  const { form } = fields;
  const [identity] = useState(createLeadIdentity);
  const draft = useDraft({
    isOn: options.draft !== false,
    place: pagePlace(options, config),
    names: Object.keys(options.fields),
    identity,
    fields,
  });
  const sentValues = (checked: LeadValues) => options.toSend?.(checked) ?? checked;
  const destinationOf = (checked: LeadValues) =>
    leadDestination(options, sentValues(checked).AdviserId ?? '', getConfig());

  return {
    form,
    isRestored: draft.isRestored,
    keepDraft: draft.keep,
    hold: draft.hold,
    async validate() {
      await draft.ready(); // a press may come before the draft is restored
      fields.adopt();
      draft.keep(); // the page may be left before the rules have loaded
      await options.beforeRules?.(fields.values());
      return fields.validate();
    },
    wrong: (element) =>
      Object.entries(options.fields).flatMap(([name, field]) => {
        const { error } = form.getFieldState(name);
        return error
          ? [{ name, field, id: inputOf(element, name)?.id ?? '', error: error.message ?? '' }]
          : [];
      }),
    begin(checked) {
      const attempt = identity.begin(destinationOf(checked));
      draft.keep(); // records which lead this attempt belongs to
      return attempt;
    },
    unnamed: (checked) => ({
      values: sentValues(checked),
      nameFor(content) {
        const name = identity.nameFor(content, destinationOf(checked));
        draft.keep(); // before it is sent: after a reload it is still the same lead
        return name;
      },
    }),
    submissionId: () => identity.tried()?.id,
    eventLabel() {
      const { eventLabel } = options;
      return typeof eventLabel === 'string' ? eventLabel : eventLabel(fields.reportedValues());
    },
    forget() {
      identity.renew();
      fields.clear();
      draft.forget();
    },
  };
}
