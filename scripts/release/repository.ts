import { execFile, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const bin = join(import.meta.dirname, 'node_modules/.bin'); // changesets

/** What a release reads and does in a checkout. */
export interface Repository {
  readonly root: string;
  /** Of all packages: they share one. */
  version(): string;
  /** Absolute path for what belongs to the release of this version; ignored by git. */
  folder(): string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Output of a git command, without white space around it. */
  git(...words: string[]): Promise<string>;
  /** Shows the output. Rejects with the command if it fails. */
  run(file: string, ...words: string[]): Promise<void>;
}

export function openRepository(root: string): Repository {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const version = () => (JSON.parse(read('packages/core/package.json')) as { version: string }).version;
  return {
    root,
    version,
    read,
    folder: () => join(root, '.release', version()),
    write: (file, text) => writeFileSync(join(root, file), text),
    async git(...words) {
      const { stdout } = await execute('git', words, { cwd: root });
      return stdout.trim();
    },
    run: (file, ...words) => runShown(root, [file, ...words]),
  };
}

function runShown(root: string, [file = '', ...words]: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, words, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`This failed: ${[file, ...words].join(' ')}`)),
    );
  });
}
