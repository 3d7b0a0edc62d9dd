/** A problem that an editor should fix, other than in a placeholder's own attributes. */
export interface PageProblem {
  readonly kind:
    | 'stripped-attributes'
    | 'escaped-markup'
    | 'torn-markup' // quotes, spaces or dashes of the tag are not what was meant
    | 'place' // the loader skips the placeholder there
    | 'stray-slot'
    | 'duplicate-id'
    | 'second-script';
  /** What is wrong, and how to fix it. */
  readonly sentence: string;
  readonly element: Element;
}
