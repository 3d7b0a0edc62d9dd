import parseSelector from 'postcss-selector-parser';
import { findFeature, findingsOf, type Finding, type Position } from './support.ts';

/** Pseudo-classes, pseudo-elements and `&`. One that a browser does not know makes it ignore the whole rule. */
export function findNewerSelectors(selector: string, position: Position): Finding[] {
  const names: string[][] = [];
  parseSelector((root) => {
    root.walkNesting(() => void names.push(['nesting']));
    root.walkAttributes(({ insensitive }) => {
      if (insensitive) names.push(['attribute', 'case_insensitive_modifier']);
    });
    root.walkPseudos(({ value, nodes, length }) => {
      const name = value.replace(/^::?/, '');
      names.push([name]);
      if (length > 1) names.push([name, 'selector_list'], [name, 'forgiving_selector_list']);
      if (nodes.some((each) => / of /.test(String(each)))) names.push([name, 'of_syntax']);
    });
  }).processSync(selector);
  return find(
    names.map((name) => ['selectors', ...name]),
    position,
  );
}

/** The features that `@media` and `matchMedia` ask for. */
export function findNewerQueries(query: string, position: Position): Finding[] {
  const names = [...query.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)].map(([, name = '']) => [name]);
  const isRange = /\([^):]*[<>]/.test(query);
  const found = [...names, ...(isRange ? [['range_syntax']] : [])];
  return find(
    found.map((name) => ['at-rules', 'media', ...name]),
    position,
  );
}

function find(paths: readonly (readonly string[])[], position: Position): Finding[] {
  const features = paths.flatMap((path) => findFeature(['css', ...path]) ?? []);
  const unique = new Map(features.map((feature) => [feature.path, feature]));
  return findingsOf([...unique.values()], position);
}
