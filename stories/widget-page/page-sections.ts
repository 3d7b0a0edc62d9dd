import type { Attribute } from '@adviser-widgets/widget';
import { commonEvents, type EventDoc } from '@adviser-widgets/widget/internal';
import type { DocumentedWidget } from '../catalogue/families.ts';
import { textGroups } from '../docs/texts/text-groups.ts';
import type { TextTable } from '../docs/texts/text-tables.ts';
import { defaultOf, describeAttribute, takenBy } from './attribute-words.ts';
import { code, markdownList, markdownTable, plain } from './markdown.ts';
import type { LinkTo } from './page-links.ts';

/** A table of attributes, in Markdown. */
export function settingsTable(attributes: readonly (readonly [name: string, Attribute])[]): string {
  const rows = attributes.map(([name, attribute]) => {
    const standard = defaultOf(attribute);
    return [
      code(`data-${name}`),
      plain(describeAttribute(attribute)),
      attribute.choices ? attribute.choices.map(code).join(', ') : plain(takenBy(attribute)),
      standard === undefined ? '–' : code(standard),
      code(attribute.example),
    ];
  });
  return markdownTable(['Attribute', 'What it is for', 'Takes', 'Default', 'For example'], rows);
}

/** What a widget's page says of accessibility, in Markdown. */
export function accessibilityNotes({ accessibility }: DocumentedWidget): string {
  return markdownList(accessibility.map(plain));
}

/** The events that bubble up from a widget's placeholder, in Markdown. Its own come first. */
export function eventsOf({ events }: DocumentedWidget): string {
  const table = markdownTable(
    ['Event', 'When', 'In its detail, beside widget and id'],
    Object.entries<EventDoc>({ ...events, ...commonEvents }).map(([event, { when, detail = {} }]) => [
      code(event),
      plain(when),
      detailOf(detail) || 'nothing',
    ]),
  );
  return `They bubble up from the placeholder, and never hold what a visitor typed.\n\n${table}`;
}

function detailOf(detail: Readonly<Record<string, string>>): string {
  const keys = Object.entries(detail);
  return keys.map(([key, what]) => code(key) + (what && `: ${plain(what)}`)).join('; ');
}

/** The texts of a widget that a page can replace, in Markdown. */
export function messagesOf({ name, lead }: DocumentedWidget, linkTo: LinkTo): string {
  const others = linkTo('texts', 'Texts and languages');
  const texts = ownTexts(name);
  if (Object.keys(texts).length === 0)
    return lead
      ? `A page replaces labels, hints, errors and other texts of the form in \`messages\` of the configuration: ${others} lists them.`
      : 'It has no texts besides yours.';
  const table = markdownTable(
    ['Name', 'In English'],
    Object.entries(texts).map(([text, words]) => [code(text), plain(words)]),
  );
  return `A page replaces them in \`messages\` of the configuration, under \`${name}\`. ${others} explains how, and lists those that several widgets share.\n\n${table}`;
}

/** The family's texts, unless the widget has its own. */
function ownTexts(widget: string): TextTable {
  const groups = textGroups.filter(({ widgets }) => widgets?.includes(widget));
  return Object.assign({}, ...groups.map(({ texts }) => texts)) as TextTable; // of tables
}
