import { parse, type AtRule, type ChildNode, type Declaration, type Node } from 'postcss';
import parseValue from 'postcss-value-parser';
import { findNewerQueries, findNewerSelectors } from './find-newer-selectors.ts';
import {
  featuresIn,
  findFeature,
  findingsOf,
  newerThanFloor,
  readFeature,
  type Feature,
  type Finding,
  type Position,
} from './support.ts';

const types = featuresIn(readFeature('css.types'));

/** `color-mix` is within `color` in the data, `viewport_percentage_units_dynamic` within `length`. */
const functions = new Map([...types, ...types.flatMap(featuresIn)].map((feature) => [feature.name, feature]));

const unitGroups: readonly [RegExp, string][] = [
  [/^d(v.|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^l(v.|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^s(v.|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^cq(.|min|max)$/, 'container_query_length_units'],
];

/** At-rules, selectors, properties and values that the floor does not have, unless the rule has a fallback. */
export function findNewerStyles(css: string): Finding[] {
  const findings: Finding[] = [];
  parse(css).walk((node) => {
    const found = inNode(node).filter(({ path }) => !isAskedFor(path, node));
    findings.push(...found);
  });
  return findings;
}

function inNode(node: ChildNode): Finding[] {
  const position = positionOf(node);
  if (node.type === 'atrule') return inAtRule(node, position);
  if (node.type === 'decl') return inDeclaration(node, position);
  if (node.type !== 'rule' || isKeyframes(node.parent)) return [];
  const isNested = node.parent?.type === 'rule' && !node.selector.includes('&');
  const nesting = isNested ? findingsOf([readFeature('css.selectors.nesting')], position) : [];
  return [...nesting, ...findNewerSelectors(node.selector, position)];
}

function inAtRule({ name, params }: AtRule, position: Position): Finding[] {
  const rule = findFeature(['css', 'at-rules', name]);
  const parts = rule ? featuresIn(rule).filter((part) => new RegExp(`\\b${part.name}\\(`).test(params)) : [];
  const queries = name === 'media' ? findNewerQueries(params, position) : [];
  return [...findingsOf(rule ? [rule, ...(name === 'media' ? [] : parts)] : [], position), ...queries];
}

function inDeclaration(node: Declaration, position: Position): Finding[] {
  if (node.prop.startsWith('--')) return findingsOf(valueFeatures(node), position);
  const property = propertyOf(node);
  const isNewer = property && newerThanFloor(property);
  if (isNewer && !hasPrefixed(node, property)) return findingsOf([property], position);
  return hasFallback(node) ? [] : findingsOf(valueFeatures(node), position);
}

/** In an at-rule, a descriptor. A prefix that the data knows by itself is part of the name. */
function propertyOf({ prop, parent }: Declaration): Feature | undefined {
  if (parent?.type === 'atrule' && 'name' in parent) {
    const descriptor = findFeature(['css', 'at-rules', String(parent.name), prop]);
    if (descriptor) return descriptor;
  }
  return findFeature(['css', 'properties', prop]);
}

function valueFeatures(node: Declaration): Feature[] {
  const property = propertyOf(node);
  const found: Feature[] = [];
  const add = (names: readonly string[]) => {
    const feature = findFeature(names);
    if (feature && newerThanFloor(feature)) found.push(feature);
  };
  parseValue(node.value).walk((part) => {
    if (part.type === 'function') {
      const own = property && findFeature([...property.path.split('.'), part.value]);
      const general = own ?? functions.get(part.value);
      if (general) add(general.path.split('.'));
      if (general && part.nodes[0]?.value === 'from') add([...general.path.split('.'), 'relative_syntax']);
    }
    if (part.type !== 'word') return;
    if (property) add([...property.path.split('.'), part.value]);
    const unit = parseValue.unit(part.value);
    if (unit) add(['css', 'types', 'length', unitName(unit.unit)]);
  });
  return found;
}

function unitName(unit: string): string {
  return unitGroups.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
}

/** The same property before it, with a value that every browser knows. */
function hasFallback(node: Declaration): boolean {
  return earlier(node).some((each) => each.prop === node.prop && valueFeatures(each).length === 0);
}

/** The property with a prefix under which the browsers that lack it have it. */
function hasPrefixed(node: Declaration, property: Feature): boolean {
  const names = newerThanFloor(property)?.prefixes.map((prefix) => prefix + node.prop) ?? [];
  const siblings = node.parent?.nodes ?? [];
  return siblings.some((each) => each.type === 'decl' && names.includes(each.prop));
}

function earlier(node: Declaration): Declaration[] {
  const siblings = node.parent?.nodes ?? [];
  return siblings.slice(0, siblings.indexOf(node)).filter((each) => each.type === 'decl');
}

/** By an `@supports` around it. */
function isAskedFor(path: string, node: Node): boolean {
  const name = path.split('.').at(-1) ?? '';
  for (let outer: Node | undefined = node.parent; outer; outer = outer.parent) {
    if (isAtRule(outer, 'supports') && outer.params.includes(name)) return true;
  }
  return false;
}

function isKeyframes(node: Node | undefined): boolean {
  return isAtRule(node, 'keyframes');
}

function isAtRule(node: Node | undefined, name: string): node is AtRule {
  return node?.type === 'atrule' && (node as AtRule).name === name; // the type of the node says so
}

function positionOf({ source }: Node): Position {
  return { line: source?.start?.line ?? 1, column: source?.start?.column ?? 1 };
}
