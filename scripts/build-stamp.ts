import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'node_modules/.cache/build-stamp.txt');

/** All that a build may read, tests aside. */
const inputs = ['packages/*/{src,package.json,README.md,LICENSE}', 'scripts', '*.json', 'pnpm-*.yaml', 'LICENSE'];
const outputs = ['packages/*/{dist,.generated}'];

/** Whether the files of the last build stand as it left them, made from what is here now. */
export function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === describeBuild();
}

/** Call it right after a build. */
export function noteBuild(): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, describeBuild());
}

/** The inputs by their content, the outputs by size and date. */
function describeBuild(): string {
  const hash = createHash('sha256').update(`${process.version} ${process.env.AW_BASE ?? ''}\n`);
  const sources = filesUnder(inputs).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of sources) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  const built = filesUnder(outputs).map((file) => `${file} ${statSync(join(root, file)).size} ${statSync(join(root, file)).mtimeMs}`);
  return [hash.digest('hex'), ...built, ''].join('\n');
}

/** Files in these places and below, in one order on every machine. */
function filesUnder(places: readonly string[]): string[] {
  const found = globSync(places.flatMap((place) => [place, `${place}/**`]), { cwd: root, exclude: (name) => name === 'node_modules' });
  return [...new Set(found)].filter((path) => statSync(join(root, path)).isFile()).sort();
}
