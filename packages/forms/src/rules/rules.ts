import { trim } from '@adviser-widgets/core';
import { check, pipe, string, transform, type GenericSchema } from 'valibot';

/**
 * A rule turns what was typed into what is sent, or gives its one message (spec section 5). `standard` is the
 * field's default.
 */
export type Rule = (message: () => string, standard: string) => GenericSchema<string, string>;

/** Any text that is not blank: one letter, macrons, apostrophes and any script pass (row 26). */
export const filled: Rule = (message) =>
  pipe(
    string(),
    transform(trim),
    check((text) => text !== '', message),
  );

/**
 * Tolerant e-mail shape (row 23): `o'neill+home@xn--bcher-kva.example` passes, `a@b` does not. At
 * most 254 characters.
 */
export const email: Rule = (message) =>
  pipe(
    string(),
    transform(trim),
    check((text) => text.length <= 254 && emailShape.test(text), message),
  );

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Must end with a digit once trimmed; sent as typed otherwise (row 24). */
export const phone: Rule = (message) =>
  pipe(
    string(),
    transform(trim),
    check((text) => /\d$/.test(text), message),
  );

/** Exactly four digits, kept as text; `none` is not a region (row 25). */
export const postcode: Rule = (message) =>
  pipe(
    string(),
    check((text) => /^\d{4}$/.test(text), message),
  );

/** A choice other than the placeholder, whose value is `default`. */
export const chosen: Rule = (message) =>
  pipe(
    string(),
    check((text) => text !== '' && text !== 'default', message),
  );

/** Anything, sent as typed. */
export const optional: Rule = () => string();

/** A choice that can't be missing: if a page blanked it, the default is sent (row 28). */
const restored: Rule = (_, standard) =>
  pipe(
    string(),
    transform((text) => trim(text) || standard),
  );

/** The rules by name. */
export const rules = { filled, email, phone, postcode, chosen, optional, restored } as const satisfies Record<
  string,
  Rule
>;

/** Name of a rule. */
export type RuleName = keyof typeof rules;
