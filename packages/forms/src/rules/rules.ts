import { trim } from '@adviser-widgets/core';
import { check, pipe, string, transform, type GenericSchema } from 'valibot';

/** Turns what was typed into what is sent (spec section 5). `standard` is the field's default. */
export type Rule = (message: () => string, standard: string) => GenericSchema<string, string>;

/** One letter, macrons, apostrophes and any script pass (row 26). */
export const filled: Rule = (message) =>
  pipe(
    string(),
    transform(trim),
    check((text) => text !== '', message),
  );

/** Row 23: `o'neill+home@xn--bcher-kva.example` passes, `a@b` does not. */
export const email: Rule = (message) =>
  pipe(
    string(),
    transform(trim),
    check((text) => text.length <= 254 && emailShape.test(text), message),
  );

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Sent as typed (row 24). */
export const phone: Rule = (message) =>
  pipe(
    string(),
    transform(trim),
    check((text) => /\d$/.test(text), message),
  );

/** `none` is not a region (row 25). */
export const postcode: Rule = (message) =>
  pipe(
    string(),
    check((text) => /^\d{4}$/.test(text), message),
  );

/** The placeholder's value is `default`. */
export const chosen: Rule = (message) =>
  pipe(
    string(),
    check((text) => text !== '' && text !== 'default', message),
  );

export const optional: Rule = () => string();

/** A page may have blanked the choice (row 28). */
const restored: Rule = (_, standard) =>
  pipe(
    string(),
    transform((text) => trim(text) || standard),
  );

export const rules = { filled, email, phone, postcode, chosen, optional, restored } as const satisfies Record<
  string,
  Rule
>;

export type RuleName = keyof typeof rules;
