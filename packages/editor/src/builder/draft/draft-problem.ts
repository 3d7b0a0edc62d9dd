/** Something to fix in a draft. */
export interface DraftProblem {
  readonly name: string;
  readonly sentence: string;
  /** The same below the field, whose label stands in for the attribute's name. */
  readonly fieldSentence?: string | undefined;
  readonly isMissing: boolean;
  /** The rest of a page seems to be in it: `content` or a slot. */
  readonly isSwallowed?: boolean;
  /** The value is there and empty: an editor writes it, or removes it. */
  readonly isLost?: boolean;
}
