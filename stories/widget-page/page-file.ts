import { tasks } from '@adviser-widgets/widget/internal';
import { familyOf, type DocumentedWidget } from '../catalogue/families.ts';
import { inReact } from './in-react.ts';
import { layOut } from './lay-out.ts';
import { code, markdownTable, plain } from './markdown.ts';
import { onThePage } from './on-the-page.ts';
import { linkToFile } from './page-links.ts';
import { accessibilityNotes, eventsOf, messagesOf, settingsTable } from './page-sections.ts';
import { pasteThis } from './paste-this.ts';
import { reactUse } from './react-use.ts';

/**
 * Writes the page of a widget as a file that a code host shows, with the words of its page in the catalogue.
 *
 * @param picture Its address, relative to the file
 */
export async function widgetPage(definition: DocumentedWidget, picture: string): Promise<string> {
  const { name, title, description, takeFor, keywords, task } = definition;
  const family = familyOf(name);
  const use = reactUse(definition, family);
  const react = { ...use, code: await layOut(use.code) };
  const parts = [
    `# ${title}`,
    `\`${name}\`${keywords.length > 0 ? `, also called: ${keywords.join(', ')}` : ''}`,
    plain(description),
    ...(takeFor ? [`**Take it for**: ${plain(takeFor)}`] : []),
    ...(task ? [`**What visitors do**: ${tasks[task]}.`] : []),
    `![${title}](${picture})`,
    '## Paste this into a page',
    pasteThis(definition, linkToFile),
    `The ${linkToFile('for-content-editors', 'guide for content editors')} has each step. ${linkToFile('when-a-widget-does-not-show', 'When a widget does not show')} helps if nothing appears.`,
    '## Settings',
    settings(definition),
    '## Slots',
    slotsOf(definition),
    '## Events',
    eventsOf(definition),
    '## Texts',
    messagesOf(definition, linkToFile),
    '## On the page',
    onThePage(definition, linkToFile),
    '## Accessibility',
    accessibilityNotes(definition),
    '## In React',
    inReact(definition, react, linkToFile),
    `[${use.packageName}](../../../packages/${family}/README.md) says more about it.`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function settings({ attributes }: DocumentedWidget): string {
  const rows = Object.entries(attributes);
  if (rows.length === 0) return 'It has none.';
  return `${linkToFile('attributes', 'Attributes')} says how to write each kind of value.\n\n${settingsTable(rows)}`;
}

function slotsOf({ slots }: DocumentedWidget): string {
  const rows = Object.entries(slots).map(([name, { description }]) => [
    code(`data-slot="${name}"`),
    plain(description),
  ]);
  if (rows.length === 0) return 'It has none.';
  const table = markdownTable(['Slot', 'What it is for'], rows);
  return `A slot is an element inside the placeholder with this attribute.\n\n${table}`;
}
