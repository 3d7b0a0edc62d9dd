/** The configuration and style of the site that snippets are built for. */
export interface PreviewSetting {
  /** The site's configuration. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Address of the site's style sheet, so that the preview looks like its pages. */
  readonly styleSheet: string | undefined;
}

export interface PreviewMessage extends PreviewSetting {
  readonly type: 'aw-preview';
  readonly html: string;
  /** Ids that refer to elements outside the snippet. */
  readonly ids: readonly string[];
  /** Address of the builder's page; links are relative to it. */
  readonly base: string;
}

export const previewReady = 'aw-preview-ready';
