/** A snippet as a person or a program left it, and the right answer. */
export interface LeftPiece {
  readonly name: string;
  /** The program or the kind of public report in which people met it. */
  readonly seen: string;
  readonly markup: string;
  /** By default the request-call-form. */
  readonly widget?: string;
  /** What its author meant, by name without `data-`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What its author put inside, by default `inside`. */
  readonly content?: string;
  /** Words that the builder, the report and the page checker all say. */
  readonly says: string;
  /**
   * What the loader can make of it on a page: all, all but the capital letters of what the parser took for names, or
   * not all: the parser has lost a part.
   */
  readonly page: 'whole' | 'letters' | 'part';
}

export const inside = '<p>Call 0800 000 000</p>';

/** What the author of most pieces meant. */
export const meant = { heading: 'Talk to us', 'campaign-id': 'HL-2026' };

/** A form whose attributes after data-widget are these. */
export function form(attributes: string): string {
  return `<div class="aw-widget" data-widget="request-call-form" ${attributes}>${inside}</div>`;
}

/** A frame with this address. */
export function frame(src: string): string {
  return `<div class="aw-widget" data-widget="iframe-embed" data-src="${src}" data-title="Calculator"><a href="/calculators">Open</a></div>`;
}
