import { createLazyPart, getConfig } from '@adviser-widgets/core';
import { onConfigChange } from '@adviser-widgets/core/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { startingWith } from '../fields/default-values.ts';
import type { FieldsForm, LeadFields, LeadValues } from '../fields/lead-field.ts';
import { useFields } from '../fields/useFields.ts';
import { nameForm } from '../lead/draft-name.ts';
import { parseValues } from '../lead/kept-values.ts';
import { pagePlace } from '../lead/page-place.ts';
import { useLead } from '../lead/useLead.ts';
import { CaptchaBox, FormCaptcha } from '../press/form-captcha.tsx';
import type { SubmissionState } from '../press/submission-state.ts';
import { useSubmission } from '../press/useSubmission.ts';
import type { LeadFormOptions } from './lead-form-options.ts';
import { wrongFields, type WrongField } from './wrong-field.ts';

/** What a lead form's markup needs. */
export interface LeadFormControl {
  /** React Hook Form's own object. For LeadFieldControl, or to read and set values. */
  readonly form: FieldsForm;
  /** For SendButton and FormStatus. */
  readonly state: SubmissionState;
  /** What the last press found wrong, in screen order; corrections do not change it. */
  readonly wrong: readonly WrongField[];
  /** For the form. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** The name of the hidden field for robots; '' if there is none. */
  readonly honeypotName: string;
  /** For that field, if there is one. */
  readonly honeypotRef: RefObject<HTMLInputElement | null>;
  /** Render it at the end of the form. */
  readonly captchaBox: ReactNode;
  /** Whether the values come from a draft. */
  readonly isRestored: boolean;
  /** For the form's change. */
  readonly keepDraft: () => void;
  /** Call it at the first sign of intent. */
  readonly prepare: () => void;
  /** For a press. */
  readonly submit: () => void;
  /** Stops waiting for a connection. */
  readonly stopWaiting: () => void;
  /** Forgets what was typed, for another lead. */
  readonly reset: () => void;
}

type LeadSender = typeof import('../lead/send-lead.ts');

const code = /* @__PURE__ */ createLazyPart("The form's own code", () => import('../lead/send-lead.ts'));

/** The behaviour of a lead form, without its markup. */
export function useLeadForm<Fields extends LeadFields>(options: LeadFormOptions<Fields>): LeadFormControl {
  return useBareLeadForm({ ...options, startValues: startingWith(options.defaultValues) });
}

/** The behaviour of a form whose fields start with their own defaults, unless the page says otherwise. */
export function useBareLeadForm(options: LeadFormOptions): LeadFormControl {
  const { kind } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const host = useWidgetHost();
  const config = useSyncExternalStore(onConfigChange, getConfig, getConfig);
  const fields = useFields({ fields: options.fields, page: options });
  const [name] = useState(() => nameForm(host, fields.reportedValues()));
  const [lead, isRestored] = useLead<LeadValues>({
    draft: options.draft === false ? '' : `${name} ${pagePlace(options, config)}`,
    current: fields.reportedValues,
    parse: parseValues,
    restore: fields.restore,
    clear: fields.clear,
  });
  const [captcha] = useState(() => (kind.isLead && !config.preview ? new FormCaptcha() : undefined));
  const submission = useSubmission(formRef, captcha);
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  // Once a press has passed the rules, or its form is empty again. Not at once: the second half of a double click would meet
  // what moves up.
  if (wrong.length > 0 && /failed|offline|idle/.test(submission.state.status)) setWrong([]);

  const honeypotName = options.honeypotName || (kind.isLead ? kind.honeypotName : '');
  const sentOf = (checked: LeadValues) => options.toSend?.(checked) ?? checked;

  /** Validates, starts an attempt, gets a token, validates again, and sends. */
  function submit(): void {
    prepare();
    let sender: LeadSender; // once the fields are checked
    const destinationOf = (checked: LeadValues) =>
      sender.leadDestination(options, sentOf(checked).AdviserId ?? '', getConfig());
    const press = submission.submit<LeadValues>({
      async validate() {
        await lead.ready(); // a press may come before the draft is restored
        fields.adopt();
        lead.keep(); // the page may be left before the rules have loaded
        sender = await code.load(); // or a visitor might solve a puzzle in vain
        await options.beforeRules?.(fields.values());
        return fields.validate();
      },
      onInvalid() {
        const found = wrongFields(fields.form, options.fields, formRef.current);
        setWrong(found);
        submission.emit('aw:error', { kind: 'invalid', fields: found.map((each) => each.name) });
      },
      onAttempt: (checked) => submission.emit('aw:submit', lead.begin(destinationOf(checked))),
      async send(checked, turn) {
        const honeypot = { name: honeypotName, value: honeypotRef.current?.value ?? '' };
        const nameFor = (content: string) => lead.nameFor(content, destinationOf(checked));
        await sender.sendLead({ ...options, values: sentOf(checked), honeypot }, nameFor, turn);
      },
      onSent() {
        const { eventLabel: label } = options;
        submission.track(kind.eventName, typeof label === 'string' ? label : label(fields.reportedValues()));
        submission.emit('aw:success', { submissionId: lead.submissionId() });
        lead.forget(); // what was typed leaves the page's memory
      },
    });
    lead.hold(press);
  }

  function prepare(): void {
    fields.prepare();
    code.prepare();
    captcha?.prepare();
  }

  return {
    form: fields.form,
    state: submission.state,
    wrong,
    formRef,
    honeypotName,
    honeypotRef,
    captchaBox: captcha && <CaptchaBox captcha={captcha} />,
    isRestored,
    keepDraft: lead.keep,
    prepare,
    submit,
    stopWaiting: submission.reset,
    reset() {
      lead.forget();
      submission.reset();
      submission.emit('aw:reset');
    },
  };
}
