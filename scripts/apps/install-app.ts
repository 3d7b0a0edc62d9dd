import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface ReactVersions {
  readonly react: string;
  readonly types: string;
  readonly domTypes: string;
}

interface AppManifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const example = join(import.meta.dirname, '..', '..', 'examples', 'react-app');
const run = promisify(execFile);

/** Our packages come from `registry`, all others from npm's cache or its configured registry. */
export async function installApp(
  folder: string,
  versions: ReactVersions,
  { registry, also }: { registry: string; also: readonly string[] },
): Promise<void> {
  cpSync(example, folder, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|dist-server|package-lock\.json)$/.test(path),
  });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as AppManifest; // it is our own file
  writeFileSync(file, JSON.stringify(withReact(manifest, versions, also), null, 2));
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--fetch-timeout=120000', '--loglevel=error'];
  await runInApp(folder, ['npm', 'install', ...flags], { 'npm_config_@adviser-widgets:registry': registry });
}

/** Returns the output; rejects with it if the command fails. */
export async function runInApp(
  folder: string,
  [command, ...parameters]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { stdout } = await run(command, parameters, {
      cwd: folder,
      env: { ...environment(), ...env },
      maxBuffer: 50_000_000,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }; // what `execFile` rejects with
    throw new Error(`${[command, ...parameters].join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}

function withReact(
  manifest: AppManifest,
  { react, types, domTypes }: ReactVersions,
  also: readonly string[],
): AppManifest {
  const more = Object.fromEntries(also.map((name) => [name, '*']));
  return {
    ...manifest,
    dependencies: { ...more, ...manifest.dependencies, react, 'react-dom': react },
    devDependencies: { ...manifest.devDependencies, '@types/react': types, '@types/react-dom': domTypes },
  };
}

/** Without pnpm's settings for the repository, which npm would otherwise use. */
export function environment(): NodeJS.ProcessEnv {
  const foreign = /^(npm_(?!config_(registry|.*proxy|cafile|cache|userconfig)$).*|NODE_ENV|NODE_OPTIONS)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}
