import { groupProblems } from '../problems.ts';
import { checkFiles } from './check-files.ts';
import { mountWidgets } from './mount-widgets.ts';

export interface Verification {
  readonly url: string;
  readonly version: string;
  readonly files: number;
  readonly widgets: number;
  /** For people; none if the release is good. */
  readonly problems: readonly string[];
  /** `widgets.json` as it was served. */
  readonly json: Buffer;
}

/**
 * Checks a release where it is served: files, hashes and headers of both engines, and every widget in a browser.
 *
 * @param url Address of its folder, with a trailing slash
 * @throws {Error} if there is no release
 */
export async function verify(url: string): Promise<Verification> {
  const folders = [url, `${url}light/`];
  const checked = await Promise.all(folders.map(checkFiles));
  const problems = checked.flatMap((each) => each.problems);
  // Widgets can't be right with files that are not, and would fail one by one.
  if (problems.length === 0)
    for (const [index, folder] of folders.entries())
      problems.push(...(await mountWidgets(folder, checked[index]?.manifest.widgets ?? [])));
  return {
    url,
    version: checked[0]?.manifest.version ?? '',
    files: checked.reduce((sum, { count }) => sum + count, 0),
    widgets: checked[0]?.manifest.widgets.length ?? 0,
    problems: groupProblems(problems),
    json: checked[0]?.json ?? Buffer.alloc(0),
  };
}
