import type { WrittenAttribute } from '@adviser-widgets/markup';

/** For editors who can only write links. */
export interface DraftLink {
  readonly address: string;
  readonly text: string;
}

export interface WidgetDraft {
  readonly widget: string;
  /** `div`, or `span` inside a line of text. */
  readonly tag: string;
  /** By name without `data-`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Id, classes, and attributes of other tools. */
  readonly others: readonly WrittenAttribute[];
  /** HTML by slot. */
  readonly slots: Readonly<Record<string, string>>;
  /** HTML outside the slots: a content widget's content, or the fallback of any other. */
  readonly content: string;
  /**
   * Which part no end tag closed where it was read, so that more of the page may be in it: `content` or the name of a
   * slot. Until an editor has looked at it.
   */
  readonly unclosed?: string | undefined;
  readonly link: DraftLink;
}
