/** The configuration and style of the site that snippets are built for. */
export interface PreviewSetting {
  /** The site's configuration (contract section 2). */
  readonly config: Readonly<Record<string, unknown>>;
  /** Address of the site's style sheet, so that the preview looks like its pages. */
  readonly styleSheet: string | undefined;
}

/** A message from the builder to the preview's frame. */
export interface PreviewMessage extends PreviewSetting {
  readonly type: 'aw-preview';
  readonly html: string;
  /** Ids in the snippet that refer to elements elsewhere on the page. */
  readonly ids: readonly string[];
  /** Address of the builder's page; links are relative to it. */
  readonly base: string;
}

/** The frame's message once it listens. */
export const previewReady = 'aw-preview-ready';
