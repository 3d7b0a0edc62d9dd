import { isRecord } from '../values/records.ts';
import type { Config } from './config.ts';
import { eventNames } from './event-names.ts';
import type { ConfigProblem } from './read-config.ts';

/** What is known of a widget: the names of its texts, unless the release is older than the list of them. */
export type WidgetTexts = ReadonlyMap<string, { readonly texts?: readonly string[] }>;

/** Returns the names in `messages` and `eventNames` that are of no text and no event. Without `widgets`, texts are not checked. */
export function unknownNames(config: Config, widgets?: WidgetTexts): readonly ConfigProblem[] {
  return [...unknownTexts(config, widgets), ...unknownIn('eventNames', config.eventNames, eventNames)];
}

function unknownTexts({ messages, regions }: Config, widgets: WidgetTexts = new Map()): ConfigProblem[] {
  const ofWidgets = [...widgets].flatMap(([name, { texts }]) => (texts ? [[name, texts] as const] : []));
  if (ofWidgets.length === 0 || ofWidgets.length < widgets.size) return [];
  const ofRegions = regions.map(({ postcode }) => `region${postcode}`); // the page's own
  const all = [...new Set([...ofWidgets.flatMap(([, texts]) => texts), ...ofRegions])];
  const texts = Object.entries(messages).filter(([, text]) => !isRecord(text));
  const nested = ofWidgets.flatMap(([name, own]) => {
    const given = Object.hasOwn(messages, name) ? messages[name] : undefined;
    return isRecord(given) ? unknownIn(`messages.${name}`, given, [...own, ...ofRegions]) : [];
  });
  return [...unknownIn('messages', Object.fromEntries(texts), all), ...nested];
}

function unknownIn(place: string, given: object, names: readonly string[]): ConfigProblem[] {
  const known = new Set(names);
  return Object.keys(given).flatMap((name) =>
    known.has(name) ? [] : { path: `${place}.${name}`, unknown: { name, names } },
  );
}
