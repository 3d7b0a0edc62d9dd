// @vitest-environment jsdom
import { addressMap } from '@adviser-widgets/maps';
import { iframeEmbed, youtubeVideo } from '@adviser-widgets/media';
import { pastedAddresses, placeholderOf } from '@adviser-widgets/testing/left-markup';
import { putMarkup } from '@adviser-widgets/testing';
import { Placeholder, type Definition } from '@adviser-widgets/widget';
import { looksMangled } from '@adviser-widgets/widget/internal';
import { expect, test } from 'vitest';
import { correctSnippet } from './snippet/correct-snippet.ts';
import { readPanelContent } from './report/panel/read-panel-content.ts';
import { knowledge } from './report/sample-page.ts';

const definitions = new Map<string, Definition>(
  [addressMap, iframeEmbed, youtubeVideo].map((definition) => [definition.name, definition]),
);

/** What the report says of it. */
function said(markup: string): string {
  const { placeholders } = readPanelContent([new Placeholder(putMarkup(markup))], {
    ...knowledge({ definitions }),
    siteNotes: [],
    hasStarted: true,
  });
  return placeholders.flatMap(({ problems }) => problems).join('\n');
}

function corrected(markup: string): string {
  const element = putMarkup(markup);
  return correctSnippet({ element, name: element.dataset.widget ?? '', original: element }, definitions)
    .snippet;
}

const refused = pastedAddresses.filter(({ says }) => says !== undefined);
const taken = pastedAddresses.filter(({ meant }) => meant !== undefined);
const fine = pastedAddresses.filter(({ says, meant }) => says === undefined && meant === undefined);

test.each(refused)('the report says what to do: $widget, $name', (row) => {
  expect(said(placeholderOf(row))).toContain(row.says);
});

test.each(refused)('the report says one thing of it: $widget, $name', (row) => {
  expect(said(placeholderOf(row)).split('\n')).toHaveLength(1);
});

test.each(taken)('the report says what to write: $widget, $name', (row) => {
  expect(said(placeholderOf(row))).toContain(`="${row.meant}"`);
});

test.each(taken)('the corrected snippet has what is meant: $widget, $name', (row) => {
  expect(corrected(placeholderOf(row))).toContain(`="${row.meant?.replaceAll('&', '&amp;')}"`);
});

test.each(taken)('the loader has it repaired: $widget, $name', (row) => {
  expect(looksMangled(putMarkup(placeholderOf(row)))).toBe(true);
});

test.each(fine)('the report says nothing: $widget, $name', (row) => {
  expect(said(placeholderOf(row))).toBe('');
});
