import type { Found } from './found.ts';
import type { SearchRecord } from './search-record.ts';

export function compareByRanking(customRanking: readonly string[]): (a: Found, b: Found) => number {
  const custom = customRanking.map(compareBy);
  return (a, b) =>
    a.typos - b.typos ||
    a.attributes - b.attributes ||
    custom.reduce((order, compare) => order || compare(a.record, b.record), 0) ||
    compareTexts(a.record.objectID, b.record.objectID);
}

/** `desc(name)` puts the greatest first. Records without such a number come last. */
function compareBy(setting: string): (a: SearchRecord, b: SearchRecord) => number {
  const [, direction, name = ''] = /^(asc|desc)\((.+)\)$/.exec(setting) ?? [];
  const sign = direction === 'desc' ? -1 : 1;
  const numberOf = (record: SearchRecord) =>
    typeof record[name] === 'number' ? sign * record[name] : Infinity;
  return (a, b) => (numberOf(a) === numberOf(b) ? 0 : numberOf(a) - numberOf(b));
}

/** By code units, independent of the machine's locale. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
