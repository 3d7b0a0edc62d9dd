import { join } from 'node:path';
import { configKeys, keysByPath } from '@adviser-widgets/core';
import { unzipSync } from 'fflate';
import { po } from 'gettext-parser';
import { describe, expect, test, vi } from 'vitest';
import { configurationPhp } from './configuration-php.ts';
import { description as descriptionOf, label } from './label.ts';
import { libraryWidgets } from './library-widgets.ts';
import { phpValue, Translated } from './php-value.ts';
import { pluginFiles } from './plugin-files.ts';
import { zip } from './zip.ts';

const widgets = await libraryWidgets();
const documented = {
  All: Object.fromEntries(
    [...keysByPath(configKeys).keys()].map((path) => [path, { meaning: `About ${path}`, example: 'x' }]),
  ),
};
const plugin = join(import.meta.dirname, '../plugin');
const files = pluginFiles({ manifest: { schemaVersion: 1, version: '7.8.9', widgets }, documented, plugin });
const text = (path: string) => files.find((file) => file.path === path)?.content.toString() ?? '';

describe('the plugin', () => {
  test('has a folder with block.json for every widget of the manifest, and for their texts', () => {
    const folders = files.flatMap(({ path }) => /^blocks\/(.*)\/block\.json$/.exec(path)?.[1] ?? []);
    expect(folders.sort()).toEqual([...widgets.map(({ name }) => name), 'slot'].sort());
  });

  test('tells PHP and the editor of every widget, attribute and slot, in words that can be translated', () => {
    for (const { name, title, attributes, slots } of widgets) {
      const described =
        new RegExp(`^\\t'${name}' => array\\(\\n.*?^\\t\\),`, 'ms').exec(
          text('generated/widgets.php'),
        )?.[0] ?? '';
      expect(described, name).toContain(`'title' => ${phpValue(new Translated(title))}`);
      for (const [attribute, words] of Object.entries(attributes)) {
        expect(described, name).toContain(`'label' => ${phpValue(label(attribute, words.label))}`);
        expect(described, name).toContain(`'${attribute}' => array(`);
        expect(described, name).toContain(`'kind' => '${words.kind}'`);
        expect(described, name).toContain(phpValue(descriptionOf(words)));
      }
      for (const [slot, words] of Object.entries(slots)) {
        expect(described, name).toContain(`'${slot}' => array(`);
        expect(described, name).toContain(`'label' => ${phpValue(label(slot, words.label))}`);
        expect(described, name).toContain(phpValue(new Translated(words.description)));
      }
    }
  });

  test('gives translators every text, with its place and what it is about', () => {
    const { translations } = po.parse(text('languages/adviser-widgets.pot'));
    for (const { title, description, attributes } of widgets) {
      expect(translations['']?.[title], title).toBeDefined();
      expect(translations['block title']?.[title], title).toBeDefined();
      expect(translations['block description']?.[description], title).toBeDefined();
      for (const attribute of Object.values(attributes))
        expect(translations['']?.[descriptionOf(attribute).text], title).toBeDefined();
    }
    expect(translations['']?.['Preview of %s. Nothing is sent.']?.comments).toMatchObject({
      reference: expect.stringMatching(/^editor\/preview\.js:\d+$/),
      extracted: 'translators: %s: the name of a widget',
    });
    const calls = files
      .filter(({ path }) => /\.(php|js)$/.test(path))
      .flatMap(({ content }) => content.toString().match(/\b(?:esc_html)?__\( /g) ?? []);
    const places = Object.values(translations[''] ?? {}).flatMap(({ comments }) =>
      (comments?.reference ?? '').split('\n').filter((place) => /\.(php|js):/.test(place)),
    );
    expect(places.length).toBeGreaterThanOrEqual(calls.length);
  });

  test('puts texts into the widgets that have slots, and no others', () => {
    const { parent } = JSON.parse(text('blocks/slot/block.json')) as { parent: string[] };
    expect(parent).toEqual(
      widgets
        .filter(({ slots }) => Object.keys(slots).length > 0)
        .map(({ name }) => `adviser-widgets/${name}`),
    );
  });

  test('is of the version of the library', () => {
    expect(text('adviser-widgets.php')).toContain("const VERSION = '7.8.9';");
    expect(files.filter(({ content }) => content.includes('{{version}}'))).toEqual([]);
  });

  test('names no widget in what is written by hand but for examples in comments and texts', () => {
    const code = files
      .filter(({ path }) => /^(includes|editor)\//.test(path))
      .map(({ content }) => content.toString().replace(/\/\*[^]*?\*\/|\/\/.*/g, ''));
    const named = widgets
      .map(({ name }) => name)
      .filter((name) => name.includes('-') && code.some((each) => each.includes(`'${name}'`)));
    expect(named).toEqual([]);
  });

  test('has a field for every configuration key but the nonce, which has one of its own', () => {
    for (const path of keysByPath(configKeys).keys())
      expect(text('generated/configuration.php').includes(`'${path}' => array(`), path).toBe(
        path !== 'nonce',
      );
  });
});

describe('the settings that not everybody may change', () => {
  const guarded = (path: string) =>
    new RegExp(
      `^\\t\\t\\t'${path.replaceAll('.', '\\.')}' => array\\((?:\\n\\t\\t\\t\\t.*)*?\\n\\t\\t\\t\\t'guarded' => true,`,
      'm',
    ).test(text('generated/configuration.php'));

  test.each([
    'captcha.scriptUrl',
    'maps.scriptUrl',
    'analytics.scriptUrl',
    'chat.scriptUrl',
    'apiBase.live',
    'mcoApiBase.sandbox',
    'siteBase',
    'advisersUrl',
    'reportUrl',
    'search.hosts',
    'frameOrigins',
    'captcha.siteKey',
    'search.appId',
    'maps.apiKey',
    'analytics.id.production',
    'chat.key',
  ])('hold %s', (path) => {
    expect(guarded(path)).toBe(true);
  });

  test.each(['brand', 'phone', 'privacyUrl', 'contactUrl', 'imageUrl', 'messages'])(
    'do not hold %s',
    (path) => {
      expect(guarded(path)).toBe(false);
    },
  );
});

test('a configuration key that there is not is an error that names it', () => {
  expect(() => configurationPhp({ All: { 'captcha.sitKey': { meaning: '', example: '' } } })).toThrow(
    '"captcha.sitKey"',
  );
});

test.each([
  ["It's \\ $x {$y}", "'It\\'s \\\\ $x {$y}'"],
  [new Translated('Say "hi"'), "__( 'Say \"hi\"', 'adviser-widgets' )"],
  [true, 'true'],
  [0.15, '0.15'],
  [null, 'null'],
  [[], 'array()'],
  [[1, 'a'], "array(\n\t1,\n\t'a',\n)"],
  [{ a: 1, b: undefined }, "array(\n\t'a' => 1,\n)"],
])('%j is written as PHP', (value, php) => {
  expect(phpValue(value)).toBe(php);
});

test.each([
  ['heading-level', 'Heading level'],
  ['captcha.siteKey', 'Captcha site key'],
  ['brand', 'Brand'],
])('the field of %s is called %j', (name, words) => {
  expect(label(name).text).toBe(words);
});

test('a field is called what its definition calls it', () => {
  expect(label('delay', 'Opens after (milliseconds)').text).toBe('Opens after (milliseconds)');
});

test('a field that may be empty says so', () => {
  const heading = { kind: 'text', emptyForNone: true, description: 'The heading.', example: 'Hi' } as const;
  expect(descriptionOf(heading).text).toBe('The heading. Empty for none.');
});

test('the archive gives back each file, and is the same on any day', () => {
  const entries = [
    { path: 'a/b.txt', content: Buffer.from('Kia ora '.repeat(50)) },
    { path: 'ā.txt', content: Buffer.alloc(0) },
  ];
  const archive = zip(entries);
  const read = Object.entries(unzipSync(archive)).map(([path, content]) => ({
    path,
    content: Buffer.from(content),
  }));
  expect(read).toEqual(entries);
  vi.setSystemTime('2031-07-01');
  expect(zip(entries)).toEqual(archive);
  vi.useRealTimers();
});
