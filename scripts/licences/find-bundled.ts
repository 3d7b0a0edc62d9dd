import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readManifest } from './manifest.ts';

/** A build copies development dependencies that the source imports (R9: reaptcha is one on purpose). */
export function findBundled(folder: string): string[] {
  const { dependencies, devDependencies, peerDependencies } = readManifest(folder);
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter(
    (path) => !/\.(test|browser)\.tsx?$|^src\/browser\//.test(path),
  );
  const imported = new Set(sources.flatMap((path) => importedPackages(join(folder, path))));
  const isBundled = (name: string) =>
    imported.has(name) && !(name in dependencies) && !(name in peerDependencies);
  return Object.keys(devDependencies).filter(isBundled).sort();
}

function importedPackages(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => packageName(fileName));
}

function packageName(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
