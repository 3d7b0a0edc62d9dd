// @vitest-environment jsdom
import { addressMap } from '@adviser-widgets/maps';
import { iframeEmbed, youtubeVideo } from '@adviser-widgets/media';
import { addressAttributes, pastedAddresses, placeholderOf } from '@adviser-widgets/testing/left-markup';
import { meantAddress } from '@adviser-widgets/markup';
import { expect, test } from 'vitest';
import { widgetsOf } from '../sample-widgets.ts';
import { findProblems } from '../draft/draft-problems.ts';
import { startDraft } from '../draft/example-draft.ts';
import { readMarkup } from './read-markup.ts';

const widgets = widgetsOf(addressMap, iframeEmbed, youtubeVideo);

function widgetOf(name: string) {
  const widget = widgets.get(name);
  if (!widget) throw new Error(`there is no widget ${name}`);
  return widget;
}

/** What the builder says at the field, once the address is in it. */
function atField({ widget: name, address }: (typeof pastedAddresses)[number]): string[] {
  const widget = widgetOf(name);
  const attribute = addressAttributes[name];
  const draft = { ...startDraft(widget), content: '' };
  const attributes = { title: 'Acme', [attribute]: address };
  return findProblems({ ...draft, attributes }, widget).flatMap((problem) =>
    problem.name === attribute ? (problem.fieldSentence ?? problem.sentence) : [],
  );
}

const refused = pastedAddresses.filter(({ says }) => says !== undefined);
const taken = pastedAddresses.filter(({ meant }) => meant !== undefined);
const fine = pastedAddresses.filter(({ says, meant }) => says === undefined && meant === undefined);

test.each(refused)('says of pasted markup what to do: $widget, $name', (row) => {
  const { found } = readMarkup(placeholderOf(row), widgets);
  expect(found.flatMap(({ problems }) => problems).join('\n')).toContain(row.says);
});

test.each(refused.filter(({ says }) => !says?.startsWith('is a link')))(
  'says at the field what to do: $widget, $name',
  (row) => {
    expect(atField(row)).toEqual([expect.stringContaining(row.says ?? '')]);
  },
);

test.each(taken)('takes it from pasted markup: $widget, $name', (row) => {
  const [first] = readMarkup(placeholderOf(row), widgets).found;
  expect(first?.draft?.attributes[addressAttributes[row.widget]]).toBe(row.meant);
});

test.each(taken.filter(({ address }) => !address.includes('safelinks')))(
  'takes it in the field: $widget, $name',
  ({ widget, address, meant }) => {
    expect(meantAddress(widgetOf(widget), addressAttributes[widget], address)).toBe(meant);
  },
);

test.each(fine)('says nothing: $widget, $name', (row) => {
  expect(readMarkup(placeholderOf(row), widgets).found.flatMap(({ problems }) => problems)).toEqual([]);
});
