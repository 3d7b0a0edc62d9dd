import * as v from 'valibot';
import type { Fields, Rules } from '../check-fields.ts';
import type { Encoding } from '../read-body.ts';
import { submissionRules } from '../submission.ts';
import { anyText } from '../text-rules.ts';
import { fieldRules, hiddenRules } from './field-rules.ts';
import { formShapes, type FormName, type FormShape } from './form-shapes.ts';
import { trackingRules } from './tracking.ts';

interface Payload {
  readonly form: FormName;
  readonly encoding: Encoding;
  readonly body: Fields;
}

/** Covers all keys except for tracking. */
export function payloadRules({ form, encoding, body }: Payload): Rules {
  const shape = formShapes[form];
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

/** JSON has the number, other encodings its digits. */
function exactly(value: number, encoding: Payload['encoding']) {
  return encoding === 'json'
    ? v.literal(value, `the number ${value}`)
    : v.literal(String(value), `the digits ${value}`);
}

/** Names with another meaning: a key of that name is an error, never a honeypot. */
const taken = new Set(
  [
    ...Object.keys({ ...fieldRules, ...hiddenRules, ...submissionRules('json'), ...trackingRules }),
    ...Object.values(formShapes).map(({ honeypot }) => honeypot),
    ...['Method', 'LeadSource', 'tracking'],
    // Left in the form by its captcha.
    ...['g-recaptcha-response', 'h-captcha-response', 'cf-turnstile-response'],
    ...['pi_email', 'job_id', 'ceid', 'app_group_id', 'ReferredAt'], // fields of other calls
  ].map((name) => name.toLowerCase()),
);

/**
 * A page may rename the honeypot: if the usual key is missing, a single unknown key counts as it.
 * Filled or empty, it never causes a refusal.
 */
function honeypotName({ honeypot }: FormShape, body: Fields): string {
  if (Object.hasOwn(body, honeypot)) return honeypot;
  const [stranger, ...others] = Object.keys(body).filter((name) => !taken.has(name.toLowerCase()));
  return stranger !== undefined && others.length === 0 ? stranger : honeypot;
}
