/** A problem that an editor should fix, other than in a placeholder's own attributes. */
export interface PageProblem {
  /** What is wrong, and how to fix it. */
  readonly sentence: string;
  readonly element: Element;
}
