/** Something an editor should mend. `describeProblem` puts it in a sentence. */
export interface Problem {
  readonly kind:
    | 'attribute' // unknown, known by another name today, or its value does not fit
    | 'missing' // is required, and absent, empty or wrong
    | 'none' // it needs one of several, and has none
    | 'bare' // would be an attribute, had it its `data-`
    | 'split' // curly quotes tore it into several attributes; put together again
    | 'cut' // a curly quote tore it apart, and what came after is lost
    | 'slot' // unknown, or the second of its name
    | 'brand'; // the configuration lacks the key that the widget needs
  /** The attribute's name as written, without `data-`; the slot's, or the key's; of `none` it has none. */
  readonly name: string;
  /** The value as given; for `split` and `cut`, what was made of it. The others have none. */
  readonly text?: string;
}
