// @vitest-environment jsdom
import { putMarkup, sampleDefinitions } from '@adviser-widgets/testing';
import { describe, expect, test } from 'vitest';
import { readPlaceholder } from './read-placeholder.ts';
import { knowledge } from '../sample-page.ts';
import { Placeholder } from '@adviser-widgets/widget';

/** The row of a prop: its value and its source. */
function row(name: string, html: string, given = {}): string | undefined {
  const { props } = readPlaceholder(
    new Placeholder(putMarkup(html), { given }),
    knowledge({ definitions: sampleDefinitions }),
  );
  const found = props.find((prop) => prop.name === name);
  return found && `${found.value} (${found.source})`;
}

describe('a prop', () => {
  test.each([
    [
      'from its attribute',
      '<div data-widget="greeting" data-heading="Kia ora"></div>',
      {},
      'Kia ora (attribute)',
    ],
    ['from an empty attribute', '<div data-widget="greeting" data-heading=""></div>', {}, ' (attribute)'],
    ['by default', '<div data-widget="greeting"></div>', {}, 'Hello (default)'],
    [
      'from the page script',
      '<div data-widget="greeting" data-heading="Kia ora"></div>',
      { heading: 'Tēnā koe' },
      'Tēnā koe (page script)',
    ],
  ])('%s is listed with its source', (_, html, given, expected) => {
    expect(row('data-heading', html, given)).toBe(expected);
  });

  test('with an invalid value is the default', () => {
    expect(row('data-heading-level', '<div data-widget="greeting" data-heading-level="7"></div>')).toBe(
      '2 (default)',
    );
  });

  test('from an attribute that equals the default is from the attribute', () => {
    expect(row('data-heading-level', '<div data-widget="greeting" data-heading-level="2"></div>')).toBe(
      '2 (attribute)',
    );
  });

  test('from an attribute with a former name is from the attribute', () => {
    expect(row('data-link', '<div data-widget="greeting" data-href="/a"></div>')).toBe('/a (attribute)');
  });

  test('without a value is not listed', () => {
    expect(row('data-link', '<div data-widget="greeting"></div>')).toBeUndefined();
  });

  test('that is not a text is written as JSON', () => {
    expect(row('data-customer', `<div data-widget="greeting" data-customer='{"a": 1}'></div>`)).toBe(
      '{"a":1} (attribute)',
    );
  });
});

test("lists the link's address as the source of a prop", () => {
  const html = '<a href="/x#widget=greeting&heading=Kia%20ora" data-widget="greeting">x</a>';
  expect(row('data-heading', html)).toContain('link fragment');
  expect(row('data-speed', html)).toContain('default');
});

test('of two slots with one name, only the first is listed: it is what shows', () => {
  const html =
    '<div data-widget="greeting"><i data-slot="success">One</i><i data-slot="success">Two</i></div>';
  const { props } = readPlaceholder(
    new Placeholder(putMarkup(html)),
    knowledge({ definitions: sampleDefinitions }),
  );
  expect(props.filter(({ source }) => source === 'slot').map(({ value }) => value)).toEqual(['One']);
});

test('a slot shows its text', () => {
  expect(
    row(
      'data-slot="success"',
      '<div data-widget="greeting"><p><div data-slot=" Success "><h3>Ka</h3>\n pai</div></p></div>',
    ),
  ).toBe('Ka pai (slot)');
});
