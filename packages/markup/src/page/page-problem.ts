/** Something on a page, outside of what a placeholder says itself, that an editor should fix. */
export interface PageProblem {
  /** What is wrong, and how to fix it. */
  readonly sentence: string;
  /** Where, if it is one place. */
  readonly element: Element;
}
