import { message } from '@adviser-widgets/core/internal';
import { families, type Family } from '../../catalogue/families.ts';
import { mergeTexts, textsOfChoices, textsOfFile, type Exports, type TextTable } from './text-tables.ts';

/** The texts of a family, or of one widget where its names differ from those of its family. */
export interface TextGroup {
  readonly title: string;
  readonly texts: TextTable;
  /** Whose texts these are; without names, of any widget. */
  readonly widgets?: readonly string[];
}

/** Every file that holds texts: they are beside the widgets that show them. */
const files = import.meta.glob<Exports>(
  ['../../../packages/*/src/**/{*texts,*-fields}.ts', '!../../../packages/sandbox/**'],
  { eager: true },
);

/** All texts that visitors read, in the order of the catalogue. */
export const textGroups: readonly TextGroup[] = [
  { title: 'Several widgets', texts: message.texts },
  { title: 'Fields of forms', texts: textsIn('forms') },
  { title: 'Choices', texts: textsOfChoices() },
  ...families.flatMap(groupsOf),
];

/** Returns all texts: where several share a name, the widget's own. */
export function textsOf(widget = ''): TextTable {
  const closeness = ({ widgets }: TextGroup) => (widgets ? (widgets.includes(widget) ? 2 : 0) : 1);
  return mergeTexts(
    textGroups.toSorted((one, other) => closeness(one) - closeness(other)).map(({ texts }) => texts),
  );
}

/** One group, unless two widgets of the family have a text of the same name. */
function groupsOf({ name, title, widgets }: Family): readonly TextGroup[] {
  const folders = [...new Set(pathsOf(name).map(folderOf))];
  if (folders.length < 2)
    return folders.map(() => ({
      title,
      texts: textsIn(name),
      widgets: widgets.map((widget) => widget.name),
    }));
  return folders.map((folder) => ({
    title: `${title}: ${folder}`,
    texts: textsIn(name, folder),
    widgets: [folder],
  }));
}

function textsIn(family: string, folder?: string): TextTable {
  const paths = pathsOf(family).filter((path) => folder === undefined || folderOf(path) === folder);
  return mergeTexts(paths.map((path) => textsOfFile(files[path] ?? {})));
}

function pathsOf(family: string): readonly string[] {
  return Object.keys(files).filter((path) => path.includes(`/packages/${family}/`));
}

/** The widget's folder: the first below `src`. */
function folderOf(path: string): string {
  return /\/src\/([^/]+)\//.exec(path)?.[1] ?? '';
}
