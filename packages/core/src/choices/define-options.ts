import { pageMessage } from '../config/texts.ts';

/** One choice of a list: what is sent and what is shown. Values are text, always (row 17). */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A list of choices whose labels a page can replace; what is sent stays the value. */
export interface OptionList {
  /** Its name, with which the names of its labels begin. */
  readonly list: string;
  /** The choices with the library's own labels. */
  readonly options: readonly Option[];
  /** The choices as a widget shows them. */
  shown(widget: string): readonly Option[];
}

/**
 * Defines a list of choices. A label's name is the list's and the value in camel case: `subject1` for the value `1`,
 * `categorySmallBusiness` for `small-business`.
 */
export function defineOptions(list: string, options: readonly Option[]): OptionList {
  return {
    list,
    options,
    shown: (widget) =>
      options.map(({ value, label }) => ({
        value,
        label: pageMessage(nameOf(list, value), widget) ?? label,
      })),
  };
}

/** The labels of a list by the names under which a page replaces them. */
export function optionTexts({ list, options }: OptionList): Readonly<Record<string, string>> {
  return Object.fromEntries(options.map(({ value, label }) => [nameOf(list, value), label]));
}

function nameOf(list: string, value: string): string {
  return list + value.replace(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
