import { correctedValue } from './corrected-value.ts';
import { nameOfToday, type Problem, type RuntimeDefinition } from '@adviser-widgets/widget';
import { ownValue, suggest } from '@adviser-widgets/core';

/** What to write in the place of what is wrong. */
export interface Correction {
  /** An attribute's whole name: `data-heading-level`, `data-slot`. */
  readonly attribute: string;
  readonly value: string;
  /** The attribute that goes, where it is another one. */
  readonly instead?: string;
}

type Corrector = (definition: RuntimeDefinition, problem: Problem, element?: Element) => Correction | undefined;

/**
 * The exact attribute that mends a problem, for reports and for "copy the corrected snippet";
 * `undefined` where only the author can know. With the element, a required attribute is found under
 * its plain name too.
 */
export const correction: Corrector = (definition, problem, element) => correctors[problem.kind](definition, problem, element);

const correctors: Record<Problem['kind'], Corrector> = {
  attribute: correctAttribute,
  missing: (definition, { name }, element) => {
    const text = element?.getAttribute(name);
    return text ? rewrite(definition, { name, text }) : undefined;
  },
  none: () => undefined,
  bare: (definition, { name, text = '' }) => rewrite(definition, { name, text, instead: name }),
  split: (_definition, { name, text = '' }) => ({ attribute: `data-${name}`, value: text }),
  cut: (_definition, { name, text = '' }) => ({ attribute: `data-${name}`, value: text }),
  slot: ({ slots }, { name }) => {
    const near = Object.hasOwn(slots, name) ? undefined : suggest(name, Object.keys(slots));
    return near === undefined ? undefined : { attribute: 'data-slot', value: near };
  },
  brand: () => undefined,
};

/** Attributes of every placeholder, which a widget's definition does not list. */
const common = ['widget', 'widget-load'];

/** A value that does not fit, a former name, or a mistyped one. */
function correctAttribute(definition: RuntimeDefinition, { name, text = '' }: Problem): Correction | undefined {
  if (ownValue(definition.attributes, name)) return rewrite(definition, { name, text });
  const near = nameOfToday(definition, name) ?? suggest(name, [...Object.keys(definition.attributes), ...common]);
  if (near === undefined) return undefined;
  return rewrite(definition, { name: near, text, instead: `data-${name}` });
}

interface Rewritten {
  readonly name: string;
  readonly text: string;
  readonly instead?: string;
}

/** The value in the form that its attribute takes; a common one takes it as it stands. */
function rewrite({ attributes }: RuntimeDefinition, { name, text, ...rest }: Rewritten): Correction | undefined {
  const attribute = ownValue(attributes, name);
  const value = attribute ? correctedValue(attribute, text, name) : text;
  return value === undefined ? undefined : { attribute: `data-${name}`, value, ...rest };
}
