/** Pages that a widget's page links to: by the id in the catalogue, the file beside the widgets' own. */
const linkedFiles = {
  attributes: '../Attributes.md',
  configuration: '../Configuration.md',
  texts: '../Texts.md',
  'for-content-editors': '../guides/EditorsGuide.md',
  'for-front-end-developers': '../ForFrontEndDevelopers.md',
  'when-a-widget-does-not-show': '../WhenAWidgetDoesNotShow.md',
} as const;

type LinkedPage = keyof typeof linkedFiles;

/** Writes a link to a page, in Markdown. */
export type LinkTo = (page: LinkedPage, words: string, anchor?: string) => string;

export const linkToFile: LinkTo = (page, words, anchor = '') =>
  `[${words}](${linkedFiles[page]}${anchor && `#${anchor}`})`;

export const linkInCatalogue: LinkTo = (page, words, anchor = '') =>
  `[${words}](?path=/docs/${page}--docs${anchor && `#${anchor}`})`;
