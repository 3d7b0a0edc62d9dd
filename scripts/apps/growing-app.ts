import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folderOf = (name: string) => join(import.meta.dirname, 'consumers', name);

/** An app of Vite with a form, to which a widget of another package is added later. */
export function writeGrowingApp(folder: string): void {
  cpSync(folderOf('vite'), folder, { recursive: true });
  cpSync(join(folderOf('growing'), 'src'), join(folder, 'src'), { recursive: true });
}

/** Uses the other package, which has to be installed by then. */
export function addWidget(folder: string): void {
  cpSync(join(folderOf('growing'), 'later'), folder, { recursive: true });
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns the version of each copy of one of our packages that the app or our other packages would import. */
export function versionsOfCopies(app: string, name: string): string[] {
  const manifests = new Map<string, Manifest>();
  visit(app);
  const copies = [...manifests.values()].filter((manifest) => manifest.name === name);
  return copies.map(({ version = '' }) => version).sort();

  function visit(folder: string): void {
    if (manifests.has(folder)) return;
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest; // it was installed
    manifests.set(folder, manifest);
    const ours = Object.keys(manifest.dependencies ?? {}).filter((each) =>
      each.startsWith('@adviser-widgets/'),
    );
    for (const dependency of ours) visit(resolvePackage(dependency, folder));
  }
}

function resolvePackage(name: string, from: string): string {
  const found = join(from, 'node_modules', name);
  if (existsSync(found)) return realpathSync(found);
  const parent = dirname(from);
  if (parent === from) throw new Error(`${name} is not installed.`);
  return resolvePackage(name, parent);
}
