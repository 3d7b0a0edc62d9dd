import type { WrittenAttribute } from '@adviser-widgets/markup';

/** A link that carries the widget, for editors who can only write links (contract section 1). */
export interface DraftLink {
  /** Where the link leads without the widget. */
  readonly address: string;
  readonly text: string;
}

/** What an editor has chosen and typed so far, with every text as written. */
export interface WidgetDraft {
  /** The widget's name. */
  readonly widget: string;
  /** Its element: `div`, or `span` inside a line of text. */
  readonly tag: string;
  /** The widget's attributes, by name without `data-`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Other attributes of the element: its id, classes, and those of other tools. */
  readonly others: readonly WrittenAttribute[];
  /** HTML by slot. */
  readonly slots: Readonly<Record<string, string>>;
  /** HTML outside the slots: the content of a content widget, or the fallback of any other. */
  readonly content: string;
  readonly link: DraftLink;
}
