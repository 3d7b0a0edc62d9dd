import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest supported version, and what apps use today. */
const typescriptVersions = ['5.4', '5.9', '6.0', '7.0'];

const options = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
};

/**
 * Checks modules that are installed in `folder` with each version of TypeScript, which npm installs for the run.
 * Takes a minute, so it is no part of `npm test`.
 */
export function checkTypescriptVersions(folder: string, modules: readonly string[]): string[] {
  const project = join(folder, 'tsconfig.versions.json');
  const lines = modules.map((name, index) => `export * as module${index} from '${name}';\n`);
  writeFileSync(join(folder, 'versions.ts'), lines.join(''));
  writeFileSync(project, JSON.stringify({ compilerOptions: options, files: ['versions.ts'] }));
  return typescriptVersions.flatMap((version) => compile(version, folder, project));
}

function compile(version: string, folder: string, project: string): string[] {
  const tsc = [
    'exec',
    '--yes',
    '--prefer-offline',
    `--package=typescript@${version}`,
    '--',
    'tsc',
    '-p',
    project,
  ];
  try {
    execFileSync('npm', tsc, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
    return [];
  } catch (error) {
    const { stdout = '', message } = error as { readonly stdout?: string; readonly message: string };
    return (stdout || message)
      .trim()
      .split('\n')
      .map((line) => `TypeScript ${version}: ${line}`);
  }
}
