import { toJson, unshadowed } from '@adviser-widgets/core/internal';
import { camelCase, readSlots, type ReadProps, type RuntimeDefinition } from '@adviser-widgets/widget';
import { linkParameters, type GivenProps } from '@adviser-widgets/widget/internal';

export type Source = 'attribute' | 'link fragment' | 'page script' | 'default' | 'slot';

export interface ListedProp {
  /** As in markup: `data-heading`, or `data-slot="success"`. */
  readonly name: string;
  readonly value: string;
  readonly source: Source;
}

interface ReadElement extends Pick<ReadProps, 'props' | 'problems'> {
  readonly definition: RuntimeDefinition;
  readonly element: HTMLElement;
  readonly given: GivenProps;
  readonly original: Element;
}

export function listProps(read: ReadElement): ListedProp[] {
  const { definition, original, props } = read;
  const own = Object.keys(definition.attributes).filter((name) => props[camelCase(name)] !== undefined);
  const { slots } = readSlots(original, Object.keys(definition.slots));
  return [
    ...own.map((name): ListedProp => ({
      name: `data-${name}`,
      value: show(props[camelCase(name)]),
      source: sourceOf(name, read),
    })),
    ...[...slots].map(([name, element]): ListedProp => ({
      name: `data-slot="${name}"`,
      value: excerpt(element),
      source: 'slot',
    })),
  ];
}

function sourceOf(name: string, { definition, element, given, problems }: ReadElement): Source {
  if (given[camelCase(name)] !== undefined) return 'page script';
  if (problems.some((problem) => problem.kind === 'attribute' && problem.name === name)) return 'default'; // it is invalid
  const names = [name, ...(definition.attributes[name]?.formerly ?? [])];
  if (names.some((candidate) => unshadowed(element).hasAttribute(`data-${candidate}`))) return 'attribute';
  return names.some((candidate) => linkParameters(element).has(candidate)) ? 'link fragment' : 'default';
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : toJson(value);
}

function excerpt(element: Element): string {
  return (unshadowed(element).textContent ?? '').replace(/\s+/g, ' ').trim();
}
