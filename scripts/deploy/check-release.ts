import { integrityOf, type OtherFile } from '../cdn/widgets-json.ts';
import type { TargetFile } from './targets/target.ts';

interface WrittenManifest {
  readonly version: string;
  readonly files: readonly { readonly name: string; readonly integrity: string }[];
  readonly otherFiles: readonly OtherFile[];
}

/**
 * Compares the files of an exact version with the hashes in its `widgets.json`: none may differ, lack or be foreign.
 *
 * @param place Where the files are, for people
 * @param fix What to do if one is damaged
 * @throws {Error} that names each cause, with one example
 */
export function expectWhole(files: readonly TargetFile[], version: string, place: string, fix: string): void {
  const found = new Map(files.map(({ path, content }) => [path.slice(version.length + 1), content]));
  const manifest = readManifest(found.get('widgets.json'), `${place}${version}/widgets.json`);
  const expected = new Map([
    ...manifest.files.map(({ name, integrity }) => [`assets/${name}`, integrity] as const),
    ...manifest.otherFiles.map(({ path, integrity }) => [path, integrity] as const),
  ]);
  const problems: Problem[] = [];
  const add = (path: string, cause: string) => problems.push({ subject: `${version}/${path}`, cause });
  if (manifest.version !== version) add('widgets.json', `is of ${manifest.version}`);
  for (const [path, integrity] of expected) {
    const content = found.get(path);
    if (!content) add(path, 'is missing');
    else if (integrityOf(content) !== integrity) add(path, 'is not as it was built');
  }
  for (const path of found.keys())
    if (path !== 'widgets.json' && !expected.has(path)) add(path, 'does not belong to the release');
  if (problems.length > 0)
    throw new Error(
      `Nothing was written: ${place} has no release ${version} that can be trusted.\n${groupProblems(problems).join('\n')}\n${fix}`,
    );
}

function readManifest(content: Buffer | undefined, path: string): WrittenManifest {
  try {
    const { version, files, otherFiles } = JSON.parse(content?.toString() ?? '') as WrittenManifest;
    return { version, files: [...files], otherFiles: [...otherFiles] };
  } catch (cause) {
    throw new Error(`Nothing was written: ${path} is damaged, or of a build before 1.0.0.`, { cause });
  }
}

/** What is wrong with something, such as a file: `subject` and `cause` together are a sentence without its stop. */
export interface Problem {
  readonly subject: string;
  readonly cause: string;
}

/** One line for each cause, with one example. */
export function groupProblems(problems: readonly Problem[]): readonly string[] {
  const groups = new Map<string, Set<string>>();
  for (const { subject, cause } of problems) groups.set(cause, (groups.get(cause) ?? new Set()).add(subject));
  return [...groups].map(([cause, subjects]) => {
    const [first = ''] = subjects;
    return `${first} ${cause}${subjects.size > 1 ? ` (and ${subjects.size - 1} more)` : ''}`;
  });
}
