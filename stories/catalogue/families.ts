import type { Definition } from '@adviser-widgets/widget';
import { purposes } from '@adviser-widgets/widget/internal';

/** What a catalogue page needs from a definition: everything except the component. */
export type DocumentedWidget = Omit<Definition, 'component'>;

/** A package of widgets, under the title people look for. */
export interface Family {
  /** The folder in `packages/`. */
  readonly name: string;
  readonly title: string;
  readonly widgets: readonly DocumentedWidget[];
}

const definitions = import.meta.glob<DocumentedWidget>('../../packages/*/src/*/definition.ts', {
  eager: true,
  import: 'definition',
});

/** All widgets by family: each folder with a definition. Ordered by purpose, then largest first. */
export const families: readonly Family[] = Object.entries(byFamily())
  .map(([name, widgets]) => ({ name, title: familyTitle(name), widgets }))
  .sort((one, other) => place(one) - place(other) || other.widgets.length - one.widgets.length);

/** Returns the family of the widget with this name. */
export function familyOf(widget: string): string {
  return families.find(({ widgets }) => widgets.some(({ name }) => name === widget))?.name ?? '';
}

/** `lead-forms` → `Lead forms`. */
function familyTitle(name: string): string {
  if (name === 'ui') return 'Icons'; // the only widget in the `ui` package
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

function byFamily(): Record<string, DocumentedWidget[]> {
  const found: Record<string, DocumentedWidget[]> = {};
  for (const [file, definition] of Object.entries(definitions))
    (found[file.split('/')[3] ?? ''] ??= []).push(definition);
  return found;
}

function place({ widgets: [first] }: Family): number {
  return first ? purposes.indexOf(first.purpose) : purposes.length;
}
