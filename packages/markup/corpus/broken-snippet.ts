/** One placeholder as a CMS, an editor or its author left it. */
export interface BrokenSnippet {
  /** What went wrong, and how. */
  readonly name: string;
  /** Parsed as a fragment; its first placeholder is tested. */
  readonly html: string;
  /** The resulting state. */
  readonly state: 'ready' | 'invalid';
  /** The relevant props. */
  readonly props?: Readonly<Record<string, unknown>>;
  /**
   * The exact fix, which one report must contain: the attribute to write, or a working example if only the
   * author can know the value. With neither this nor `report`, nothing must be reported.
   */
  readonly fix?: string;
  /** What a report must contain if it can't suggest a fix. */
  readonly report?: string;
  /** A fault that can't be distinguished from valid markup. */
  readonly isUnreported?: true;
}

/** A notice with an attribute of every kind; see the test that reads this corpus. */
export function notice(attributes: string, children = '<p>Call 0800 000 000</p>'): string {
  return `<div class="aw-widget" data-widget="office-notice" ${attributes}>${children}</div>`;
}

/** A map, which requires an address. */
export function map(attributes: string): string {
  return `<div class="aw-widget" data-widget="office-map" ${attributes}><p>12 Main Street</p></div>`;
}
