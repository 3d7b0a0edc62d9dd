import { globSync } from 'node:fs';

/** The packages that hold a widget's definition. Not ui: its icon is also a part of other widgets. */
const families = [
  ...new Set(globSync('packages/*/src/*/definition.ts').map((file) => file.split(/[\\/]/)[1])),
].filter((name) => name !== 'ui');

/** Bottom to top. A package may import packages of lower layers, but none of its own layer. */
const layers = [
  ['core'],
  ['widget'],
  ['ui'],
  ['forms'],
  families,
  ['markup'],
  ['check', 'editor'],
  ['loader'],
];
const packages = layers.flat();

const without = globSync('packages/*/package.json')
  .map((file) => file.split(/[\\/]/)[1])
  .filter((name) => ![...packages, 'sandbox', 'testing'].includes(name));
if (without.length > 0)
  throw new Error(`packages/${without[0]} has no layer: add it to scripts/dependency-cruiser.config.js.`);

const browserTests = String.raw`\.browser\.ts$|^packages/[^/]+/src/browser/`;
const tests = String.raw`\.test\.tsx?$|/sample-form\.tsx$|${browserTests}`; // the sample form has no tests of its own
const any = (names) => `^packages/(${names.join('|')})/`;

/**
 * The folders of a package from bottom to top: each imports those before it. In packages without a row, folders beside each
 * other know nothing of each other.
 */
const rooms = {
  'check/src': ['dom', 'pages', 'checks', 'report', 'api'],
  'core/src': [
    ...[
      'host',
      'page',
      'values',
      'config',
      'third-party',
      'visit',
      'analytics',
      'http',
      'api',
      'choices',
      'ground',
    ],
  ],
  'editor/src': ['preview', 'builder'],
  'editor/src/builder': ['rich-text', 'pictures', 'draft', 'wordpress', 'choose', 'fields', 'snippet'],
  'forms/src': ['fields', 'press', 'lead', 'form'],
  'gift-programme/src/gift-programme': ['customer', 'steps', 'gift', 'referrals'],
  'loader/src': ['find', 'load', 'extras', 'page-api'],
  'markup/src': ['html', 'search', 'repair', 'correct', 'problems', 'remarks', 'page', 'snippet', 'report'],
  'markup/src/report': ['read', 'on-page', 'panel'],
  'sandbox/src': [
    ...[
      'advisers',
      'analytics',
      'articles',
      'customers',
      'leads',
      'api',
      'faults',
      'captcha',
      'collector',
      'search',
    ],
    ...['maps', 'control', 'in-page'],
  ],
  'site-search/src': ['personal', 'hosted-search', 'search', 'results', 'inline-search', 'site-search'],
  'testing/src': ['machine', 'browser', 'engines'],
  'ui/src': ['observe', 'layer', 'text', 'dialog', 'combobox'],
  'widget/src': ['html', 'attributes', 'events', 'nodes', 'host', 'place', 'react'],
};

/** The test tools know what is below the families, and show it to their tests. */
const belowFamilies = ['core', 'widget', 'ui', 'forms', 'markup'];

/** The sandbox judges the widgets: taking rules from them, it would accept their mistakes. */
const sandboxTestData = '^packages/testing/src/searches/';

/** Its docstrings are shown, as text. */
const keyTable = String.raw`^packages/core/src/config/config-keys\.ts$`;

export default {
  forbidden: [
    {
      name: 'an import that leads nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: [String.raw`\?raw$`, '^virtual:'] },
    },
    ...layers.map((layer, index) => ({
      name: `${layer === families ? 'a family' : layer.join(' and ')} imports only packages below`,
      severity: 'error',
      from: { path: any(layer) },
      to: { path: any(layers.slice(index).flat()), pathNot: '^packages/$1/' },
    })),
    {
      name: 'only tests import the sandbox and the test tools',
      severity: 'error',
      from: { path: any(packages), pathNot: tests },
      to: { path: any(['sandbox', 'testing']) },
    },
    {
      name: 'the sandbox knows no code of widgets',
      severity: 'error',
      from: { path: '^packages/sandbox/', pathNot: tests },
      to: { path: '^packages/', pathNot: '^packages/sandbox/' },
    },
    {
      name: 'tests of the sandbox know data alone',
      severity: 'error',
      from: { path: `^packages/sandbox/.*(${tests})` },
      to: { path: '^packages/', pathNot: [sandboxTestData, '^packages/sandbox/'] },
    },
    {
      name: 'the test tools know what is below the families',
      severity: 'error',
      from: { path: '^packages/testing/', pathNot: '^packages/testing/src/(browser|engines)/' },
      to: {
        path: '^packages/',
        pathNot: [any([...belowFamilies, 'testing']), '^packages/sandbox/src/in-page/'],
      },
    },
    {
      name: 'only browser tests start a sandbox',
      severity: 'error',
      from: { path: '^packages/', pathNot: `${browserTests}|^packages/testing/src/(browser|engines)/` },
      to: { path: '^packages/testing/src/browser/' },
    },
    {
      name: 'packages know no scripts',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^scripts/', pathNot: '^scripts/host-libraries/' },
    },
    {
      name: 'examples are separate',
      severity: 'error',
      from: { path: '^examples/([^/]+)/', pathNot: '^examples/wordpress/trial/' },
      to: { path: '^(examples|scripts)/', pathNot: '^examples/($1|site)/' },
    },
    {
      name: 'a package is imported by its name',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'scripts, stories and examples import packages by their names',
      severity: 'error',
      from: { pathNot: '^packages/' },
      to: { path: '^packages/', pathNot: keyTable, dependencyTypes: ['local'] },
    },
    {
      name: 'what readers copy imports no internals',
      severity: 'error',
      from: { path: '^(examples|stories/[^/]+/examples)/' },
      to: { path: String.raw`^packages/[^/]+/src/(internal|react-internal)\.ts$` },
    },
    ...Object.entries(rooms).flatMap(([parent, folders]) =>
      folders.map((folder, index) => ({
        name: `${folder} of ${parent} imports only folders before it in the list`,
        severity: 'error',
        from: { path: `^packages/${parent}/${folder}/`, pathNot: tests },
        to: {
          path: `^packages/${parent}/[^/]+/`,
          pathNot: folders.slice(0, index + 1).map((below) => `^packages/${parent}/${below}/`),
        },
      })),
    ),
    {
      name: 'folders beside each other know nothing of each other',
      severity: 'error',
      from: {
        path: '^(packages/[^/]+/src)/([^/]+)/',
        pathNot: [
          tests,
          ...Object.entries(rooms).flatMap(([parent, folders]) =>
            folders.map((folder) => `^packages/${parent}/${folder}/`),
          ),
        ],
      },
      to: { path: '^$1/[^/]+/', pathNot: '^$1/$2/' },
    },
    {
      name: 'no circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`/dist/|/\.generated/|^scripts/apps/consumers/|^examples/react-app/` },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types', 'browser', 'node'],
    },
  },
};
