import { map, notice, type BrokenSnippet } from './broken-snippet.ts';

const widget = (name: string, attributes = '') =>
  `<div class="aw-widget" data-widget="${name}" ${attributes}><p>Call us</p></div>`;

/** Mistyped names of widgets and attributes, and names that belong to others. */
export const names: readonly BrokenSnippet[] = [
  { name: 'a widget in capitals', html: widget('Office-Notice'), state: 'ready' },
  { name: 'a widget with spaces around', html: widget(' office-notice&nbsp;'), state: 'ready' },
  { name: 'a zero-width space after a widget', html: widget('office-notice\u200b'), state: 'ready' },
  {
    name: 'a mistyped widget',
    html: widget('ofice-notice'),
    state: 'invalid',
    fix: 'data-widget="office-notice"',
  },
  {
    name: 'a widget with an underscore',
    html: widget('office_notice'),
    state: 'invalid',
    fix: 'data-widget="office-notice"',
  },
  {
    name: 'a widget with a space',
    html: widget('office notice'),
    state: 'invalid',
    fix: 'data-widget="office-notice"',
  },
  {
    name: 'a widget in camel case',
    html: widget('officeNotice'),
    state: 'invalid',
    fix: 'data-widget="office-notice"',
  },
  {
    name: 'a part of a widget’s name',
    html: widget('map'),
    state: 'invalid',
    fix: 'data-widget="office-map"',
  },
  {
    name: 'a widget that does not exist',
    html: widget('calculator'),
    state: 'invalid',
    report: 'there is no widget "calculator"',
  },
  { name: 'an empty widget', html: widget(''), state: 'invalid', report: 'there is no widget ""' },
  {
    name: 'a widget named like a part of every object',
    html: widget('constructor'),
    state: 'invalid',
    report: 'there is no widget "constructor"',
  },
  {
    name: 'a widget named like the prototype',
    html: widget('__proto__'),
    state: 'invalid',
    report: 'there is no widget "__proto__"',
  },
  {
    name: 'a mistyped attribute',
    html: notice('data-headding="Talk to us"'),
    state: 'ready',
    props: { heading: 'Opening hours' },
    fix: 'write data-heading="Talk to us"',
  },
  {
    name: 'swapped letters',
    html: notice('data-haeding="Talk to us"'),
    state: 'ready',
    fix: 'write data-heading="Talk to us"',
  },
  {
    name: 'an attribute without its hyphen',
    html: notice('data-headinglevel="3"'),
    state: 'ready',
    props: { headingLevel: 2 },
    fix: 'write data-heading-level="3"',
  },
  {
    name: 'an attribute with an underscore',
    html: notice('data-heading_level="3"'),
    state: 'ready',
    fix: 'write data-heading-level="3"',
  },
  {
    name: 'an attribute in camel case',
    html: notice('data-campaignId="HL-2026"'),
    state: 'ready',
    fix: 'write data-campaign-id="HL-2026"',
  },
  {
    name: 'a part of an attribute’s name',
    html: notice('data-campaign="HL-2026"'),
    state: 'ready',
  },
  {
    name: 'two hyphens',
    html: notice('data--heading="Talk to us"'),
    state: 'ready',
    fix: 'write data-heading="Talk to us"',
  },
  {
    name: 'a mistyped attribute with a wrong value',
    html: notice('data-heading-levle="h3"'),
    state: 'ready',
    fix: 'write data-heading-level="3"',
  },
  {
    name: 'an attribute in capitals',
    html: notice('DATA-HEADING="Talk to us"'),
    state: 'ready',
    props: { heading: 'Talk to us' },
  },
  {
    name: 'an attribute without data-',
    html: notice('heading="Talk to us"'),
    state: 'ready',
    props: { heading: 'Opening hours' },
    fix: 'write data-heading="Talk to us"',
  },
  {
    name: 'a hyphenated attribute without data-',
    html: notice('heading-level="3"'),
    state: 'ready',
    props: { headingLevel: 2 },
    fix: 'write data-heading-level="3"',
  },
  {
    name: 'a flag without data-',
    html: notice('closable="no"'),
    state: 'ready',
    props: { closable: true },
    fix: 'write data-closable="no"',
  },
  {
    name: 'a required attribute without data-',
    html: map('address="12 Main Street"'),
    state: 'invalid',
    fix: 'write data-address="12 Main Street"',
  },
  {
    name: 'a mistyped required attribute',
    html: map('data-adress="12 Main Street"'),
    state: 'invalid',
    fix: 'write data-address="12 Main Street"',
  },
  {
    name: 'a mistyped time to load',
    html: notice('data-widget-laod="eager"'),
    state: 'ready',
    fix: 'write data-widget-load="eager"',
  },
  {
    name: 'an attribute that does not exist',
    html: notice('data-colour="red"'),
    state: 'ready',
  },
  {
    name: 'an attribute named like the prototype',
    html: notice('data-__proto__="x"'),
    state: 'ready',
  },
  {
    name: 'an attribute named like a part of every object',
    html: notice('data-constructor="x"'),
    state: 'ready',
  },
  {
    name: 'an attribute that begins like ours',
    html: notice('data-aw-colour="red"'),
    state: 'ready',
    fix: 'does not know data-aw-colour="red"; leave it out, or write one of data-heading',
  },
  {
    name: 'a loading condition that does not exist',
    html: notice('data-widget-load="visble"'),
    state: 'ready',
    fix: 'write data-widget-load="visible"',
  },
  {
    name: 'a media query without its own brackets',
    html: notice('data-widget-load="media(max-width: 600px"'),
    state: 'ready',
    fix: 'write data-widget-load="media((max-width: 600px))"',
  },
  {
    name: 'a translated name of a widget',
    html: `<div data-widget="formulaire de demande d'appel"></div>`,
    state: 'invalid',
    fix: 'a translator may have changed its name, which is in English and has no spaces; choose the widget',
  },
  {
    name: 'attributes of other tools',
    html: notice(
      'data-id="7" data-aos="fade" data-wp-context="{}" data-elementor-id="2" data-cke-x="1" data-mce-y="1" data-testid="z" data-v-7ba5bd90',
    ),
    state: 'ready',
  },
  {
    name: 'attributes that HTML knows',
    html: notice('title="Notice" lang="en-NZ" style="min-height: 10px" role="region"'),
    state: 'ready',
  },
  {
    name: 'the same attribute twice, where the first counts',
    html: notice('data-heading="First" data-heading="Second"'),
    state: 'ready',
    props: { heading: 'First' },
  },
  {
    name: 'attributes left by a published page',
    html: notice('data-widget-state="ready" data-widget-version="0.9.0" data-widget-load="eager"'),
    state: 'ready',
  },
];
