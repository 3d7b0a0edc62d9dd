import { bestDays, bestTimes, howHeard, textsOfFields } from '@adviser-widgets/forms/internal';
import {
  blogCategoryOptions,
  message,
  optionTexts,
  regionOptions,
  subjects,
  type OptionList,
} from '@adviser-widgets/core/internal';
import type { LeadFields } from '@adviser-widgets/forms';

import { families, type Family } from '../../catalogue/families.ts';

/** Our texts by the name under which a page replaces them. */
export type TextTable = Readonly<Record<string, string>>;

/** The texts of a family, or of one widget where its names differ from those of its family. */
export interface TextGroup {
  readonly title: string;
  readonly texts: TextTable;
  /** Whose texts these are; without names, of any widget. */
  readonly widgets?: readonly string[];
}

type Exports = Readonly<Record<string, unknown>>;

/** Every file that holds texts: they are beside the widgets that show them. */
const files = import.meta.glob<Exports>(
  ['../../../packages/*/src/**/{*texts,*-fields}.ts', '!../../../packages/sandbox/**'],
  { eager: true },
);

const choices = [subjects, bestDays, bestTimes, howHeard, regionOptions(), blogCategoryOptions];

/** All texts that visitors read, in the order of the catalogue. */
export const textGroups: readonly TextGroup[] = [
  { title: 'Several widgets', texts: message.texts },
  { title: 'Fields of forms', texts: textsIn('forms') },
  { title: 'Choices', texts: merged(choices.map(optionTexts)) },
  ...families.flatMap(groupsOf),
];

/** Returns all texts: where several share a name, the widget's own. */
export function textsOf(widget = ''): TextTable {
  const closeness = ({ widgets }: TextGroup) => (widgets ? (widgets.includes(widget) ? 2 : 0) : 1);
  return merged(
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
  return merged(paths.flatMap((path) => Object.values(files[path] ?? {}).map(tableOf)));
}

function pathsOf(family: string): readonly string[] {
  return Object.keys(files).filter((path) => path.includes(`/packages/${family}/`));
}

/** The widget's folder: the first below `src`. */
function folderOf(path: string): string {
  return /\/src\/([^/]+)\//.exec(path)?.[1] ?? '';
}

/** What a file exports may be texts, a list of choices or fields of a form; anything else has no texts. */
function tableOf(exported: unknown): TextTable {
  const found = Object(exported) as Partial<OptionList> & { readonly texts?: TextTable };
  if (typeof exported === 'function') return found.texts ?? {};
  if (found.options) return optionTexts(found as OptionList); // a list has all of it
  const isFields = Object.values(found).every((each) => typeof Object(each).label === 'string');
  return isFields ? textsOfFields(exported as LeadFields) : {}; // a row of fields is what has a label
}

function merged(tables: readonly TextTable[]): TextTable {
  return Object.fromEntries(tables.flatMap((table) => Object.entries(table)));
}
