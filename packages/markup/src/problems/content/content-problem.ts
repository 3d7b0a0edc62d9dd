/** Something wrong with what is inside a placeholder. */
export interface ContentProblem {
  readonly kind: 'damaged' | 'swallowed';
  readonly element: Element;
  /** In words that follow the widget's name. */
  readonly sentence: string;
}
