import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { startingWith } from '../fields/default-values.ts';
import type { FieldsForm, LeadFields, LeadValues } from '../fields/lead-field.ts';
import type { WrongField } from './wrong-field.ts';
import type { FormCode } from './form-code.ts';
import type { LeadFormOptions } from './lead-form-options.ts';
import type { SubmissionState } from '../press/submission-state.ts';
import { useLead } from './useLead.ts';
import { useSubmission } from '../press/useSubmission.ts';
import { useTransport } from '../press/useTransport.tsx';

/** What a lead form's markup needs. */
export interface LeadFormControl {
  /** For LeadFieldControl, or to read and set values. */
  readonly form: FieldsForm;
  /** For SendButton and FormStatus. */
  readonly state: SubmissionState;
  /** What the last press found wrong, in screen order; corrections do not change it. */
  readonly wrong: readonly WrongField[];
  /** For the form. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** For the hidden field for robots, if there is one. */
  readonly honeypotRef: RefObject<HTMLInputElement | null>;
  /** Render it at the end of the form. */
  readonly captchaBox: ReactNode;
  /** Components that load at the first sign of intent; `undefined` until then. */
  readonly code: Pick<FormCode, 'ErrorSummary' | 'SuccessPanel'> | undefined;
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

/** The behaviour of a lead form, without its markup. */
export function useLeadForm<Fields extends LeadFields>(options: LeadFormOptions<Fields>): LeadFormControl {
  return useBareLeadForm({ ...options, startValues: startingWith(options.defaultValues) });
}

/** The behaviour of a form whose fields start with their own defaults, unless the page says otherwise. */
export function useBareLeadForm(options: LeadFormOptions): LeadFormControl {
  const { kind, honeypotName = '' } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const lead = useLead(options);
  const transport = useTransport(kind.honeypotName !== undefined);
  const submission = useSubmission(formRef);
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  // Not with the press that passes: the second half of a double click would meet what moves up.
  if (wrong.length > 0 && isOver(submission.state)) setWrong([]);

  /** Validates, starts an attempt, gets a token, validates again, and sends. */
  function submit(): void {
    transport.captcha.prepare();
    const press = submission.submit<LeadValues>({
      validate: lead.validate,
      onInvalid() {
        const found = lead.wrong(formRef.current);
        setWrong(found);
        submission.emit('aw:error', { kind: 'invalid', fields: found.map(({ name }) => name) });
      },
      onAttempt: (checked) => submission.emit('aw:submit', lead.begin(checked)),
      captcha: transport.captcha,
      send(checked, captcha, clock) {
        const honeypot = { name: honeypotName, value: honeypotRef.current?.value ?? '' };
        return transport.send({ ...options, ...lead.unnamed(checked), captcha, honeypot }, clock);
      },
      onSent() {
        submission.track(kind.eventName, lead.eventLabel());
        submission.emit('aw:success', { submissionId: lead.submissionId() });
        lead.forget(); // what was typed leaves the page's memory
      },
    });
    lead.hold(press);
  }

  return {
    form: lead.form,
    state: submission.state,
    wrong,
    formRef,
    honeypotRef,
    captchaBox: transport.captchaBox,
    code: transport.code,
    isRestored: lead.isRestored,
    keepDraft: lead.keepDraft,
    prepare: transport.captcha.prepare,
    submit,
    stopWaiting: submission.reset,
    reset() {
      lead.forget();
      submission.reset();
      submission.emit('aw:reset');
    },
  };
}

/** The last press passed the rules, or its form is empty again. */
function isOver({ status }: SubmissionState): boolean {
  return ['failed', 'offline', 'idle'].includes(status);
}
