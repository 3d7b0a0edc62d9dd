// @vitest-environment jsdom
import { putMarkup } from '@adviser-widgets/testing';
import { leftDefinitions } from '@adviser-widgets/testing/left-markup';
import { describe, expect, test } from 'vitest';
import { contradictions } from './contradictions.ts';
import { readTolerantly } from './read-tolerantly.ts';

/** The sentences about a widget on a site that has a phone number. */
function sentences(markup: string, phone?: string): string[] {
  const element = putMarkup(markup);
  const definition = leftDefinitions.get(element.dataset['widget'] ?? '');
  if (!definition) throw new Error('there is no such widget');
  const { props } = readTolerantly(definition, element);
  const adviserId = element.dataset['adviserId'];
  return contradictions({
    definition,
    element,
    original: element,
    props: { ...props, adviserId },
    phone,
  }).map(({ sentence }) => sentence);
}

describe('the phone link of a form', () => {
  const said = /^a press on the phone link inside calls .*, and the form's errors offer another number/;
  const form = (number: string, attributes = '', widget = 'request-call-form') =>
    `<div data-widget="${widget}" ${attributes}><p>Call <a href="tel:${number}">us</a></p></div>`;

  test.each([
    ['another freephone number', '0800999888', '0800 123 456'],
    ['the number of the examples', '0800000000', '0800 123 456'],
    ['a freephone number of the other kind', '0508123456', '0800 123 456'],
    ['a slip of one digit', '09 123 4568', '(09) 123 4567'],
    ['two digits that changed places', '049134567', '+64 4 913 4576'],
    ['another number in international form', '+64800999888', '0800 123 456'],
  ])('is said to be another than the one of the site: %s', (_, number, phone) => {
    expect(sentences(form(number), phone)).toEqual([expect.stringMatching(said)]);
  });

  test('does not give away the number in the configuration', () => {
    expect(sentences(form('0800999888'), '0800 123 456').join()).not.toMatch(/123 ?456/);
  });

  test.each([
    ['the same number, written in another way', form('+64 800 123 456'), '0800 123 456'],
    ['the number of a branch', form('049991234'), '0800 123 456'],
    ["an adviser's mobile", form('021 555 0199'), '09 123 4567'],
    ['the form of one adviser', form('0800999888', 'data-adviser-id="3f2504e0"'), '0800 123 456'],
    ['a site without a number', form('0800999888'), ''],
    ['a site whose number is not known', form('0800999888'), undefined],
    ['a number with letters', form('0800999888'), '0800 CALL US'],
    ['a fallback without a number', '<div data-widget="request-call-form"><p>Call</p></div>', '0800 123 456'],
    ['a widget that is no form', form('0800999888', 'data-src="/a"', 'iframe-embed'), '0800 123 456'],
    [
      'a second number beside the one of the site',
      '<div data-widget="request-call-form"><a href="tel:0800999888">a</a><a href="tel:0800123456">b</a></div>',
      '0800 123 456',
    ],
  ])('is not complained of: %s', (_, markup, phone) => {
    expect(sentences(markup, phone)).toEqual([]);
  });
});
