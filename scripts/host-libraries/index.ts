import { buildSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A library of the pages around our widgets, as its authors publish it. */
export interface HostLibrary {
  /** With its version. */
  readonly name: string;
  /** Paths of its scripts, in the order in which a page loads them. */
  readonly scripts: readonly string[];
  /** What a page does with it: a script at the end of the body. */
  readonly use: string;
  /** Where it replaces lists of choices: selectors of what a visitor presses, and of the choices then shown. */
  readonly choices?: readonly [control: string, choice: string];
}

const modules = join(import.meta.dirname, 'node_modules');

function library(name: string, scripts: readonly string[], use = ''): HostLibrary {
  return { name, scripts: scripts.map((path) => join(modules, path)), use };
}

function versionOf(name: string): string {
  // Every package of the registry has a version.
  const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version.replace('-dist', '');
}

/** Esprima's tests parse the frameworks of their time, whose authors never published them on npm. */
const frameworks = 'esprima-with-frameworks/test/3rdparty';

const mooTools = versionOf('mootools-core-dist');
const jQuery = [1, 3, 4].map((major) => versionOf(`jquery-${major}`));

/** Renders the page's own content, and renders it again for each widget that is ready. */
const renderContent = (render: string) => `
  const main = document.querySelector('main');
  const __html = main.innerHTML;
  let count = 0;
  const view = () => React.createElement('div', { title: String(count) }, React.createElement('div', { dangerouslySetInnerHTML: { __html } }));
  ${render}
  document.addEventListener('aw:ready', () => { count += 1; render(); });`;

/** Runs a form plugin on the whole page: at once, and after each widget that is ready. */
const onEveryForm = (plugin: string) => `
  const run = () => { ${plugin} };
  jQuery(run);
  document.addEventListener('aw:ready', () => setTimeout(run));`;

/** Replaces the page's content by that of the same page at another address, once. */
const swapOnce = (swap: string) =>
  `if (!location.search) { const address = location.href + '?swapped'; ${swap} }`;

/** What Astro's router does to a page; the router itself is a part of a site's build. */
const astroSwap = bundle(
  'astro',
  `export * from ${JSON.stringify(join(modules, 'astro/dist/transitions/swap-functions.js'))}`,
);

/** A classic script that defines `name`, with what the module exports. */
function bundle(name: string, contents: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'iife',
    globalName: name,
    define: { 'import.meta.env': '{}', 'globalThis.SCRIPT_DEBUG': 'false' },
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Libraries that hydrate what a server has written: scripts that define the global in brackets. */
export const hydrators = {
  /** `React` and `ReactDOM`. */
  react: ['react-18/umd/react.production.min.js', 'react-dom-18/umd/react-dom.production.min.js']
    .map((path) => readFileSync(join(modules, path), 'utf8'))
    .join('\n'),
  /** `preact`. */
  preact: bundle(
    'preact',
    "export { h, hydrate, render } from 'preact'; export { useEffect, useRef } from 'preact/hooks';",
  ),
  /** `interactivity`, which hydrates the regions of the page. */
  wordPress: bundle('interactivity', "export { getElement, store } from '@wordpress/interactivity';"),
  /** The element `astro-island`, and what `client:load` and `client:media` do. */
  astro: bundle(
    'astroIslands',
    ['server/astro-island', 'client/load', 'client/media']
      .map((path) => JSON.stringify(join(modules, `astro/dist/runtime/${path}.prebuilt.js`)))
      .map((path, index) => `import script${index} from ${path}; (0, eval)(script${index});`)
      .join('\n'),
  ),
};

/** The libraries that `real-libraries.browser.ts` loads, each on a page of its own. */
export const hostLibraries: readonly HostLibrary[] = [
  library('Prototype 1.6.1', [`${frameworks}/prototype-1.6.1.js`]),
  library('Prototype 1.7', [`${frameworks}/prototype-1.7.0.0.js`]),
  library('MooTools 1.4.1 with compatibility', [`${frameworks}/mootools-1.4.1.js`]),
  library(`MooTools ${mooTools} with compatibility`, ['mootools-core-dist/dist/mootools-core-compat.js']),
  library(`MooTools ${mooTools}`, ['mootools-core-dist/dist/mootools-core.js']),
  {
    ...library(
      `jQuery ${jQuery[0]} with Chosen ${versionOf('chosen-js')}`,
      ['jquery-1/dist/jquery.js', 'chosen-js/chosen.jquery.js'],
      onEveryForm("jQuery('select').chosen({ width: '20em' });"),
    ),
    choices: ['.chosen-single', '.chosen-with-drop .active-result'],
  },
  {
    ...library(
      `jQuery ${jQuery[1]} with Select2 ${versionOf('select2')}`,
      ['jquery-3/dist/jquery.js', 'select2/dist/js/select2.js'],
      onEveryForm("jQuery('select').select2({ width: '20em' });"),
    ),
    choices: ['.select2-selection', '.select2-results__option'],
  },
  library(
    `jQuery ${jQuery[2]} with jQuery Validation ${versionOf('jquery-validation')}`,
    ['jquery-4/dist/jquery.js', 'jquery-validation/dist/jquery.validate.js'],
    onEveryForm(
      "jQuery('form').each((_, form) => jQuery(form).validate({ submitHandler: (valid) => valid.submit() }));",
    ),
  ),
  library(
    `Materialize ${versionOf('materialize-css')}`,
    ['materialize-css/dist/js/materialize.js'],
    "M.AutoInit(); document.addEventListener('aw:ready', () => M.updateTextFields());",
  ),
  library(`zone.js ${versionOf('zone.js')}`, ['zone.js/bundles/zone.umd.js']),
  library(`RequireJS ${versionOf('requirejs')}`, ['requirejs/require.js']),
  library(
    `React ${versionOf('react-17')}`,
    ['react-17/umd/react.production.min.js', 'react-dom-17/umd/react-dom.production.min.js'],
    renderContent('const render = () => ReactDOM.render(view(), main); render();'),
  ),
  library(
    `React ${versionOf('react-18')}`,
    ['react-18/umd/react.production.min.js', 'react-dom-18/umd/react-dom.production.min.js'],
    renderContent(
      'const root = ReactDOM.createRoot(main); const render = () => root.render(view()); render();',
    ),
  ),
  library(`Vue ${versionOf('vue')}`, ['vue/dist/vue.global.prod.js'], "Vue.createApp({}).mount('main');"),
  library(
    `Alpine ${versionOf('alpinejs')}`,
    [],
    // Alpine has to load after the body.
    `document.querySelector('main').setAttribute('x-data', '{ open: true }'); ${readFileSync(join(modules, 'alpinejs/dist/cdn.min.js'), 'utf8')}`,
  ),
  library(
    `Turbo ${versionOf('@hotwired/turbo')}`,
    ['@hotwired/turbo/dist/turbo.es2017-umd.js'],
    swapOnce("Turbo.visit(address, { action: 'replace' });"),
  ),
  library(
    `htmx ${versionOf('htmx.org')}`,
    ['htmx.org/dist/htmx.js'],
    swapOnce(
      "htmx.ajax('GET', address, { source: 'main', target: 'main', select: 'main', swap: 'outerHTML' }).then(() => history.replaceState(null, '', address));",
    ),
  ),
  library(
    `Swup ${versionOf('swup')} with its head plugin`,
    ['swup/dist/Swup.umd.js', '@swup/head-plugin/dist/index.umd.js'],
    swapOnce(
      "new Swup({ containers: ['main'], animationSelector: false, plugins: [new SwupHeadPlugin()] }).navigate(address);",
    ),
  ),
  library(
    `Astro ${versionOf('astro')} with its client router`,
    [],
    swapOnce(
      `${astroSwap} fetch(address).then((page) => page.text()).then((text) => { astro.swap(new DOMParser().parseFromString(text, 'text/html')); history.replaceState(null, '', address); });`,
    ),
  ),
  library(
    `GSAP ${versionOf('gsap')} with ScrollTrigger`,
    ['gsap/dist/gsap.js', 'gsap/dist/ScrollTrigger.js'],
    "ScrollTrigger.create({ trigger: '#about-request-call-form', start: 'top top', end: '+=400', pin: true });",
  ),
  library(`lazysizes ${versionOf('lazysizes')}`, ['lazysizes/lazysizes.js']),
  library(`Lenis ${versionOf('lenis')}`, ['lenis/dist/lenis.js'], 'new Lenis({ autoRaf: true });'),
];
