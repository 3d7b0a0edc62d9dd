import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageManagers } from './package-managers.ts';

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
  packageManagers.npm.configure(folder, registry);
  await packageManagers.npm.install(folder);
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
