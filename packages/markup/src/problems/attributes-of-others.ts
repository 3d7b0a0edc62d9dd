import { unshadowed } from '@adviser-widgets/core/internal';
import type { Problem, RuntimeDefinition } from '@adviser-widgets/widget';
import { maxAttributes } from '@adviser-widgets/widget/internal';
import { written } from '../correct/written.ts';

interface Given {
  readonly definition: RuntimeDefinition;
  readonly element: Element;
  /** Attributes that these are about are described already. */
  readonly problems: readonly Problem[];
}

interface AttributeOfOthers {
  /** Without `data-`. */
  readonly name: string;
  readonly sentence: string;
}

/** So common that other tools on the page write and read them too, such as galleries, maps and analytics. */
const common = new Set(
  `background category delay direction duration height icon image label link load mode name offset open query rows src
  speed step text thumbnail title trigger version video zoom`.split(/\s+/),
);

/** Finds attributes that only other widgets read: editors copy them from one placeholder to the next. */
export function attributesOfOthers(
  { definition, element, problems }: Given,
  widgets: ReadonlyMap<string, RuntimeDefinition>,
): AttributeOfOthers[] {
  const described = new Set(problems.map(({ name }) => name));
  const names = unshadowed(element)
    .getAttributeNames()
    .slice(0, maxAttributes)
    .filter((attribute) => attribute.startsWith('data-'))
    .map((attribute) => attribute.slice('data-'.length));
  return names.flatMap((name) => {
    if (common.has(name) || described.has(name) || hasAttribute(definition, name)) return [];
    const users = [...widgets.values()].filter((widget) => hasAttribute(widget, name));
    if (users.length === 0) return [];
    const given = written(`data-${name}`, undefined, element);
    return { name, sentence: `does not use ${given}, which ${namesOf(users)}; leave it out` };
  });
}

function hasAttribute({ attributes }: RuntimeDefinition, name: string): boolean {
  return Object.entries(attributes).some(
    ([known, { formerly = [] }]) => known === name || formerly.includes(name),
  );
}

function namesOf(users: readonly RuntimeDefinition[]): string {
  const names = users.map(({ name }) => name);
  if (names.length > 2) return 'other widgets do';
  return `${names.join(' and ')} ${names.length === 1 ? 'does' : 'do'}`;
}
