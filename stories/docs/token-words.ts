/** What a token reaches, its unit, and the default of one that `tokens.css` does not declare. */
interface TokenWords {
  readonly reaches: string;
  readonly unit: string;
  /** CSS, or a word in brackets. Until it is set, such a token follows others, in every section of a page. */
  readonly fallback?: string;
}

const color = (reaches: string, fallback?: string): TokenWords => ({ reaches, unit: 'colour', fallback });
const length = (reaches: string, fallback?: string): TokenWords => ({ reaches, unit: 'length', fallback });
const weight = (reaches: string, fallback?: string): TokenWords => ({ reaches, unit: '1 to 1000', fallback });
const letterCase = (reaches: string): TokenWords => ({
  reaches,
  unit: 'none, uppercase, capitalize',
  fallback: 'none',
});

/** Each design token, by its name without `--aw-`. */
export const tokenWords: Readonly<Record<string, TokenWords>> = {
  'color-text': color('Text of widgets outside boxes of their own.', '(the page’s)'),
  'color-heading': color(
    'Headings of widgets outside boxes of their own. Those of an accordion are your content, and keep your page’s colour.',
    '(the text’s)',
  ),
  'color-muted': color(
    'Quiet text: sub-headings, hints, notes; the arrow of lists, the cross in a search box.',
  ),
  'color-link': color(
    'Links, and buttons that look like links; in pop-ups and announcements those of your content, too, unless your page sets a colour for them. In other content of yours they are your page’s, and the links of articles have the accent colour.',
  ),
  'color-surface': color(
    'The ground of fields, lists, cards, pop-ups and menus; what lies on the accent colour: text of the chat button and of notices, ticks.',
  ),
  'color-field-text': color(
    'What is typed into fields, and text on that ground, in notices and announcements.',
  ),
  'color-border': color(
    'Borders of fields, cards, choices and secondary buttons; fainter, the lines between results and in menus. Boxes to tick are the browser’s own: of the tokens only --aw-color-accent reaches them, once they are ticked.',
  ),
  'color-primary': color('Buttons, and the glass in a search box.'),
  'color-primary-hover': color('Buttons under the pointer.'),
  'color-on-primary': color('Text on buttons.'),
  'color-chosen': color(
    'What is chosen: a tab, a rating, a gift, an entry of a list; the date on an article’s picture.',
    'var(--aw-color-primary)',
  ),
  'color-on-chosen': color('Text on what is chosen.', 'var(--aw-color-on-primary)'),
  'color-notice': color(
    'The ground of notices with the background “primary”. On dark grounds the default is darker.',
    'var(--aw-color-primary)',
  ),
  'color-on-notice': color('Text on these notices.', 'var(--aw-color-on-primary)'),
  'color-accent': color(
    'Marks and lines: ticks, drawings, initials, the edge of announcements, panels and chosen gifts, the current page in a menu, the chat button, the links of articles, notices of the background “accent”.',
  ),
  'color-accent-surface': color(
    'A tinted ground: announcements, panels after sending, notices of the background “secondary”, chosen gifts, an adviser’s subjects, what is under the pointer, and the place of missing pictures.',
  ),
  'color-mark': color(
    'The ground of found words in search results. Their text is dark on any page.',
    '#fdeeb3',
  ),
  'color-error': color('Error texts and the borders of wrong fields.'),
  'color-error-surface': color('The ground of the box that says what went wrong.'),
  'color-focus': color(
    'The ring around what has the focus. In notices and at the Menu button it has the text’s colour, on pictures it is white. Links of your own content keep your page’s ring.',
  ),
  hover: color('The tint over what is under the pointer and has no colour of its own for it.'),
  pressed: color('The tint over what is being pressed.'),
  'font-family': {
    reaches:
      'All text of widgets; in React also your content in them, such as the headings of an accordion. A font-family that you set on the element aw-root itself wins.',
    unit: 'typefaces',
    fallback: '(the page’s)',
  },
  'font-family-heading': {
    reaches:
      'Headings of widgets, also those of results, articles and panels, and the names of gifts. Those of an accordion are your content, and keep your page’s typeface, weight and case.',
    unit: 'typefaces',
    fallback: '(the text’s)',
  },
  'font-size': length(
    'Text, fields and the icons beside them. Fields have at least 16 px, below which phones zoom into them.',
  ),
  'font-size-small': length('Hints and notes.'),
  'font-size-heading': length(
    'The main heading of a widget. Those of pop-ups, announcements and panels are multiples of --aw-font-size.',
  ),
  'font-size-label': length('Labels of fields.', 'var(--aw-font-size)'),
  'font-weight-strong': weight(
    'What stands out: labels, buttons, headings, names, and links that act as buttons. The three below begin with it.',
    '600 (headings and links of articles: 700)',
  ),
  'font-weight-heading': weight('Headings of widgets.', 'var(--aw-font-weight-strong, 700)'),
  'font-weight-label': weight('Labels of fields and questions.', 'var(--aw-font-weight-strong, 600)'),
  'font-weight-button': weight('Buttons.', 'var(--aw-font-weight-strong, 600)'),
  'letter-spacing-heading': length('Headings of widgets.', '-0.01em (in announcements and results: normal)'),
  'letter-spacing-label': length('Labels of fields.', 'normal'),
  'letter-spacing-button': length('Buttons.', 'normal'),
  'text-transform-heading': letterCase('Headings of widgets.'),
  'text-transform-label': letterCase(
    'Labels of fields. Questions and boxes to tick are sentences, and stay.',
  ),
  'text-transform-button': letterCase('Buttons.'),
  'line-height': { reaches: 'Text.', unit: 'number' },
  space: length('The step that distances within a widget are multiples of.'),
  'space-between': length(
    'Between two widgets in a row of a CMS page, one below the other. Not after notices, and not for what is in headers and lines of text.',
    'calc(var(--aw-space, 8px) * 4)',
  ),
  radius: length(
    'Corners of fields, buttons, cards and panels. With 0px, tabs, pills, round buttons, photos and found words are square, too; boxes to tick stay as the browser draws them.',
  ),
  'radius-field': length('Corners of fields.', 'var(--aw-radius)'),
  'radius-button': length(
    'Corners of buttons. The chat button and those of gifts are pills until this is set, or --aw-radius is 0px.',
    'var(--aw-radius)',
  ),
  'border-width-field': length(
    'The border of fields, ratings and gifts. 0px leaves fields a line at their foot, for which 0px also suits --aw-radius-field, and the others 1px.',
    '1px',
  ),
  'padding-field': length('Between the border of a field and its text, at both sides.', '14px'),
  'padding-button': length(
    'Between the edge of a button and its text, at both sides. Not in the mobile bar.',
    '28px (chat and gifts: 20px, Menu and Go: 16px)',
  ),
  'control-height': length(
    'The height of fields and buttons, whatever their padding. 44px are the least for fingers. A text that needs more makes them higher. Tabs, ratings, entries of lists and links of the mobile bar keep 44px.',
  ),
  'carousel-height': length(
    'The greatest height of a picture in a carousel.',
    '(two thirds of the carousel’s width)',
  ),
  shadow: {
    reaches:
      'The shadow of the buttons in the primary colour, such as Submit and Go. Not of Menu, nor of the mobile bar. The chat button, pop-ups and lists float, and keep their own.',
    unit: 'shadow',
  },
  duration: {
    reaches: 'How long small movements take. Reduced motion stops them anyway.',
    unit: 'time',
  },
  'page-width': length(
    'The width of your page’s column, on which a notice and the text of a parallax banner stand.',
    '(all of the window)',
  ),
  'page-gutter': length('What your page keeps free beside its column in narrow windows.'),
  'sticky-top': length('What your site keeps at the top of the window itself, such as a bar of its own.'),
  'sticky-layer': { reaches: 'The z-index of headers and bars that stay in sight.', unit: 'number' },
  foot: length(
    'How much of the foot of the window bars cover. The library sets it; pop-ups and the chat button stay above it.',
  ),
  'above-foot': length('How much a pop-up that opened automatically covers above that. The library sets it.'),
};
