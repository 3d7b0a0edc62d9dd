import type { Change } from './read-changes.ts';
import { kinds } from './read-changes.ts';

export interface Released {
  readonly version: string;
  /** Such as `2027-02-01`. */
  readonly date: string;
  readonly changes: readonly Change[];
}

/** Adds the section of a release above all earlier ones. */
export function addSection(changelog: string, { version, date, changes }: Released): string {
  const lists = kinds.flatMap((kind) => {
    const items = changes.filter((change) => change.kind === kind).map(({ text }) => asItem(text));
    return items.length > 0 ? [`### ${kind}\n\n${items.join('\n')}\n`] : [];
  });
  const section = [`## ${version} (${date})\n`, ...lists].join('\n');
  const first = changelog.search(/^## /m);
  return first < 0
    ? `${changelog}\n${section}`
    : `${changelog.slice(0, first)}${section}\n${changelog.slice(first)}`;
}

/** Dates the section that was written by hand for the first release. */
export function dateSection(changelog: string, { version, date }: Omit<Released, 'changes'>): string {
  return changelog.replace(undatedHeading(version), `## ${version} (${date})`);
}

/** Whether it has a section of the version that names no date yet. */
export function isUndated(changelog: string, version: string): boolean {
  return changelog.includes(`\n${undatedHeading(version)}\n`);
}

/** Text below the heading of a version, without the sections of other versions; empty if it has none. */
export function sectionOf(changelog: string, version: string): string {
  const sections = changelog.split(/^(?=## )/m);
  const own = sections.find((section) => section.startsWith(`## ${version} (`)) ?? '';
  return own.replace(/^.*\n/, '').trim();
}

function undatedHeading(version: string): string {
  return `## ${version} (unreleased)`;
}

/** Indents what follows the first line, so that Markdown keeps it in the item. */
function asItem(text: string): string {
  return `- ${text.replaceAll(/\n(?=.)/g, '\n  ')}`;
}
