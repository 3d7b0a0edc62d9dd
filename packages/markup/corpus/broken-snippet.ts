/** One placeholder as a CMS, an editor or its author left it. */
export interface BrokenSnippet {
  /** What went wrong, and how. */
  readonly name: string;
  /** Read by a parser of fragments: the first placeholder in it counts. */
  readonly html: string;
  /** What becomes of it. */
  readonly state: 'ready' | 'invalid';
  /** The props that matter. */
  readonly props?: Readonly<Record<string, unknown>>;
  /**
   * The exact mend, which one report must name: the attribute to write, with a working example of it
   * where only the author can know the value. With neither this nor `report`, nothing is told at all.
   */
  readonly fix?: string;
  /** What a report must say where it can name no mend. */
  readonly report?: string;
  /** A fault that cannot be told from what is right. */
  readonly isUnreported?: true;
}

/** A notice with an attribute of every kind: see the test that reads this corpus. */
export function notice(attributes: string, children = '<p>Call 0800 000 000</p>'): string {
  return `<div class="aw-widget" data-widget="office-notice" ${attributes}>${children}</div>`;
}

/** A map that cannot do without its address. */
export function map(attributes: string): string {
  return `<div class="aw-widget" data-widget="office-map" ${attributes}><p>12 Main Street</p></div>`;
}
