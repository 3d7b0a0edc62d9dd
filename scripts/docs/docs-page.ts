import type { PageMeta } from './page-ids.ts';

/** A page of the catalogue as Markdown. */
export interface DocsPage extends PageMeta {
  readonly kind: 'guide' | 'widget' | 'part';
  /** Its links are relative to this. */
  readonly file: string;
  readonly text: string;
}
