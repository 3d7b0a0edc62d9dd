import { camelCase, type Attribute } from '@adviser-widgets/widget';
import { describe, expect, test } from 'vitest';
import { blockJson } from './block-json.ts';
import { libraryWidgets } from './library-widgets.ts';
import type { ManifestWidget } from './manifest.ts';

const widgets = await libraryWidgets();

const wanted: Readonly<Record<Attribute['kind'], string>> = {
  text: 'string',
  url: 'string',
  choice: 'string',
  date: 'string',
  id: 'string',
  html: 'string',
  json: 'string',
  number: 'number',
  integer: 'integer',
  flag: 'boolean',
  list: 'array',
};

function widgetWith(
  attributes: ManifestWidget['attributes'],
  example = '<div class="aw-widget" data-widget="new-one"><p>Call us</p></div>',
): ManifestWidget {
  return {
    name: 'new-one',
    title: 'New',
    description: 'A new one.',
    package: '@adviser-widgets/media',
    keywords: ['novelty'],
    content: false,
    loading: 'visible',
    attributes,
    slots: {},
    example,
    files: [],
  };
}

test('the library has widgets to make blocks of', () => {
  expect(widgets.length).toBeGreaterThan(30);
});

describe.each(widgets.map((widget) => [widget.name, widget] as const))('the block of %s', (name, widget) => {
  const block = blockJson(widget, '1.2.3');

  test('has the name, title and words of the manifest', () => {
    expect(block).toMatchObject({
      name: `adviser-widgets/${name}`,
      title: widget.title,
      description: widget.description,
      version: '1.2.3',
    });
  });

  test('has every attribute, with the type and the choices of its kind', () => {
    for (const [attribute, { kind, choices }] of Object.entries(widget.attributes)) {
      const declared = block.attributes[camelCase(attribute)];
      expect(declared?.type, attribute).toBe(wanted[kind]);
      expect(declared?.enum, attribute).toEqual(choices);
    }
  });

  test('has the defaults of the manifest, of the type that the block declares', () => {
    for (const [attribute, { kind, default: standard }] of Object.entries(widget.attributes)) {
      if (kind !== 'flag' && kind !== 'json')
        expect(block.attributes[camelCase(attribute)]?.default, attribute).toEqual(standard);
    }
    for (const [key, { type, default: standard }] of Object.entries(block.attributes)) {
      if (standard !== undefined) expect(typeOf(standard, type), key).toBe(type);
    }
  });

  test('has an example with the values of its snippet, each of the declared type', () => {
    const written = [...(/^<[^>]*>/.exec(widget.example)?.[0] ?? '').matchAll(/ data-([a-z0-9-]+)=/g)].map(
      ([, attribute = '']) => attribute,
    );
    const own = written.filter((attribute) => attribute in widget.attributes);
    expect(Object.keys(block.example.attributes).sort()).toEqual([...new Set(own)].map(camelCase).sort());
    for (const [key, value] of Object.entries(block.example.attributes)) {
      expect(typeOf(value, block.attributes[key]?.type), key).toBe(block.attributes[key]?.type);
    }
  });
});

test('an attribute that is new in the manifest is in the block', () => {
  const attribute: Attribute = { kind: 'date', description: 'When.', example: '2026-01-01' };
  expect(blockJson(widgetWith({ 'open-day': attribute }), '1').attributes.openDay).toEqual({
    type: 'string',
  });
});

test('a flag without a default is off, so that its switch stands somewhere', () => {
  const attribute: Attribute = { kind: 'flag', description: 'Whether.', example: 'true' };
  expect(blockJson(widgetWith({ loud: attribute }), '1').attributes.loud).toEqual({
    type: 'boolean',
    default: false,
  });
});

test.each(['lock', 'style', 'element-id'])(
  'an attribute named %s, which the editor has a use for, is an error that names it',
  (name) => {
    const widget = widgetWith({ [name]: { kind: 'text', description: 'What.', example: 'x' } });
    expect(() => blockJson(widget, '1')).toThrow(`data-${name}`);
  },
);

function typeOf(value: unknown, declared: string | undefined): string {
  if (Array.isArray(value)) return 'array';
  return declared === 'integer' && Number.isInteger(value) ? 'integer' : typeof value;
}
