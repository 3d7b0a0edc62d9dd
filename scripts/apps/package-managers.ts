import { globSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../cdn/find-widgets.ts';
import { readNpmSettings } from './npm-settings.ts';
import { runInApp } from './run-in-app.ts';

export interface PackageManager {
  /** Writes the settings by which it finds our packages. */
  configure(folder: string, registry: string): void;
  /** With `names`, adds these packages at their latest versions. */
  install(folder: string, names?: readonly string[]): Promise<unknown>;
  /** Updates packages as far as the ranges in package.json allow. */
  update(folder: string, names: readonly string[]): Promise<unknown>;
  /** Leaves one version where two ranges allow the same; npm does so by itself. */
  dedupe(folder: string): Promise<unknown>;
  /** Runs a script of package.json. */
  runScript(folder: string, name: string, env?: Readonly<Record<string, string>>): Promise<unknown>;
}

const npmFlags = [
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--fetch-timeout=120000',
  '--loglevel=error',
];

const npm: PackageManager = {
  configure: nameRegistry,
  install: (folder, names = []) => runInApp(folder, ['npm', 'install', ...npmFlags, ...names]),
  update: (folder, names) => runInApp(folder, ['npm', 'update', ...npmFlags, ...names]),
  dedupe: (folder) => runInApp(folder, ['npm', 'dedupe', ...npmFlags]),
  runScript: (folder, name, env) => runInApp(folder, ['npm', 'run', name], env),
};

const pnpm: PackageManager = {
  configure(folder, registry) {
    nameRegistry(folder, registry);
    // By default, it refuses versions of the last day.
    writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'minimumReleaseAge: 0\n');
  },
  install: (folder, names = []) => runInApp(folder, ['pnpm', names.length > 0 ? 'add' : 'install', ...names]),
  update: (folder, names) => runInApp(folder, ['pnpm', 'update', ...names]),
  dedupe: (folder) => runInApp(folder, ['pnpm', 'dedupe']),
  runScript: (folder, name, env) => runInApp(folder, ['pnpm', 'run', name], env),
};

const yarnFolder = join(root, 'node_modules/.cache/yarn');
const yarnProgram = createRequire(import.meta.url).resolve('@yarnpkg/cli-dist/bin/yarn.js');
const yarnSettings = {
  nodeLinker: 'node-modules',
  enableTelemetry: false,
  enableImmutableInstalls: false,
  globalFolder: yarnFolder,
  npmPreapprovedPackages: ['@adviser-widgets/*'], // by default, it refuses versions of the last day
  unsafeHttpWhitelist: ['127.0.0.1'],
};

const yarn: PackageManager = {
  configure(folder, registry) {
    const { cafile, registry: usual, proxy, 'https-proxy': httpsProxy } = readNpmSettings();
    const settings = {
      ...yarnSettings,
      npmScopes: { 'adviser-widgets': { npmRegistryServer: withoutSlash(registry) } },
      npmRegistryServer: withoutSlash(usual),
      ...(cafile && { httpsCaFilePath: cafile }),
      ...(proxy && { httpProxy: proxy }),
      ...(httpsProxy && { httpsProxy }),
    };
    writeFileSync(join(folder, '.yarnrc.yml'), JSON.stringify(settings)); // which is YAML, too
    writeFileSync(join(folder, 'yarn.lock'), ''); // marks the folder as a project
    // It knows a package by its version, and an earlier run had the same ones.
    for (const file of globSync('cache/@adviser-widgets-*', { cwd: yarnFolder }))
      rmSync(join(yarnFolder, file));
  },
  install: (folder, names = []) => runYarn(folder, [names.length > 0 ? 'add' : 'install', ...names]),
  update: (folder, names) => runYarn(folder, ['up', '--recursive', ...names]),
  dedupe: (folder) => runYarn(folder, ['dedupe']),
  runScript: (folder, name, env) => runYarn(folder, ['run', name], env),
};

export const packageManagers = { npm, pnpm, yarn };
export type PackageManagerName = keyof typeof packageManagers;

/** They ask it for our scope, and their usual registry for all other packages, which they have cached. */
function nameRegistry(folder: string, registry: string): void {
  writeFileSync(join(folder, '.npmrc'), `@adviser-widgets:registry=${registry}\n`);
}

function runYarn(folder: string, words: readonly string[], env?: Readonly<Record<string, string>>) {
  return runInApp(folder, [process.execPath, yarnProgram, ...words], env);
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}
