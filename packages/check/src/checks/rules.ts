import { configurationRules } from './configuration-rules.ts';

/** What a finding is about, for reports that group findings by rule. */
export interface Rule {
  /** What is wrong, in a few words. */
  readonly title: string;
  /** What it costs, and how to fix it. */
  readonly help: string;
}

/** Every rule by its id. Ids are part of the JSON and SARIF output, so they stay. */
export const rules = {
  'unknown-widget': {
    title: 'No widget has this name',
    help: 'The fallback stays. Write one of the names in the catalogue into data-widget.',
  },
  'unknown-attribute': {
    title: 'The widget does not know this attribute',
    help: 'The widget ignores it and uses its default. Attributes begin with data- and are listed with each widget.',
  },
  'attribute-value': {
    title: 'The value of an attribute is not of its kind',
    help: 'The widget uses its default. The message says what is expected, with an example.',
  },
  'missing-attribute': {
    title: 'A required attribute is missing',
    help: 'The fallback stays. Add the attribute.',
  },
  'damaged-markup': {
    title: 'People or their programs have damaged the markup',
    help: 'Attributes or words of them are lost: quotes, spaces, dashes or addresses are not what was meant. Paste the snippet of the message into the source view or an HTML block.',
  },
  'loading-condition': {
    title: 'data-widget-load cannot be read',
    help: 'The widget loads by its default. Write eager, visible, idle, interaction, or media(…) with a media query in its own brackets.',
  },
  'unknown-id': {
    title: 'An id leads to nothing',
    help: 'The widget waits for an element that is not on the page, or is another one. Give the right element this id.',
  },
  'lead-id': {
    title: 'The id of an adviser or campaign cannot be right',
    help: 'The lead arrives without its adviser or campaign. Copy the id from where you manage them.',
  },
  'unfilled-value': {
    title: 'A value was never filled in',
    help: 'A template or an example is still there, and goes out with each lead. Write the value itself.',
  },
  address: {
    title: 'An address leads nowhere',
    help: 'Browsers block it, or take it for a path of your site. Write the whole address, with https://.',
  },
  'contact-link': {
    title: 'A link to call or write does not work',
    help: 'It is what visitors have if the form cannot load. Numbers need tel:, email addresses mailto:, pages https://.',
  },
  contradiction: {
    title: 'Setting and fallback contradict each other',
    help: 'Visitors see the fallback first and the widget after it. Write the same fact in both, or let the snippet builder write the fallback.',
  },
  'missing-content': {
    title: 'The widget has nothing to show',
    help: 'Put the content that the message names into the element with data-widget.',
  },
  'missing-picture': {
    title: 'Recommended content is missing',
    help: 'The widget works, but less well. The message says what to add.',
  },
  fallback: {
    title: 'The form has no fallback',
    help: 'Without JavaScript, or if a file does not arrive, visitors see nothing to act on. Put a sentence with a phone link inside.',
  },
  slot: {
    title: 'A slot is unknown, repeated or empty',
    help: 'Its text is not shown where it should be. A slot is one element with data-slot and a name that the widget has.',
  },
  'stray-slot': {
    title: 'A slot is outside any widget',
    help: 'Visitors see its text at once. Move it into the element that has data-widget.',
  },
  'unclosed-tag': {
    title: 'An end tag is missing',
    help: 'The rest of the page becomes part of the widget or slot, and disappears with it. Write the end tag.',
  },
  place: {
    title: 'The widget cannot work in this place',
    help: 'The loader skips it there, or browsers take it apart. Move it out of the element that the message names.',
  },
  hidden: {
    title: 'The widget is hidden',
    help: 'Visitors never see it unless a script shows it. Remove the attribute or the style.',
  },
  'stripped-attributes': {
    title: 'The CMS removed the attributes',
    help: 'Allow data-* attributes, use an HTML block, or use the link form.',
  },
  'torn-markup': {
    title: 'The tag of a widget is damaged',
    help: 'The loader finds no widget, or not its name. Write the tag of the message, in the source view or an HTML block.',
  },
  'escaped-markup': {
    title: 'A snippet shows as text',
    help: 'It was pasted into the visual editor. Paste it into the source view or an HTML block.',
  },
  shortcode: {
    title: 'A shortcode shows as text',
    help: 'The plugin that reads it is not active here, or does not know it. Activate it, or use an HTML snippet.',
  },
  'custom-element': {
    title: 'A widget is written as an element of its own',
    help: 'Browsers do not know it. Write <div class="aw-widget" data-widget="…">.',
  },
  'duplicate-id': {
    title: 'Several elements have the same id',
    help: 'Links, labels and attributes reach the first alone. Give each element its own id.',
  },
  'link-form': {
    title: 'A link with the settings of a widget stays a link',
    help: 'Allow links in the configuration (links), and write the settings after a #.',
  },
  'no-script': {
    title: 'The script is missing',
    help: 'No widget of the page loads. Add the script tag to the template.',
  },
  'second-script': {
    title: 'The script is on the page twice',
    help: 'The first is used; the settings of the other are lost. Remove one.',
  },
  'script-type': {
    title: 'Browsers do not run the script',
    help: 'No widget of the page loads, or not before consent, for which leads need not wait. Use a plain script tag.',
  },
  'script-address': {
    title: 'The address of the script does not work everywhere',
    help: 'Write the whole address, with https://, or a path that begins with a slash.',
  },
  integrity: {
    title: 'Integrity that blocks a file',
    help: 'Browsers refuse the file. Copy integrity together with an exact version, and add crossorigin="anonymous".',
  },
  'style-sheet': {
    title: 'page.css is missing',
    help: 'The page jumps as widgets load, and the texts of slots show too early. Link page.css in the head.',
  },
  version: {
    title: 'page.css and the script are of different versions',
    help: 'Space and hidden parts do not fit the widgets. Use the same version in both addresses.',
  },
  encoding: {
    title: 'Browsers may read other letters than you wrote',
    help: 'Macrons and quotes are garbled, on the page and in leads. Save the page as UTF-8, and name it in the header or a <meta>.',
  },
  ...configurationRules,
  'policy-script': {
    title: 'The policy blocks a script',
    help: 'Add what the message names to script-src of your Content-Security-Policy.',
  },
  'policy-style': {
    title: 'The policy blocks style sheets',
    help: 'Add what the message names to style-src.',
  },
  'policy-connection': {
    title: 'The policy blocks calls to an API',
    help: 'Leads, searches or the configuration do not get through. Add the origin to connect-src.',
  },
  'policy-frame': {
    title: 'The policy blocks a frame',
    help: 'The captcha cannot ask, or an embedded page stays empty. Add what the message names to frame-src.',
  },
  'policy-image': {
    title: 'The policy blocks pictures',
    help: 'Add what the message names to img-src.',
  },
  'policy-sandbox': {
    title: 'The policy forbids forms or scripts',
    help: 'Add the words that the message names to the directive sandbox.',
  },
  'policy-integrity': {
    title: 'The policy for integrity blocks a file',
    help: 'Integrity-Policy stops files without a hash. Add integrity and crossorigin to our tags; leave the header out where a page needs a script of a vendor.',
  },
  'policy-trusted-types': {
    title: 'The policy does not list our Trusted Types policy',
    help: 'Scripts of ours stop with an error. Add adviser-widgets to trusted-types.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rules;
