import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Step } from './steps.ts';

export interface GreenRuns {
  /** Also true if the step never passed, or git can't list the files. */
  hasChanged(step: Step): boolean;
  /** Call the returned function once the step has passed: edits made in between count as changes. */
  begin(step: Step): () => void;
}

export function createGreenRuns(root = join(import.meta.dirname, '..', '..')): GreenRuns {
  const stampOf = ({ name }: Step) => join(root, 'node_modules/.cache/gate', `${name}.txt`);
  return {
    hasChanged(step) {
      const content = hashOf(step, root);
      return (
        content === undefined || !existsSync(stampOf(step)) || readFileSync(stampOf(step), 'utf8') !== content
      );
    },
    begin(step) {
      const content = hashOf(step, root);
      rmSync(stampOf(step), { force: true });
      return () => {
        if (content === undefined) return;
        mkdirSync(dirname(stampOf(step)), { recursive: true });
        writeFileSync(stampOf(step), content);
      };
    },
  };
}

function hashOf({ whenChanged }: Step, root: string): string | undefined {
  if (!whenChanged) return undefined;
  const listed = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...whenChanged],
    { cwd: root, encoding: 'utf8' },
  );
  if (listed.status !== 0) return undefined;
  const hash = createHash('sha256').update(process.version);
  const files = [...new Set(listed.stdout.split('\0'))]
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .sort();
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
