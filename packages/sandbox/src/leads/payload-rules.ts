import * as v from 'valibot';
import type { Fields, Rules } from '../check-fields.ts';
import { submissionRules } from '../submission.ts';
import { anyText } from '../text-rules.ts';
import type { ReceivedLead } from './check-lead.ts';
import { fieldRules, hiddenRules } from './field-rules.ts';
import { formShapes, type FormShape } from './form-shapes.ts';
import { trackingRules } from './tracking.ts';

interface Payload extends Pick<ReceivedLead, 'encoding' | 'body'> {
  readonly shape: FormShape;
}

/** The rules of every key one form sends, tracking apart (row 57). */
export function payloadRules({ shape, encoding, body }: Payload): Rules {
  const optional = (shape.optional ?? []).filter((name) => Object.hasOwn(body, name));
  const fields = [...shape.fields, ...optional].map((name) => [name, fieldRules[name]] as const);
  return {
    ...Object.fromEntries(fields),
    ...hiddenRules,
    ...submissionRules(encoding),
    Method: exactly(shape.method, encoding),
    ...(shape.leadSource !== undefined && { LeadSource: exactly(shape.leadSource, encoding) }),
    [honeypotName(shape, body)]: anyText,
  };
}

/** A number in JSON, its digits everywhere else (row 17). */
function exactly(value: number, encoding: Payload['encoding']) {
  return encoding === 'json'
    ? v.literal(value, `the number ${value}`)
    : v.literal(String(value), `the digits ${value}`);
}

/** Names that mean something else: a key of that name is a mistake, never a honeypot. */
const taken = new Set(
  [
    ...Object.keys({ ...fieldRules, ...hiddenRules, ...submissionRules('json'), ...trackingRules }),
    ...formShapes.map(({ honeypot }) => honeypot),
    ...['Method', 'LeadSource', 'tracking'],
    ...['g-recaptcha-response', 'h-captcha-response', 'cf-turnstile-response'], // left in the form by its captcha (row 18)
    ...['pi_email', 'job_id', 'ceid', 'app_group_id', 'ReferredAt'], // of other calls
  ].map((name) => name.toLowerCase()),
);

/**
 * A page may name the honeypot anew (`data-honeypot-name`, row 13): a single strange key stands for
 * it when its own is missing. Filled or empty, a honeypot never speaks against a lead (row 14).
 */
function honeypotName({ honeypot }: FormShape, body: Fields): string {
  if (Object.hasOwn(body, honeypot)) return honeypot;
  const [stranger, ...others] = Object.keys(body).filter((name) => !taken.has(name.toLowerCase()));
  return stranger !== undefined && others.length === 0 ? stranger : honeypot;
}
