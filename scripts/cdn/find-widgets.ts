import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Definition } from '@adviser-widgets/widget';
import { pascalCase } from '@adviser-widgets/widget/internal';

/** The file names follow from the widget's name. */
export interface FoundWidget {
  readonly definition: Definition;
  /** The widget's folder in `packages/`. */
  readonly family: string;
  readonly definitionFile: string;
  readonly componentFile: string;
  /** `RequestCallForm` for `request-call-form`. */
  readonly componentName: string;
  readonly sheetFile: string | undefined;
  /** The picture by which editors choose it. */
  readonly pictureFile: string;
}

export const root = resolve(import.meta.dirname, '../..');

export async function findWidgets(): Promise<FoundWidget[]> {
  const files = globSync('packages/*/src/*/definition.ts', { cwd: root }).sort();
  return Promise.all(files.map((file) => readWidget(join(root, file))));
}

async function readWidget(definitionFile: string): Promise<FoundWidget> {
  const { definition } = (await import(pathToFileURL(definitionFile).href)) as { definition: Definition };
  const folder = dirname(definitionFile);
  const family = basename(join(folder, '../..'));
  const componentName = pascalCase(definition.name);
  const componentFile = join(folder, `${componentName}.tsx`);
  const ownSheet = join(folder, `${definition.name}.css`);
  const sheetFile = existsSync(ownSheet) ? ownSheet : undefined;
  const pictureFile = join(folder, 'picture.svg');
  const missing = [componentFile, pictureFile].filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(
      `${definitionFile} needs ${missing.join(' and ')} beside it: see "Add a widget" in CONTRIBUTING.md`,
    );
  return {
    definition,
    family,
    definitionFile,
    componentFile,
    componentName,
    sheetFile,
    pictureFile,
  };
}
