import { correctedLoading } from './corrected-loading.ts';
import { correctedValue } from './corrected-value.ts';
import { nearestSlot } from './nearest-slot.ts';
import { meantSetting } from '../repair/translated.ts';
import type { Problem, RuntimeDefinition } from '@adviser-widgets/widget';
import { knownNames, nameOfToday } from '@adviser-widgets/widget/internal';
import { isTagAttribute, ownValue, suggest, unshadowed } from '@adviser-widgets/core/internal';

/** What to write instead of something wrong. */
export interface Correction {
  /** In full: `data-heading-level`, `data-slot`. */
  readonly attribute: string;
  readonly value: string;
  /** The attribute to remove, if another one replaces it. */
  readonly instead?: string;
}

type Corrector = (
  definition: RuntimeDefinition,
  problem: Problem,
  element?: Element,
) => Correction | undefined;

/**
 * The attribute that fixes a problem; `undefined` if only the author can know. With `element`, also finds a
 * required attribute written without `data-`.
 */
export const correction: Corrector = (definition, problem, element) =>
  correctors[problem.kind](definition, problem, element);

const correctors: Record<Problem['kind'], Corrector> = {
  attribute: correctAttribute,
  missing: (definition, { name }, element) => {
    const text = element && unshadowed(element).getAttribute(name);
    return text ? rewrite(definition, { name, text }) : undefined;
  },
  none: () => undefined,
  order: () => undefined,
  bare: (definition, { name, text = '' }) => rewrite(definition, { name, text, instead: name }),
  damaged: ({ attributes }, { name, text, damage }, element) => {
    if (damage === 'translated') return untranslated(name, Object.keys(attributes), element);
    return text === undefined ? undefined : { attribute: `data-${name}`, value: text };
  },
  slot: ({ slots }, { name }) => {
    const near = Object.hasOwn(slots, name) ? undefined : nearestSlot(name, Object.keys(slots));
    return near === undefined ? undefined : { attribute: 'data-slot', value: near };
  },
  brand: () => undefined,
  tag: () => undefined,
};

function untranslated(
  name: string,
  known: readonly string[],
  element: Element | undefined,
): Correction | undefined {
  const meant = meantSetting(name, known);
  const value = element && unshadowed(element).getAttribute(name);
  if (meant === undefined || typeof value !== 'string') return undefined;
  return { attribute: `data-${meant}`, value, instead: name };
}

function correctAttribute(
  definition: RuntimeDefinition,
  { name, text = '' }: Problem,
): Correction | undefined {
  if (ownValue(definition.attributes, name)) return rewrite(definition, { name, text });
  if (name === 'widget-load') {
    const value = correctedLoading(text);
    return value === undefined ? undefined : { attribute: 'data-widget-load', value };
  }
  if (isTagAttribute(name)) return undefined;
  const near =
    nameOfToday(definition, name) ?? suggest(name, knownNames(definition)) ?? beginning(name, definition);
  if (near === undefined) return undefined;
  return rewrite(definition, { name: near, text, instead: `data-${name}` });
}

/** The only name that begins so. */
function beginning(name: string, definition: RuntimeDefinition): string | undefined {
  const [only, ...others] = knownNames(definition).filter((known) => known.startsWith(`${name}-`));
  return others.length === 0 ? only : undefined;
}

function rewrite(
  { attributes }: RuntimeDefinition,
  { name, text, ...rest }: { readonly name: string; readonly text: string; readonly instead?: string },
): Correction | undefined {
  const attribute = ownValue(attributes, name);
  const value = attribute ? correctedValue(attribute, text, name) : text;
  return value === undefined ? undefined : { attribute: `data-${name}`, value, ...rest };
}
