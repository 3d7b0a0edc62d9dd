/** Something an editor should fix. `describeProblem` describes it in a sentence. */
export interface Problem {
  readonly kind:
    | 'attribute' // unknown, deprecated, or its value is invalid
    | 'missing' // required, and absent, empty or invalid
    | 'none' // the widget needs one of several attributes, and has none of them
    | 'order' // a last date before the first one
    | 'bare' // an attribute without its `data-`
    | 'damaged' // by people or their programs: quotes, spaces, dashes, a rewritten address
    | 'slot' // unknown, or a duplicate name
    | 'brand' // the configuration lacks a key that the widget needs
    | 'tag'; // `brand`, on a page whose script tag was not found
  /** The attribute as written, without `data-`; or the slot, or the key. Empty for `none`. */
  readonly name: string;
  /** For `damaged`, the repaired value, if it can be known. */
  readonly text?: string;
  /** For `damaged`, its kind: a key of the table in `damage.ts` of the package markup. */
  readonly damage?: string;
  /** For `damaged`, whether the parser took a part of the value for names of attributes. */
  readonly isLossy?: boolean;
}
