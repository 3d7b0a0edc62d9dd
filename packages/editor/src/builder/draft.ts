import type { WrittenAttribute } from '@adviser-widgets/markup';

/** A link that carries the widget where editors may use nothing else (contract section 1). */
export interface DraftLink {
  /** Where it leads by itself. */
  readonly address: string;
  readonly text: string;
}

/** What an editor has chosen and typed so far, each text as it was written. */
export interface WidgetDraft {
  /** The widget's name. */
  readonly widget: string;
  /** Its element: `div`, or `span` in the middle of a line. */
  readonly tag: string;
  /** Of the widget, by name without `data-`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What else stands on the element: its id, classes, attributes of other tools. */
  readonly others: readonly WrittenAttribute[];
  /** HTML by slot. */
  readonly slots: Readonly<Record<string, string>>;
  /** HTML of all that is in no slot: a content widget's content, the fallback of any other. */
  readonly content: string;
  readonly link: DraftLink;
}
