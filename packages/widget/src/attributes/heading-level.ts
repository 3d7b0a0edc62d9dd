/** The `heading-level` attribute, shared by every widget with a heading. */
export const headingLevel = {
  kind: 'integer',
  default: 2,
  min: 2,
  max: 6,
  description:
    'The level of the heading, so that it fits the outline of your page. Headings within the widget follow from it.',
  example: '3',
} as const;
