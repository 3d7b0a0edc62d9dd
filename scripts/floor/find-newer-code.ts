import { Linter, type Rule, type SourceCode } from 'eslint';
import { findNewerQueries, findNewerSelectors } from './find-newer-selectors.ts';
import {
  isAttribute,
  isElement,
  newerEvents,
  newerGlobals,
  newerMarkup,
  newerMembers,
  newerOptions,
  newerRelations,
} from './platform-features.ts';
import { findingsOf, readFeature, type Feature, type Finding, type Position } from './support.ts';

type NodeOf<Type extends Rule.Node['type']> = Extract<Rule.Node, { type: Type }>;
type Call = NodeOf<'CallExpression'> | NodeOf<'NewExpression'>;
type Access = NodeOf<'MemberExpression'>;
type Expression = Call['arguments'][number] | Access['object'] | Access['property'];
type Member =
  | NodeOf<'ObjectPattern'>['properties'][number]
  | NodeOf<'ObjectExpression'>['properties'][number]
  | NodeOf<'ClassBody'>['body'][number]
  | NodeOf<'Property'>;

/** What came after it is newer than the floor: the flag `v`, modifiers in patterns, `using`, import attributes. */
const ecmaVersion = 2023;

const linter = new Linter();

interface Inspection {
  readonly findings: Finding[];
  /** Members of unknown objects: a browser's, or our own of the same name. */
  readonly members: { readonly name: string; readonly finding: Finding }[];
  /** Keys of its objects and classes, and what it sets on `this`. */
  readonly ownNames: Set<string>;
}

/**
 * Syntax, and names of the web platform, that the floor does not have, for each file. A member of an object
 * that is not known is left out if any of the files has objects with such a member.
 */
export function findNewerCode(files: readonly string[]): Finding[][] {
  const inspections = files.map(inspect);
  const ownNames = new Set(inspections.flatMap((each) => [...each.ownNames]));
  return inspections.map(({ findings, members }) => [
    ...findings,
    ...members.filter(({ name }) => !ownNames.has(name)).map(({ finding }) => finding),
  ]);
}

function inspect(code: string): Inspection {
  const inspection: Inspection = { findings: [], members: [], ownNames: new Set() };
  const rule: Rule.RuleModule = { create: ({ sourceCode }) => visitors(sourceCode, inspection) };
  const [problem] = linter.verify(code, {
    linterOptions: { noInlineConfig: true },
    languageOptions: { ecmaVersion, sourceType: 'module' },
    plugins: { floor: { rules: { newer: rule } } },
    rules: { 'floor/newer': 'error' },
  });
  if (!problem) return inspection;
  const { line, column, message } = problem;
  return {
    ...inspection,
    findings: [{ path: `ECMAScript after ${ecmaVersion}`, missing: message, line, column }],
  };
}

function visitors(source: SourceCode, { findings, members, ownNames }: Inspection): Rule.RuleListener {
  const globals = globalNames(source);
  const report = (node: Expression, features: readonly Feature[]) =>
    findings.push(...findingsOf(features, positionOf(source, node)));
  const reportAccess = (node: Expression, names: readonly string[]) => {
    const known = names.includes('') ? undefined : newerGlobals(names);
    if (known) return void report(node, known);
    const name = names.at(-1) ?? '';
    const found = findingsOf(newerMembers(name), positionOf(source, node));
    members.push(...found.map((finding) => ({ name, finding })));
  };
  return {
    Identifier(node) {
      if (globals.has(node) && !isTypeof(node.parent)) report(node, newerGlobals([node.name]) ?? []);
    },
    MemberExpression(node) {
      if (isTypeof(node.parent)) return;
      if (node.object.type !== 'ThisExpression') reportAccess(node.property, namesOf(node, globals));
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern') return;
      const names = init ? namesOf(init, globals) : [''];
      for (const each of id.properties)
        if (each.type === 'Property') reportAccess(each.key, [...names, keyOf(each) ?? '']);
    },
    ':not(VariableDeclarator) > ObjectPattern > Property'(node: NodeOf<'Property'>) {
      reportAccess(node.key, ['', keyOf(node) ?? '']);
    },
    'ObjectExpression, ClassBody'(node: NodeOf<'ObjectExpression'> | NodeOf<'ClassBody'>) {
      if (!isOfElement(node)) keysOf(node).forEach((key) => isAttribute(key) || ownNames.add(key));
    },
    'AssignmentExpression > MemberExpression.left[object.type="ThisExpression"]'(node: Access) {
      ownNames.add(namesOf(node).at(-1) ?? '');
    },
    'Literal, TemplateLiteral'(node: NodeOf<'Literal'> | NodeOf<'TemplateLiteral'>) {
      report(node, newerRelations(textOf(node) ?? ''));
    },
    CallExpression: (node) => void findings.push(...inCall(node, source)),
    NewExpression: (node) => void findings.push(...inCall(node, source)),
  };
}

/** Identifiers that no declaration of the file explains. */
function globalNames({ scopeManager }: SourceCode): Set<unknown> {
  const { through = [], variables = [] } = scopeManager.globalScope ?? {};
  const ofLanguage = variables
    .filter(({ defs }) => defs.length === 0)
    .flatMap(({ references }) => references);
  return new Set([...through, ...ofLanguage].map(({ identifier }) => identifier));
}

function inCall(node: Call, source: SourceCode): Finding[] {
  const name = node.callee.type === 'Super' ? '' : (namesOf(node.callee).at(-1) ?? '');
  const [first, second] = node.arguments;
  const text = textOf(first);
  const at = (place: Expression | undefined) => positionOf(source, place ?? node);
  return [
    ...node.arguments.flatMap((each) =>
      keysOf(each).flatMap((key) => findingsOf(newerOptions(name, key), at(each))),
    ),
    ...findingsOf(text === undefined ? [] : namedBy(name, text, keysOf(second)), at(first)),
    ...(text !== undefined && /^(querySelector(All)?|matches|closest)$/.test(name)
      ? findNewerSelectors(text, at(first))
      : []),
    ...(text !== undefined && name === 'matchMedia' ? findNewerQueries(text, at(first)) : []),
    ...(name === 'RegExp' && textOf(second)?.includes('v')
      ? findingsOf([readFeature('javascript.builtins.RegExp.unicodeSets')], at(second))
      : []),
  ];
}

/** What a function's first argument names: an event, an attribute, an element with its attributes. */
function namedBy(name: string, text: string, keys: readonly string[]): Feature[] {
  if (/^(add|remove)EventListener$/.test(name)) return newerEvents(text);
  if (/^(set|toggle)Attribute$/.test(name)) return newerMarkup('', [text]);
  const attributes = keys.map((key) => key.toLowerCase());
  return isElement(text) && (keys.length > 0 || name === 'createElement')
    ? newerMarkup(text, attributes)
    : [];
}

/** `window.navigator.connection` as a list. It begins with '' if its first name is no global variable. */
function namesOf(node: Expression, globals?: ReadonlySet<unknown>): string[] {
  if (node.type === 'Identifier') return globals && !globals.has(node) ? [''] : [node.name];
  if (node.type === 'ChainExpression') return namesOf(node.expression, globals);
  if (node.type === 'SequenceExpression') return namesOf(node.expressions.at(-1) ?? node, globals);
  if (node.type !== 'MemberExpression' || node.object.type === 'Super') return [''];
  return [...namesOf(node.object, globals), nameOf(node.property, node.computed) ?? ''];
}

/** The attributes of an element, which name nothing of ours. */
function isOfElement(node: NodeOf<'ObjectExpression'> | NodeOf<'ClassBody'>): boolean {
  const call = node.parent;
  return call.type === 'CallExpression' && isElement(textOf(call.arguments[0]) ?? '');
}

/** Asks whether there is such a thing, and works without it. */
function isTypeof(node: Rule.Node): boolean {
  return node.type === 'UnaryExpression' && node.operator === 'typeof';
}

function keysOf(node: Expression | NodeOf<'ClassBody'> | undefined): string[] {
  if (node?.type === 'ClassBody') return node.body.flatMap((each) => keyOf(each) ?? []);
  return node?.type === 'ObjectExpression' ? node.properties.flatMap((each) => keyOf(each) ?? []) : [];
}

function keyOf(node: Member): string | undefined {
  return 'key' in node ? nameOf(node.key, node.computed) : undefined;
}

function nameOf(key: Expression, isComputed: boolean): string | undefined {
  return key.type === 'Identifier' && !isComputed ? key.name : textOf(key);
}

/** Of a literal, or a template without expressions. */
function textOf(node: Expression | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

function positionOf(source: SourceCode, node: Parameters<SourceCode['getLoc']>[0]): Position {
  const { line, column } = source.getLoc(node).start;
  return { line, column: column + 1 };
}
