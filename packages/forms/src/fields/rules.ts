import { cleanText, type TextKind } from '@adviser-widgets/core/internal';

/** How a field is checked. */
export interface Rule {
  /** Turns what was typed into what is checked and sent. `standard` is the field's default. */
  readonly clean: (typed: string, standard: string) => string;
  readonly accepts: (text: string) => boolean;
}

export const rules = {
  /** One letter, macrons, apostrophes and any script pass. */
  filled: { clean: typedAs('name'), accepts: (text) => text !== '' },
  /** `o'neill+home@xn--bcher-kva.example` passes, `a@b` does not. */
  email: {
    clean: typedAs('email'),
    accepts: (text) => text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text),
  },
  /** Only the last character counts: `ext 12` passes. */
  phone: { clean: typedAs('phone'), accepts: (text) => /\d$/.test(text) },
  /** `none` is not a region. */
  postcode: { clean: asChosen, accepts: (text) => /^\d{4}$/.test(text) },
  /** The placeholder's value is `default`. */
  chosen: { clean: asChosen, accepts: (text) => text !== '' && text !== 'default' },
  optional: { clean: typedAs('message'), accepts: () => true },
  /** A page may have blanked the choice: it is restored rather than refused, which the visitor could not fix. */
  restored: { clean: (value, standard) => cleanText('name', value) || standard, accepts: () => true },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

function typedAs(kind: TextKind): Rule['clean'] {
  return (typed) => cleanText(kind, typed);
}

/** A choice is the page's own text. */
function asChosen(value: string): string {
  return value;
}
