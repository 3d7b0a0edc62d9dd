import { unshadowed } from '@adviser-widgets/core/internal';
import type { RuntimeDefinition } from '../definition.ts';
import { nameOfToday } from './attributes.ts';
import { isNear } from './is-near.ts';
import type { Problem } from './problem.ts';
import { readAttributes, type ReadOptions, type ReadProps } from './read-attributes.ts';

/** Well-known tools write these on any element, within two letters of ours. */
const allowed = ['row', 'slick', 'slide', 'speed-x', 'splide', 'test', 'tip'];

/** Ours in any place; the script tag's say where a lead goes. Problems with its other attributes are reported to editors too. */
const ours = /^(aw|api-base-|(brand|environment|preview|widget-load)$)/;

/** Reads a placeholder's attributes by the widget's definition. Never throws. */
export function readProps(
  definition: RuntimeDefinition,
  element: Element,
  options: ReadOptions = {},
): ReadProps {
  const { unread, ...read } = readAttributes(definition, element, options);
  return { ...read, problems: [...read.problems, ...findMistakes(definition, element, unread)] };
}

/**
 * Finds mistakes among what no prop took. Other tools put attributes of their own on placeholders, so an unknown name
 * must resemble one of the widget's. A link's parameters are all for the widget.
 */
export function findMistakes(
  definition: RuntimeDefinition,
  element: Element,
  unread: ReadonlyMap<string, string>,
): Problem[] {
  const isMistake = (name: string) => {
    if (allowed.includes(name)) return false;
    if (ours.test(name) || !unshadowed(element).hasAttribute(`data-${name}`)) return true;
    return (
      nameOfToday(definition, name) !== undefined ||
      knownNames(definition).some((known) => isNear(name, known, mostEdits(name)))
    );
  };
  return [...unread].flatMap(([name, text]) => (isMistake(name) ? { kind: 'attribute', name, text } : []));
}

/** The names, without `data-`, that authors may write on a placeholder. */
export function knownNames({ attributes }: RuntimeDefinition): string[] {
  return [...Object.keys(attributes), 'widget', 'widget-load'];
}

/** How far a misspelt name may be from ours: two edits, and fewer in a short name. */
function mostEdits({ length }: string): number {
  return Math.min(2, Math.floor(length / 3));
}
