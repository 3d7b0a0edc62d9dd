import { suggest } from '@adviser-widgets/widget/words';
import { ownSlots } from './own-slots.ts';

/** Sentences about the slots of a placeholder: names its widget does not know, and names used twice. */
export function checkSlots(host: Element, names: readonly string[]): string[] {
  const used = ownSlots(host).map(({ name }) => name);
  const unknown = used.filter((name) => !names.includes(name));
  const repeated = used.filter((name, index) => names.includes(name) && used.indexOf(name) !== index);
  return [
    ...unknown.map((name) => describeUnknown(name, names)),
    ...[...new Set(repeated)].map((name) => `data-slot="${name}" stands here more than once; only the first is used.`),
  ];
}

function describeUnknown(name: string, names: readonly string[]): string {
  const near = suggest(name, names);
  if (near) return `This widget has no slot "${name}"; did you mean data-slot="${near}"?`;
  return `This widget has no slot "${name}"${names.length > 0 ? `; it has ${names.map((known) => `"${known}"`).join(', ')}` : ''}.`;
}
