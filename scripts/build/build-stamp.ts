import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const repository = join(import.meta.dirname, '../..');

/** Everything a build may read, except tests. */
const inputs = [
  'packages/*/{src,package.json,README.md,LICENSE}',
  'scripts',
  '*.json',
  'pnpm-*.yaml',
  'LICENSE',
];
const outputs = ['packages/*/{dist,.generated}'];

export function isBuilt(root = repository): boolean {
  const stamp = stampIn(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === describeBuild(describeInputs(root), root);
}

/** Call the returned function right after the build: edits made in between do not count as built. */
export function beginBuild(root = repository): () => void {
  const given = describeInputs(root);
  return () => {
    mkdirSync(dirname(stampIn(root)), { recursive: true });
    writeFileSync(stampIn(root), describeBuild(given, root));
  };
}

function stampIn(root: string): string {
  return join(root, 'node_modules/.cache/build-stamp.txt');
}

function describeInputs(root: string): string {
  const hash = createHash('sha256').update(`${process.version} ${process.env.AW_BASE ?? ''}\n`);
  const sources = filesUnder(inputs, root).filter(
    (file) => !/\.(test|browser)\.tsx?$|\/src\/browser\//.test(file),
  );
  for (const file of sources) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function describeBuild(given: string, root: string): string {
  const built = filesUnder(outputs, root).map((file) => {
    const { size, mtimeMs } = statSync(join(root, file));
    return `${file} ${size} ${mtimeMs}`;
  });
  return [given, ...built, ''].join('\n');
}

/** Lists files in the same order on every machine. */
function filesUnder(places: readonly string[], root: string): string[] {
  const found = globSync(
    places.flatMap((place) => [place, `${place}/**`]),
    { cwd: root, exclude: (name) => name === 'node_modules' },
  );
  return [...new Set(found)].filter((path) => statSync(join(root, path)).isFile()).sort();
}
