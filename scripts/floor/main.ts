// Fails if a built file needs a newer browser than the floor. Reads names from scripts and style
// sheets as they are written there, `Object.groupBy` or `:has`, and looks them up in the browser-compatibility data.
import bcd, {
  type BrowserName,
  type Identifier,
  type SupportBlock,
} from '@mdn/browser-compat-data/forLegacyNode';
import { print } from '@adviser-widgets/check/internal';
import { Linter, type AST, type Rule, type SourceCode } from 'eslint';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, type AtRule, type ChildNode, type Declaration, type Node } from 'postcss';
import { browsers } from '../cdn/bundle-widgets.ts';
import { root } from '../cdn/find-widgets.ts';
import { exceptions, type Exception } from './exceptions.ts';

export interface BuiltFile {
  readonly file: string;
  readonly text: string;
}

export interface Finding {
  readonly file: string;
  /** In the data: `css.selectors.has`. */
  readonly path: string;
  /** As it is written: `:has`. */
  readonly name: string;
  /** Each browser that lacks it at the floor, with its first version: `Firefox 121, Safari never`. */
  readonly missing: string;
  /** With the text around it. */
  readonly place: string;
}

/** How a feature is written, by its path in the data. `.at` is a member of any object. */
const spellings: readonly (readonly [path: RegExp, spell: (...parts: string[]) => string])[] = [
  [/^(?:javascript\.builtins|api|api\.Window)\.(\w+)$/, (name) => name],
  [/^javascript\.builtins(?:\.Intl)?\.([A-Z]\w*)\.(\w+)$/, (holder, name) => `${holder}.${name}`],
  [/^api\.(\w+)\.(\w+)_static$/, (holder, name) => `${holder}.${name}`],
  [
    /^api\.(Navigator|Document|Location|History|Performance|Crypto|Screen)\.(\w+)$/,
    (holder, name) => `${holder.toLowerCase()}.${name}`,
  ],
  [/^api\.URLSearchParams\.(\w+)$/, (name) => `searchParams.${name}`],
  [
    /^(?:javascript\.builtins|api)(?:\.Intl)?\.([A-Z]\w*)\.(?!\1$|\w+_(?:static|event)$)(\w+)$/,
    (_, name) => `.${name}`,
  ],
  [/^api\.\w+\.(\w+)_event$/, (name) => `on ${name}`],
  [/\.(\w+?)(?:_static)?\.[a-z]+_parameter\.([a-zA-Z]+)$/, (of, name) => `${of}({${name}})`],
  [
    /\.(\w+?)(?:_static)?(?:\.[a-z]+_parameter)?\.[a-z]+_([a-zA-Z]+)_parameter$/,
    (of, name) => `${of}({${name}})`,
  ],
  [/\.(\w+?)(?:_static)?(?:\.[a-z]+_parameter)?\.([a-zA-Z]+)_option$/, (of, name) => `${of}({${name}})`],
  [/^html\.elements\.(\w+)$/, (name) => `<${name}>`],
  [/^html\.elements\.(\w+)\.([\w-]+)$/, (element, name) => `<${element} ${name}>`],
  [/^html\.global_attributes\.([\w-]+)$/, (name) => `<* ${name}>`],
  [/^html\.elements\.link\.rel\.([\w-]+)$/, (name) => `rel=${name}`],
  [/^css\.at-rules\.([\w-]+)$/, (name) => `@${name}`],
  [/^css\.at-rules\.([\w-]+)\.([\w-]+)$/, (rule, name) => `@${rule} ${name}`],
  [/^css\.selectors\.([\w-]+)$/, (name) => `:${name}`],
  [/^css\.properties\.([\w-]+)$/, (name) => `${name}:`],
  [/^css\.properties\.([\w-]+)$/, (name) => `.${name}`],
  [
    /^css\.properties\.([\w-]+)$/,
    (name) => `.${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  ],
  [/^css\.properties\.([\w-]+)\.([\w-]+)$/, (property, value) => `${property}: ${value}`],
  [/^css\.types\.([\w-]+)$/, (name) => `type ${name}`],
  [/^css\.types\.[\w-]+\.([\w-]+)$/, (name) => `${name}()`],
  [/^css\.types\.(?:[\w-]+\.)?([\w-]+)\.relative_syntax$/, (name) => `${name}(from)`],
  [/^css\.types\.length\.(\w+)$/, (name) => `unit ${name}`],
];

/** By what is written. */
const features = new Map<string, { readonly path: string; readonly support: SupportBlock }[]>();
for (const area of ['javascript', 'api', 'html', 'css'] as const)
  for (const [name, data] of Object.entries(bcd[area])) addFeatures(`${area}.${name}`, data as Identifier);

/** Of every element, and of those that scripts create. */
const attributes = new Set(
  [...features.keys()].map((name) => /^<(?:\*|script|link|img|iframe) (\S+)>$/.exec(name)?.[1]),
);

function addFeatures(path: string, { __compat, ...inner }: Identifier): void {
  for (const [pattern, spell] of __compat ? spellings : []) {
    const parts = pattern.exec(path);
    if (!parts) continue;
    const name = spell(...parts.slice(1));
    features.set(name, [...(features.get(name) ?? []), { path, support: __compat?.support ?? {} }]);
  }
  for (const [name, data] of Object.entries(inner)) addFeatures(`${path}.${name}`, data);
}

/** Phones have the version numbers of desktops. What a phone never has is no matter: most of it is for a mouse. */
const floor = browsers.flatMap((target) => {
  const [, name = '', version = ''] = /^([a-z]+)(.+)$/.exec(target) ?? [];
  const phone = { chrome: 'chrome_android', firefox: 'firefox_android', safari: 'safari_ios' }[name];
  return [name, ...(phone ? [phone] : [])].map((browser) => ({
    browser: browser as BrowserName,
    version: Number(version),
    isPhone: browser === phone,
  }));
});

/** The browsers at the floor without the feature; '' if there are none. */
function lacking(support: SupportBlock, prefixes: readonly string[]): string {
  const missing = floor.flatMap(({ browser, version, isPhone }) => {
    const statements = [support[browser] ?? []]
      .flat()
      .filter(
        ({ flags, alternative_name: other, prefix = '' }) => !flags && !other && prefixes.includes(prefix),
      );
    const isThere = statements.some(
      ({ version_added: first, version_removed: end }) => release(first) <= version && release(end) > version,
    );
    const first = statements.find((each) => each.version_added && !each.version_removed)?.version_added;
    return isThere || (isPhone && !first) ? [] : [`${bcd.browsers[browser].name} ${first || 'never'}`];
  });
  return missing.join(', ');
}

/** `≤37` means 37 or earlier; `preview`, and none at all, is later than every release. */
function release(version: string | false | undefined): number {
  return Number.parseFloat(String(version).replace('≤', '')) || Infinity;
}

type Newer = Omit<Finding, 'file' | 'place'>;

/**
 * What is newer of the first of the names that the data has. Several objects may have a member of that name: it is
 * newer if it is in all of them.
 */
function newer(names: readonly string[], prefixes: readonly string[] = ['']): Newer[] {
  const name = names.find((each) => features.has(each)) ?? '';
  const found = features
    .get(name)
    ?.map(({ path, support }) => ({ path, name, missing: lacking(support, prefixes) }));
  return found?.every(({ missing }) => missing) ? found.slice(0, 1) : [];
}

function findingAt({ file, text }: BuiltFile, found: Newer, [line, column]: [number, number]): Finding {
  const around = text.split('\n')[line - 1]?.slice(Math.max(0, column - 41), column + 59) ?? '';
  return { ...found, file, place: `${file}:${line}:${column}  …${around}…` };
}

// Scripts

type CodeNode = Exclude<NonNullable<Parameters<SourceCode['getText']>[0]>, AST.Token>;

/** What came after it is newer than the floor: the flag `v`, modifiers in patterns, `using`, import attributes. */
const ecmaVersion = 2023;

const globalObjects = ['window', 'self', 'globalThis', 'frames', 'top', 'parent'];

/** A member of an unknown object is ours if an object or a class of any file has it, and it is no attribute. */
export function findInScripts(files: readonly BuiltFile[]): Finding[] {
  const ownMembers = new Set<string>();
  const found = files.flatMap((file) => readScript(file, ownMembers));
  return found.filter(({ name }) => !ownMembers.has(name));
}

function readScript(file: BuiltFile, ownMembers: Set<string>): Finding[] {
  const findings: Finding[] = [];
  const create = ({ sourceCode }: Rule.RuleContext) =>
    visitors(sourceCode, ownMembers, (node, names) => {
      const { line, column } = sourceCode.getLoc(node).start;
      findings.push(...newer(names).map((each) => findingAt(file, each, [line, column + 1])));
    });
  const [problem] = new Linter().verify(file.text, {
    linterOptions: { noInlineConfig: true },
    languageOptions: { ecmaVersion, sourceType: 'module' },
    plugins: { floor: { rules: { newer: { create } } } },
    rules: { 'floor/newer': 'error' },
  });
  if (!problem) return findings;
  const { message: missing, line, column } = problem;
  return [findingAt(file, { path: `ECMAScript after ${ecmaVersion}`, name: '', missing }, [line, column])];
}

type Report = (node: CodeNode, names: readonly string[]) => void;

function visitors(source: SourceCode, ownMembers: Set<string>, report: Report): Rule.RuleListener {
  const globals = globalsOf(source);
  const call = (node: Call) => {
    const place = node.callee.type === 'MemberExpression' ? node.callee.property : node;
    for (const names of inCall(node)) report(place, names);
  };
  return {
    Identifier(node) {
      if (globals.has(node) && !isTypeof(node.parent)) report(node, [node.name]);
    },
    MemberExpression(node) {
      if (node.object.type !== 'ThisExpression' && !isTypeof(node.parent))
        report(node.property, spellingsOf(pathOf(node, globals)));
    },
    'ObjectPattern > Property'(node: Extract<Rule.Node, { type: 'Property' }>) {
      const { parent } = node.parent;
      const object =
        parent?.type === 'VariableDeclarator' && parent.init ? pathOf(parent.init, globals) : [''];
      report(node.key, spellingsOf([...object, keyOf(node)]));
    },
    'ObjectExpression, ClassBody'(node: Rule.Node) {
      for (const key of keysOf(node)) if (!attributes.has(key.toLowerCase())) ownMembers.add(`.${key}`);
    },
    'AssignmentExpression > MemberExpression.left[object.type="ThisExpression"]'(node: Rule.Node) {
      ownMembers.add(`.${pathOf(node).at(-1)}`);
    },
    'Literal, TemplateLiteral': (node: Rule.Node) => report(node, [`rel=${textOf(node)}`]),
    CallExpression: call,
    NewExpression: call,
  };
}

/** Identifiers that no declaration of the file explains. */
function globalsOf({ scopeManager }: SourceCode): Set<unknown> {
  const { through = [], variables = [] } = scopeManager.globalScope ?? {};
  const ofLanguage = variables.filter(({ defs }) => defs.length === 0);
  return new Set(
    [...through, ...ofLanguage.flatMap(({ references }) => references)].map(({ identifier }) => identifier),
  );
}

/** Asks whether there is such a thing, and works without it. */
function isTypeof(node: Rule.Node): boolean {
  return node.type === 'UnaryExpression' && node.operator === 'typeof';
}

type Call = Extract<CodeNode, { type: 'CallExpression' | 'NewExpression' }>;

/** Options, and what the first argument names: an event, an attribute, a selector, a query, an element. */
function inCall({ callee, arguments: values }: Call): string[][] {
  const name = pathOf(callee).at(-1) ?? '';
  const [text = '', second = ''] = values.map(textOf);
  const keys = values.flatMap(keysOf);
  const options = keys.map((key) => [`${name}({${key}})`]);
  if (name === 'RegExp' && second.includes('v')) return [['RegExp.unicodeSets']];
  if (!text) return options;
  if (/^(add|remove)EventListener$/.test(name)) return [...options, [`on ${text}`]];
  if (/^(set|toggle)Attribute$/.test(name)) return [[`<* ${text}>`]];
  if (/^(querySelector(All)?|matches|closest)$/.test(name)) return inSelector(text);
  if (name === 'matchMedia') return inQuery(text);
  if (keys.length === 0 && name !== 'createElement') return [];
  const ofElement = keys.map((key) => [`<${text} ${key.toLowerCase()}>`, `<* ${key.toLowerCase()}>`]);
  return [...options, [`<${text}>`], ...ofElement];
}

/** `window.navigator.connection` as a list. It begins with '' unless its first name is a global variable. */
function pathOf(node: CodeNode, globals?: ReadonlySet<unknown>): string[] {
  if (node.type === 'Identifier') return globals && !globals.has(node) ? [''] : [node.name];
  if (node.type === 'ChainExpression') return pathOf(node.expression, globals);
  if (node.type === 'SequenceExpression') return pathOf(node.expressions.at(-1) ?? node, globals);
  if (node.type !== 'MemberExpression') return [''];
  return [...pathOf(node.object, globals), nameOf(node.property, node.computed)];
}

/** The most exact first. */
function spellingsOf(path: readonly string[]): string[] {
  const [object = '', name = ''] = path.slice(-2);
  const isGlobal = path.length === 2 && globalObjects.includes(object);
  return [isGlobal ? name : `${object}.${name}`, `.${name}`];
}

function keysOf(node: CodeNode | undefined): string[] {
  if (node?.type === 'ClassBody') return node.body.map(keyOf);
  return node?.type === 'ObjectExpression' ? node.properties.map(keyOf) : [];
}

function keyOf(node: CodeNode): string {
  return 'key' in node ? nameOf(node.key, 'computed' in node && node.computed) : '';
}

function nameOf(key: CodeNode, isComputed: boolean): string {
  return key.type === 'Identifier' && !isComputed ? key.name : textOf(key);
}

/** Of a literal, or a template without expressions. */
function textOf(node: CodeNode): string {
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? '';
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

// Style sheets

/** Leaves out what follows an older declaration, and what an `@supports` asks for. */
export function findInStyles(file: BuiltFile): Finding[] {
  const findings: Finding[] = [];
  parse(file.text).walk((node) => {
    const { line, column } = node.source?.start ?? { line: 1, column: 1 };
    for (const each of inNode(node))
      if (!isAskedFor(each.name, node)) findings.push(findingAt(file, each, [line, column]));
  });
  return findings;
}

function inNode(node: ChildNode): Newer[] {
  if (node.type === 'decl') return inDeclaration(node);
  if (node.type === 'atrule') return inAtRule(node).flatMap((names) => newer(names));
  if (node.type !== 'rule' || outerNodes(node).some((each) => isAtRule(each, 'keyframes'))) return [];
  const isNested = !node.selector.includes('&') && outerNodes(node).some(({ type }) => type === 'rule');
  return [...(isNested ? [[':nesting']] : []), ...inSelector(node.selector)].flatMap((names) => newer(names));
}

function inAtRule({ name, params }: AtRule): string[][] {
  if (name === 'media') return inQuery(params);
  const parts = [...params.matchAll(/([\w-]+)\(/g)].map(([, part]) => [`@${name} ${part}`]);
  return [[`@${name}`], ...parts];
}

function inDeclaration(node: Declaration): Newer[] {
  const { prop, parent } = node;
  const siblings = parent?.nodes.filter((each) => each.type === 'decl') ?? [];
  const prefixes = ['', '-webkit-', '-moz-'].filter((prefix) =>
    siblings.some((each) => each.prop === prefix + prop),
  );
  const descriptor = parent?.type === 'atrule' ? [`@${(parent as AtRule).name} ${prop}`] : [];
  const property = newer([...descriptor, `${prop}:`], prefixes);
  if (property.length > 0) return property;
  const before = siblings.slice(0, siblings.indexOf(node));
  const hasFallback = before.some((each) => each.prop === prop && inValue(each).length === 0);
  return hasFallback && !prop.startsWith('--') ? [] : inValue(node);
}

/** Words, functions and units. */
function inValue({ prop, value }: Declaration): Newer[] {
  const plain = value.replace(/"[^"]*"|'[^']*'|(?<=url\()[^)]*/g, '');
  const words = [...plain.matchAll(/(?<![\w#-])(-?[a-z][\w-]*)(\(\s*from\b|\()?/gi)].flatMap(
    ([, word, bracket]) => [
      [`${prop}: ${word}`, ...(bracket ? [`${word}()`, `type ${word}`] : [])],
      ...(bracket && bracket !== '(' ? [[`${word}(from)`]] : []),
    ],
  );
  const units = [...plain.matchAll(/\d([a-z]+)\b/gi)].map(([, unit]) => [`unit ${unit}`]);
  return [...words, ...units].flatMap((names) => newer(names));
}

/** Pseudo-classes, pseudo-elements and `&`. One that a browser does not know makes it ignore the whole rule. */
function inSelector(selector: string): string[][] {
  const pseudos = [...selector.matchAll(/::?([a-z-]+)/gi)].map(([, name]) => [`:${name}`]);
  return selector.includes('&') ? [[':nesting'], ...pseudos] : pseudos;
}

/** The features that `@media` and `matchMedia` ask for. */
function inQuery(query: string): string[][] {
  return [...query.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)].map(([, name]) => [`@media ${name}`]);
}

/** By an `@supports` around it. */
function isAskedFor(name: string, node: Node): boolean {
  const word = /[\w-]+(?=\W*$)/.exec(name)?.[0] ?? name;
  return outerNodes(node).some((outer) => isAtRule(outer, 'supports') && outer.params.includes(word));
}

function outerNodes({ parent }: Node): Node[] {
  return parent ? [parent, ...outerNodes(parent)] : [];
}

function isAtRule(node: Node, name: string): node is AtRule {
  return node.type === 'atrule' && (node as AtRule).name === name; // the type of the node says so
}

// The report

/** One text for each newer feature that is no exception, and one for each exception that no file needs. */
export function judge(findings: readonly Finding[], allowed: readonly Exception[]): string[] {
  const unused = new Set(allowed.flatMap(({ features: paths }) => paths));
  const ofPath = new Map<string, Finding[]>();
  for (const finding of findings) {
    const listed = allowed
      .filter((each) => each.in?.includes(withoutHash(finding.file)) ?? true)
      .flatMap((each) => each.features)
      .filter((path) => `${finding.path}.`.startsWith(`${path}.`));
    for (const path of listed) unused.delete(path);
    if (listed.length === 0) ofPath.set(finding.path, [...(ofPath.get(finding.path) ?? []), finding]);
  }
  const newFeatures = [...ofPath].map(([path, found]) => {
    const places = found.slice(0, 4).map(({ place }) => `  ${place}`);
    return [`${path} is newer than the floor: ${found[0]?.missing ?? ''}`, ...places].join('\n');
  });
  return [
    ...newFeatures,
    ...[...unused].map((path) => `exceptions.ts lists ${path}, which no built file has: remove it there.`),
  ];
}

/** `assets/base-CcxmRcpU.js` is `base.js`. */
function withoutHash(file: string): string {
  return basename(file).replace(/^(.+)-.{8}(\.\w+)$/, '$1$2');
}

if (import.meta.main) {
  const folder = join(root, 'packages/loader/dist/cdn/next'); // the other folders hold the same release
  const read = (ending: string) =>
    globSync(`**/*.${ending}`, { cwd: folder })
      .sort()
      .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const [scripts, styles] = [read('js'), read('css')];
  if (scripts.length === 0) throw new Error(`${folder} is empty: run \`npm run build\`.`);
  const problems = judge([...findInScripts(scripts), ...styles.flatMap(findInStyles)], exceptions);
  if (problems.length === 0) print(`${scripts.length + styles.length} files run in ${browsers.join(', ')}.`);
  else
    print(
      ...problems.flatMap((problem) => [...problem.split('\n'), '']),
      'To fix: use something older, give a fallback (an older declaration before it, or @supports), or ask for it before use,',
      'test that the widget works without it, and list it in scripts/floor/exceptions.ts.',
    );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
