// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkHtml } from '@adviser-widgets/check';
import { configKeys, keysByPath } from '@adviser-widgets/core';
import { parseValue } from '@adviser-widgets/core/internal';
import { camelCase, readProps, type Attribute, type Definition } from '@adviser-widgets/widget';
import { commonEvents, labelOf, tasks } from '@adviser-widgets/widget/internal';
import { searchWidgets } from '@adviser-widgets/markup/search';
import { expect, test } from 'vitest';
import { findWidgets, root, type FoundWidget } from '../cdn/find-widgets.ts';
import { foreignAttributes } from './foreign-attributes.ts';

// What the catalogue, the builder and the checker rely on in every definition: a message says what to write.

const widgets = await findWidgets();
const definitions = widgets.map(({ definition }) => definition);
const manifest = new Map(definitions.map((definition) => [definition.name, definition]));
const configPaths = [...keysByPath(configKeys).keys()];

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const sentence = /^[A-Z].{6,}\.$/;
const reserved = ['widget', 'widget-load', 'widget-state', 'widget-version', 'slot'];

/** The rules that do not hold, as what to write instead. */
type Rules = readonly (readonly [holds: boolean, sentence: string])[];

const broken = (rules: Rules) => rules.filter(([holds]) => !holds).map(([, text]) => text);

test('there are widgets, and one is the first form', () => {
  expect(widgets.length).toBeGreaterThan(30);
  expect(widgets.filter(({ definition }) => definition.budget === 'first-form')).toHaveLength(1);
});

test('no two widgets have the same name', () => {
  const names = definitions.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(widgets.map((widget) => [widget.definition.name, widget] as const))(
  '%s is described',
  async (_name, widget) => {
    const { definition } = widget;
    expect([
      ...broken(ofWidget(widget)),
      ...broken(ofExports(widget)),
      ...broken(ofStory(widget)),
      ...broken(ofSearch(definition)),
      ...broken(ofEvents(definition)),
      ...broken(ofConfiguration(definition)),
      ...broken(ofContent(definition)),
      ...Object.entries(definition.slots).flatMap(([slot, { description, example }]) =>
        broken([
          [kebabCase.test(slot), `slot ${slot}: name it in kebab-case`],
          [description.length >= 10, `slot ${slot}: say what goes in`],
          [example?.startsWith('<') === true, `slot ${slot}: give an example in HTML`],
        ]),
      ),
      ...Object.entries<Attribute>(definition.attributes).flatMap(([name, attribute]) =>
        broken(ofAttribute(name, attribute, definition)),
      ),
      ...takenForMistakes(definition),
      ...(await checkedExample(definition)),
    ]).toEqual([]);
  },
);

function ofWidget({ definition }: FoundWidget): Rules {
  const { name, keywords, reserve, reactOnly, accessibility } = definition;
  const fields = Object.entries({ ...definition.attributes, ...definition.slots });
  const labels = fields.map(([field, described]) => labelOf(field, described));
  const taken = [...Object.keys(definition.attributes).map(camelCase), ...Object.keys(definition.slots)];
  return [
    [kebabCase.test(name), 'name: write it in kebab-case'],
    [definition.title.trim() !== '', 'title: give one'],
    [definition.description.length >= 40, 'description: write a paragraph for editors'],
    [(definition.task ?? '') in tasks, 'task: say what visitors do with it'],
    [
      new Set([...labels, 'Content', 'Until it has loaded']).size === labels.length + 2,
      `label: give each setting and slot a label of its own, not twice one of ${labels.join(', ')}`,
    ],
    [
      labels.every((label) => /^[A-Z][^.]+[^.:]$/.test(label)),
      'label: write the words on a field with a capital letter and without a full stop',
    ],
    [keywords.length >= 3, 'keywords: give three words or more that people search for'],
    [
      [reserve.narrow, reserve.wide].every((height) => Number.isInteger(height) && height >= 0),
      'reserve: give its height, narrow and wide, in whole pixels',
    ],
    [
      Object.keys(reactOnly).every((prop) => !taken.includes(prop)),
      'reactOnly: a prop must not have the name of an attribute or a slot',
    ],
    [
      Object.values(reactOnly).every(({ description }) => sentence.test(description)),
      'reactOnly: describe each prop in a sentence',
    ],
    [
      definition.lead === undefined || sentence.test(definition.takeFor ?? ''),
      'takeFor: say in a sentence which form to take for what',
    ],
    [
      accessibility.length >= 2 &&
        accessibility.length <= 5 &&
        accessibility.every((note) => /^[A-Z“].{30,}\.$/.test(note)),
      'accessibility: write two to five notes, each a whole sentence',
    ],
  ];
}

/** What an application imports from the widget's family. */
function ofExports({ definition: { name }, family, componentName, sheetFile }: FoundWidget): Rules {
  const folder = `packages/${family}`;
  const [index = '', ...sheets] = ['src/index.ts', 'src/widgets.css', 'package.json'].map((file) => {
    const path = join(root, folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  });
  const exported = sheets.some((text) => text.includes(`/${name}/${name}.css`));
  return [
    [
      index.includes(`'./${name}/definition.ts'`) && new RegExp(`\\b${componentName}\\b`).test(index),
      `export: write ${componentName} and its definition into ${folder}/src/index.ts`,
    ],
    [
      new RegExp(`\\(\\s*'${name}',\\s*${componentName}Widget\\b`).test(index),
      `export: wrap ${componentName}Widget with the name '${name}', which its events have in apps`,
    ],
    [
      exported || !sheetFile,
      `style sheet: write @import './${name}/${name}.css'; into ${folder}/src/widgets.css`,
    ],
    [!exported || sheetFile !== undefined, `style sheet: ${folder} exports ${name}.css, which is not there`],
  ];
}

function ofStory({ definition: { name, title, keywords }, family }: FoundWidget): Rules {
  const file = `stories/${family}/${name}.stories.tsx`;
  if (!existsSync(join(root, file))) return [[false, `story: write ${file}`]];
  const story = readFileSync(join(root, file), 'utf8');
  const [, id, end] = /\n {2}id: '(.*)',\n {2}title:\s*'[^/]+\/(.*)',\n/.exec(story) ?? [];
  const words = [name, ...keywords];
  const [, shown, inBrackets = ''] = /^(.*?) \((.*)\)$/.exec(end ?? '') ?? [];
  const found = inBrackets.split(', ').filter((word) => words.includes(word)); // the others are what people tried
  return [
    [id === `${family}-${name}`, `story: begin with the id '${family}-${name}'`],
    [
      shown === title && found.join() === words.join(),
      `story: end its title with '${title} (${words.join(', ')})'; other words may be among them`,
    ],
  ];
}

/** What editors find by searching in the builder and the catalogue. */
function ofSearch({ name, title, keywords, searchTerms = [] }: Definition): Rules {
  const find = (text: string) => searchWidgets(definitions, text).widgets.map((found) => found.name);
  const [first = 'nothing'] = find(title);
  return [
    [first === name, `title: have a search for it find this widget first, and not ${first}`],
    ...[...keywords, ...searchTerms].map(
      (word) => [find(word).includes(name), `keywords: have “${word}” find it`] as const,
    ),
  ];
}

/** Attributes of other tools that the report would take for mistakes of the editor. */
function takenForMistakes(definition: Definition): string[] {
  const own = Object.entries<Attribute>(definition.attributes).flatMap(([name, { formerly = [] }]) => [
    name,
    ...formerly,
  ]);
  const element = document.createElement('div');
  for (const name of foreignAttributes) if (!own.includes(name)) element.setAttribute(`data-${name}`, 'x');
  const { problems } = readProps(definition, element);
  return problems.flatMap(({ kind, name }) =>
    kind === 'attribute' ? [`attributes: data-${name} of another tool counts as a mistake`] : [],
  );
}

/** What the page checker finds in the example. */
async function checkedExample({ example }: Definition): Promise<string[]> {
  const results = '<div class="aw-widget" data-widget="adviser-results" id="advisers-near-you"></div>';
  const html = `<!doctype html><title>T</title><link rel="stylesheet" href="/1/page.css">
<script async src="/1/loader.js" data-brand="acme" data-captcha-site-key="key" data-maps-api-key="key"
  data-chat-key="key" data-search-app-id="app" data-search-api-key="key" data-search-pages-index="pages"></script>
<main>${example}</main>${example.includes(results) ? '' : results}`;
  const page = { name: 'example', html, address: 'https://www.example.nz/' };
  return (await checkHtml(page, manifest)).findings.map(({ message }) => `example: ${message}`);
}

function ofEvents({ events }: Definition): Rules {
  return Object.entries(events).flatMap(([event, { when, detail = {} }]): Rules => [
    [!(event in commonEvents), `event ${event}: every widget has it`],
    [sentence.test(when), `event ${event}: say in a sentence when it is sent`],
    [
      !('widget' in detail || 'id' in detail),
      `event ${event}: leave out widget and id, which every event has`,
    ],
  ]);
}

function ofConfiguration({ needsConfig, addressParameters, attributes }: Definition): Rules {
  const flags = addressParameters.flatMap(({ scrubbedBy }) => scrubbedBy ?? []);
  return [
    ...needsConfig.flatMap(({ key, why }): Rules => [
      [
        key !== 'brand' && configPaths.some((path) => path === key || path.startsWith(`${key}.`)),
        `needsConfig ${key}: name a key of the configuration other than brand`,
      ],
      [/^[a-z].{10,}[^.]$/.test(why), `needsConfig ${key}: say why in a phrase`],
    ]),
    [
      flags.every((flag) => attributes[flag]?.kind === 'flag' && attributes[flag].default === true),
      'addressParameters: what leaves the address bar does so by a flag that is on by default',
    ],
  ];
}

/** By a name that is gone, the page checker would find nothing. */
function ofContent({ recommends = [], requires, thirdParties = [], attributes }: Definition): Rules {
  const named = [
    requires?.unless,
    ...recommends.map(({ unless }) => unless),
    ...thirdParties.map(({ when }) => when),
  ];
  return named.map((name) => [
    name === undefined || Object.hasOwn(attributes, name),
    `${name}: name an attribute of the widget in requires, recommends and thirdParties`,
  ]);
}

function ofAttribute(name: string, attribute: Attribute, { attributes }: Definition): Rules {
  const { kind, example, choices = [], formerly = [] } = attribute;
  const standard =
    typeof attribute.default === 'object' ? JSON.stringify(attribute.default) : attribute.default;
  return [
    [kebabCase.test(name), `data-${name}: name it in kebab-case`],
    [!reserved.includes(name), `data-${name}: every placeholder uses this name`],
    [attribute.description.length >= 10, `data-${name}: describe it`],
    [!attribute.emptyForNone || kind === 'text', `data-${name}: only a text can be empty for none`],
    ['value' in (parseValue(kind, example, attribute) ?? {}), `data-${name}: give an example of its kind`],
    [
      standard === undefined ||
        parseValue(kind === 'list' ? 'json' : kind, String(standard), attribute) !== undefined,
      `data-${name}: give a default of its kind`,
    ],
    [choices.every((choice) => kebabCase.test(choice)), `data-${name}: write choices in kebab-case`],
    [attribute.required !== true || standard === undefined, `data-${name}: what is required has no default`],
    [
      formerly.every((former) => !(former in attributes)),
      `data-${name}: a former name must not be another's name now`,
    ],
  ];
}
