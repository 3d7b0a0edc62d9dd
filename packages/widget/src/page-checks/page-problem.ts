/** Something on a page, outside of what a placeholder says itself, that an editor should mend. */
export interface PageProblem {
  /** What is wrong, and how to mend it. */
  readonly sentence: string;
  /** Where, if it is one place. */
  readonly element: Element;
}
