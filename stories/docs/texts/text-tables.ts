import { bestDays, bestTimes, howHeard, textsOfFields } from '@adviser-widgets/forms/internal';
import {
  blogCategoryOptions,
  optionTexts,
  regionOptions,
  subjects,
  type OptionList,
} from '@adviser-widgets/core/internal';
import type { LeadFields } from '@adviser-widgets/forms';

/** Our texts by the name under which a page replaces them. */
export type TextTable = Readonly<Record<string, string>>;

export type Exports = Readonly<Record<string, unknown>>;

/** Returns the texts of the choices that several widgets have. */
export function textsOfChoices(): TextTable {
  const choices = [subjects, bestDays, bestTimes, howHeard, regionOptions(), blogCategoryOptions];
  return mergeTexts(choices.map(optionTexts));
}

/** Returns the texts in what a file of texts or fields exports. */
export function textsOfFile(exports: Exports): TextTable {
  return mergeTexts(Object.values(exports).map(tableOf));
}

/** What a file exports may be texts, a list of choices or fields of a form; anything else has no texts. */
function tableOf(exported: unknown): TextTable {
  const found = Object(exported) as Partial<OptionList> & { readonly texts?: TextTable };
  if (typeof exported === 'function') return found.texts ?? {};
  if (found.options) return optionTexts(found as OptionList); // a list has all of it
  const isFields = Object.values(found).every((each) => typeof Object(each).label === 'string');
  return isFields ? textsOfFields(exported as LeadFields) : {}; // a row of fields is what has a label
}

export function mergeTexts(tables: readonly TextTable[]): TextTable {
  return Object.fromEntries(tables.flatMap((table) => Object.entries(table)));
}
