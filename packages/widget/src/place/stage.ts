import type { ShownNodes } from '../nodes/shown-nodes.ts';

/**
 * Where a widget is in its placeholder. The author's nodes stay the page's own, for its scripts and its
 * framework (R36).
 */
export interface Stage {
  /** Puts the widget's root in place, and hides the author's nodes. */
  show(): void;
  /** Undoes what the page did to the root, and returns what it did to the author's nodes since the last call. */
  heal(): Healed;
  /** Takes the root away, and shows the author's nodes as the page has left them. */
  end(): void;
}

/** `overwritten`: what the widget has rendered is gone, so it must be mounted again. */
export type Healed = 'same' | 'changed' | 'overwritten';

export interface StageOptions {
  readonly host: HTMLElement;
  /** The element that the widget renders into. */
  readonly root: HTMLElement;
  /** The widget shows the author's nodes. */
  readonly isContent: boolean;
  readonly shown: ShownNodes;
}
