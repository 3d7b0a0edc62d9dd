import { getConfig } from '@adviser-widgets/core';
import { camelCase, type RuntimeDefinition } from '@adviser-widgets/widget';

interface Given {
  readonly definition: RuntimeDefinition;
  readonly props: Readonly<Record<string, unknown>>;
}

interface Ended {
  /** Without `data-`. */
  readonly name: string;
  readonly sentence: string;
}

/** Finds last days that are over. A day ends at midnight in the time zone of the site. */
export function ended({ definition: { attributes }, props }: Given): Ended[] {
  return Object.entries(attributes).flatMap(([name, { kind, notBefore }]) => {
    const last = props[camelCase(name)];
    if (kind !== 'date' || notBefore === undefined || typeof last !== 'string' || last === '') return [];
    const first = props[camelCase(notBefore)];
    const isBackwards = typeof first === 'string' && first > last; // said already
    if (isBackwards || last >= dayOf(Date.now())) return [];
    return { name, sentence: `ended on ${inWords(last)}: not shown` };
  });
}

/** Returns the first day of what has not begun yet, in words; `undefined` for the rest. */
export function firstDay({ definition: { attributes }, props }: Given): string | undefined {
  for (const [name, { notBefore }] of Object.entries(attributes)) {
    if (notBefore === undefined) continue;
    const [first, last] = [props[camelCase(notBefore)], props[camelCase(name)]];
    const isBackwards = typeof last === 'string' && last !== '' && String(first) > last; // it never shows
    if (typeof first === 'string' && first > dayOf(Date.now()) && !isBackwards) return inWords(first);
  }
  return undefined;
}

/** `2026-12-18`. Every browser has English dates, 12/18/2026. */
function dayOf(time: number): string {
  const { timeZone } = getConfig();
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const [month, day, year] = new Intl.DateTimeFormat('en', { timeZone, ...parts }).format(time).split('/');
  return `${year}-${month}-${day}`;
}

function inWords(day: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('en-NZ', { timeZone: 'UTC', ...parts }).format(new Date(day));
}
