import { pageMessage } from '../config/texts.ts';

/** One choice of a list: what is sent, always text, and what is shown. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A list of choices whose labels a page can replace; `shown` returns them with the page's labels. */
export interface OptionList {
  readonly list: string;
  readonly options: readonly Option[];
  shown(widget: string): readonly Option[];
}

/** Defines a list of choices. Labels are named by list and value: `subject1`, `categorySmallBusiness`. */
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

/** Returns the labels of a list by the names under which a page replaces them. */
export function optionTexts({ list, options }: OptionList): Readonly<Record<string, string>> {
  return Object.fromEntries(options.map(({ value, label }) => [nameOf(list, value), label]));
}

function nameOf(list: string, value: string): string {
  return list + value.replace(/\b\w/g, (letter) => letter.toUpperCase()).replace(/\W/g, '');
}
