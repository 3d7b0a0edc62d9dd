import { ownValue } from '../values/records.ts';
import { getConfig } from './page-config.ts';

/** Replacements for names in braces: `{ count: 3 }` for `{count}`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Finds a text: the page's for the widget, else the page's for all, else the library's. */
export interface Texts<Name extends string> {
  (name: Name, widget: string, values?: TextValues): string;
  /** The library's own, for texts that are sent, to analytics for example. */
  readonly texts: Readonly<Record<Name, string>>;
}

/** Defines texts for visitors, by the names under which a page replaces them with `messages`. */
export function defineTexts<Name extends string>(texts: Readonly<Record<Name, string>>): Texts<Name> {
  const find = (name: Name, widget: string, values: TextValues = {}) =>
    (pageMessage(name, widget) ?? texts[name]).replace(/\{(\w+)\}/g, (whole, key: string) =>
      String(ownValue(values, key) ?? whole),
    );
  return Object.assign(find, { texts });
}

/** Returns the page's own text of that name, for this widget or else for all. */
export function pageMessage(name: string, widget: string): string | undefined {
  const { messages } = getConfig();
  const candidates = [ownValue(ownValue(messages, widget), name), ownValue(messages, name)];
  return candidates.find((text) => typeof text === 'string');
}
