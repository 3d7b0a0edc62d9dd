import { expect, test } from 'vitest';
import { contentBlocks } from './content-blocks.ts';
import { hostOfExample } from './example-host.ts';
import type { ManifestWidget } from './manifest.ts';

function widget(example: string, more: Partial<ManifestWidget> = {}): ManifestWidget {
  return {
    name: 'one',
    title: 'One',
    description: '',
    package: '',
    keywords: [],
    content: false,
    loading: 'visible',
    attributes: {},
    slots: {},
    files: [],
    example,
    ...more,
  };
}

const address = { address: { kind: 'text', required: true, description: '', example: '' } } as const;

test.each([
  ['a paragraph: contact', '<div data-widget="one"><p>Call us</p></div>', {}, 'contact'],
  ['slots alone: none', '<div data-widget="one"><div data-slot="success">Thanks</div></div>', {}, 'none'],
  ['nothing: none', '<div data-widget="one"></div>', {}, 'none'],
  [
    'a search form: search',
    '<div data-widget="one"><form role="search"><input name="q"></form></div>',
    {},
    'search',
  ],
  ['words in a line: words', '<span data-widget="one">Home loans</span>', { frame: 'inline' }, 'words'],
  [
    'something required: its text',
    '<div data-widget="one"><p>1 Quay</p></div>',
    { attributes: address },
    'text',
  ],
  ['content: none but its own', '<div data-widget="one"><p>Notice</p></div>', { content: true }, 'none'],
] as const)('the fallback of a widget whose example holds %s', (_what, example, more, fallback) => {
  expect(hostOfExample(widget(example, more)).fallback).toBe(fallback);
});

test('takes the element, and its name for screen readers, from the example', () => {
  const { tag, label } = hostOfExample(
    widget('<aside class="aw-widget" data-widget="one" aria-label="Get in touch"><a href="/">x</a></aside>'),
  );
  expect(tag).toBe('aside');
  expect(label).toBe('Get in touch');
});

test('an example without a placeholder is an error that names the widget', () => {
  expect(() => hostOfExample(widget('<p>Nothing</p>'))).toThrow('one: its example holds no placeholder');
});

test.each([
  ['<p>Call <b>us</b></p>', [['core/paragraph', { content: 'Call <b>us</b>' }, []]]],
  [
    '<h3>Cost?</h3>\n  <p>None</p>',
    [
      ['core/heading', { level: 3, content: 'Cost?' }, []],
      ['core/paragraph', { content: 'None' }, []],
    ],
  ],
  ['<a href="/x">X</a>', [['core/paragraph', { content: '<a href="/x">X</a>' }, []]]],
  ['Plain', [['core/paragraph', { content: 'Plain' }, []]]],
  ['<img src="/a.svg" alt="A">', [['core/html', { content: '<img src="/a.svg" alt="A">' }, []]]],
  [
    '<ul><li><a href="/">Home</a> <ul><li>In it</li></ul></li></ul>',
    [
      [
        'core/list',
        {},
        [
          [
            'core/list-item',
            { content: '<a href="/">Home</a>' },
            [['core/list', {}, [['core/list-item', { content: 'In it' }, []]]]],
          ],
        ],
      ],
    ],
  ],
])('%s becomes blocks that editors know', (html, blocks) => {
  const { content } = hostOfExample(widget(`<div data-widget="one">${html}</div>`));
  expect(contentBlocks(content)).toEqual(blocks);
});
