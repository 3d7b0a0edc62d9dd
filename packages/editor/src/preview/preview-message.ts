/** How the pages look and work for which snippets are built. */
export interface PreviewSetting {
  /** The site's configuration (contract section 2). */
  readonly config: Readonly<Record<string, unknown>>;
  /** Address of the site's own style sheet, so that the preview looks like its pages. */
  readonly styleSheet: string | undefined;
}

/** From the builder to the preview's frame. */
export interface PreviewMessage extends PreviewSetting {
  readonly type: 'aw-preview';
  readonly html: string;
  /** Ids that the snippet names, of elements that stand elsewhere on the page. */
  readonly ids: readonly string[];
  /** Of the page with the builder: links lead from there. */
  readonly base: string;
}

/** From the frame, once it listens. */
export const previewReady = 'aw-preview-ready';
