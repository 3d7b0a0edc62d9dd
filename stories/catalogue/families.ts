import { purposes, type Definition } from '@adviser-widgets/widget';

/** What a page of the catalogue needs of a definition: everything but the component. */
export type DocumentedWidget = Omit<Definition, 'component'>;

/** A package of widgets, as people look for them. */
export interface Family {
  /** The folder in `packages/`. */
  readonly name: string;
  readonly title: string;
  readonly widgets: readonly DocumentedWidget[];
}

const definitions = import.meta.glob<DocumentedWidget>('../../packages/*/src/*/definition.ts', { eager: true, import: 'definition' });

/** Every widget there is, by family: each folder that holds a definition. By purpose, and the largest families first. */
export const families: readonly Family[] = Object.entries(byFamily())
  .map(([name, widgets]) => ({ name, title: familyTitle(name), widgets }))
  .sort((one, other) => place(one) - place(other) || other.widgets.length - one.widgets.length);

/** The family of a widget, by the widget's name. */
export function familyOf(widget: string): string {
  return families.find(({ widgets }) => widgets.some(({ name }) => name === widget))?.name ?? '';
}

/** `lead-forms` → `Lead forms`. */
function familyTitle(name: string): string {
  if (name === 'ui') return 'Icons'; // the only widget in the package of parts
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

function byFamily(): Record<string, DocumentedWidget[]> {
  const found: Record<string, DocumentedWidget[]> = {};
  for (const [file, definition] of Object.entries(definitions)) (found[file.split('/')[3] ?? ''] ??= []).push(definition);
  return found;
}

function place({ widgets: [first] }: Family): number {
  return first ? purposes.indexOf(first.purpose) : purposes.length;
}
