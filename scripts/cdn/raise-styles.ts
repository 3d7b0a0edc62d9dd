import { parse, stringify, type Selector } from 'css-what';
import type { PartialMessage, Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { parse as parseSheet, type Node, type Rule } from 'postcss';

/**
 * Gives every rule inside a root the weight of two ids. Without it, rules that themes and page builders write
 * for bare controls would win: `.elementor-kit-5 input:not([type='button'])`, `#content input[type='checkbox']`.
 *
 * A rule that cannot be raised stops the build: it would win in the sources, and lose to its neighbours in what
 * pages load.
 */
export const raiseStyles: Plugin = {
  name: 'raise-styles',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, ({ path }) => {
      const { css, errors } = raise(readFileSync(path, 'utf8'), path);
      return { loader: 'css', contents: css, errors };
    });
  },
};

/** Rules of the page or a root itself stay as they are, and so do those in `:where()`, which are weak on purpose. */
export function raise(css: string, file: string): { css: string; errors: PartialMessage[] } {
  const sheet = parseSheet(css, { from: file });
  const errors: PartialMessage[] = [];
  sheet.walkRules((rule) => {
    if (isKeyframe(rule) || nesting(rule)) return;
    rule.selectors = rule.selectors.map((selector) => {
      const [parts = []] = parse(selector);
      if (isRaisable(parts)) return raised(parts);
      if (!isLeftAlone(parts) || hasNested(rule)) errors.push(refusal(rule, selector, file));
      return selector;
    });
  });
  return { css: sheet.toString(), errors };
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
}

/** A nested rule has its parent's weight. */
function nesting(node: Node): boolean {
  const { parent } = node;
  return parent !== undefined && (parent.type === 'rule' || nesting(parent));
}

function hasNested(rule: Rule): boolean {
  return rule.some((node) => node.type === 'rule' || (node.type === 'atrule' && node.nodes !== undefined));
}

/** Begins with a root and goes on to what is inside. */
function isRaisable(parts: readonly Selector[]): boolean {
  const end = parts.findIndex(isCombinator);
  return end > 0 && parts.slice(0, end).some(isRoot);
}

function raised(parts: Selector[]): string {
  const [weight = []] = parse(':not(#_#_)');
  const at = parts.findIndex(isRoot) + 1;
  return stringify([[...parts.slice(0, at), ...weight, ...parts.slice(at)]]);
}

function isLeftAlone(parts: readonly Selector[]): boolean {
  const isOfPage = parts[0]?.type === 'tag' && parts[0].name === 'html';
  const isOfRoot = parts.some(isRoot);
  const isWeak = parts.every(
    (part) => isCombinator(part) || (part.type === 'pseudo' && part.name === 'where'),
  );
  return isWeak || (!parts.some(isCombinator) && (isOfRoot || isOfPage));
}

function isRoot(part: Selector): boolean {
  return part.type === 'attribute' && part.name === 'class' && /^aw-root(?:--|$)/.test(part.value);
}

function isCombinator({ type }: Selector): boolean {
  return ['descendant', 'child', 'sibling', 'adjacent', 'column-combinator'].includes(type);
}

function refusal(rule: Rule, selector: string, file: string): PartialMessage {
  const { line = 1, column = 1 } = rule.source?.start ?? {};
  return {
    text: `The build cannot give "${selector}" the weight of our other rules, and it would lose to them. Begin it with ".aw-root ". What it asks of ancestors goes into the root: ".aw-root:is([data-aw-theme='dark'] *) .aw-notice".`,
    location: { file, line, column: column - 1, lineText: rule.toString().split('\n')[0] ?? '' },
  };
}
