/** Something an editor should fix. `describeProblem` describes it in a sentence. */
export interface Problem {
  readonly kind:
    | 'attribute' // unknown, deprecated, or its value is invalid
    | 'missing' // required, and absent, empty or invalid
    | 'none' // the widget needs one of several attributes, and has none of them
    | 'order' // a last date before the first one
    | 'bare' // an attribute without its `data-`
    | 'split' // curly quotes split it into several attributes; joined again
    | 'cut' // a curly quote cut it off, and the rest is lost
    | 'slot' // unknown, or a duplicate name
    | 'brand' // the configuration lacks a key that the widget needs
    | 'tag'; // `brand`, on a page whose script tag was not found
  /** The attribute as written, without `data-`; or the slot, or the key. Empty for `none`. */
  readonly name: string;
  /** For `split` and `cut`, the repaired value. */
  readonly text?: string;
}
