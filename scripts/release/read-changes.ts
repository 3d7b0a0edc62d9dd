import { readChangesets } from '@changesets/read';

/** Headings of a release in the changelog, in their order (as in "Keep a Changelog"). */
export const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'] as const;

export interface Change {
  readonly kind: (typeof kinds)[number];
  /** Markdown. */
  readonly text: string;
}

/**
 * Reads what waits for a release in `.changeset`.
 *
 * @throws {Error} that names each file whose text does not begin with a kind
 */
export async function readChanges(root: string): Promise<Change[]> {
  const changesets = await readChangesets(root);
  const changes = changesets.map(({ id, summary }) => ({ id, change: readChange(summary) }));
  const unread = changes.filter(({ change }) => !change).map(({ id }) => `.changeset/${id}.md`);
  if (unread.length > 0)
    throw new Error(
      `${unread.join(', ')}: begin the text with what kind of change it is: ${kinds.map((kind) => `"${kind}: "`).join(', ')}.`,
    );
  return changes.flatMap(({ change }) => change ?? []);
}

function readChange(summary: string): Change | undefined {
  const kind = kinds.find((each) => summary.startsWith(`${each}: `));
  return kind && { kind, text: summary.slice(kind.length + 2).trim() };
}
