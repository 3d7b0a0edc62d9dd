// @vitest-environment jsdom
import { putMarkup } from '@adviser-widgets/testing';
import { leftDefinitions } from '@adviser-widgets/testing/left-markup';
import { expect, test } from 'vitest';
import { wrongLeadIds } from './lead-ids.ts';
import { readTolerantly } from './read-tolerantly.ts';

function sentences(attributes: string): string[] {
  const element = putMarkup(`<div data-widget="request-call-form" ${attributes}></div>`);
  const definition = leftDefinitions.get('request-call-form');
  if (!definition) throw new Error('there is no such widget');
  const { props } = readTolerantly(definition, element);
  return wrongLeadIds({ definition, element, props }).map(({ sentence }) => sentence);
}

const empty = "data-campaign-id is empty: write the campaign's id, or remove it";

test.each([
  ['an empty campaign is said', 'data-campaign-id=""', [empty]],
  ['so is one of spaces', 'data-campaign-id=" "', [empty]],
  ['nothing is said of none', '', []],
  ['nothing is said of a right one', 'data-campaign-id="HL-2026"', []],
  ['nothing is said of one whose quotes are doubled', 'data-campaign-id=""HL-2026""', []],
])('%s', (_, attributes, said) => {
  expect(sentences(attributes)).toEqual(said);
});
