import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry, PublishedPackage } from './published.ts';

/**
 * Compares what each package exports to apps, with its types, with the reports in the repository: a change of the public
 * surface must touch one. `AW_NAMES=accept npm test -- packages` writes them. Internal entries promise nothing.
 */
export function checkNames(consumer: string, packages: readonly PublishedPackage[]): string[] {
  return packages.flatMap((published) => {
    const unpacked = join(consumer, 'unpacked', published.name); // in node_modules, its own files would count as foreign
    cpSync(join(consumer, 'node_modules', published.name), unpacked, { recursive: true, dereference: true });
    return published.entries
      .filter(({ path, built }) => built.endsWith('.js') && /^\.(?!.*internal)/.test(path))
      .flatMap((entry) => checkEntry(unpacked, published, entry));
  });
}

function checkEntry(unpacked: string, { name, folder }: PublishedPackage, { path, built }: Entry): string[] {
  const types = join(unpacked, built.replace(/\.js$/, '.d.ts'));
  const report = `${path === '.' ? 'index' : path.slice(2).replaceAll('/', '-')}.api.md`;
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: unpacked,
      mainEntryPointFilePath: types,
      compiler: { overrideTsconfig: { compilerOptions, files: [types] } },
      apiReport: {
        enabled: true,
        reportFileName: report,
        reportFolder: join(folder, 'api'),
        reportTempFolder: join(unpacked, 'api'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: silent,
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(unpacked, 'package.json'),
  });
  const isAccepted = process.env.AW_NAMES === 'accept';
  mkdirSync(config.reportFolder, { recursive: true });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: isAccepted,
    messageCallback: (message) => void (message.handled = true), // told below
  });
  if (succeeded) return [];
  return [
    `What ${path.replace('.', name)} exports is not what its report says. If the change is meant, write the report with "AW_NAMES=accept npm test -- packages", and tell users in a changeset what to do.`,
  ];
}

const compilerOptions = {
  strict: true,
  skipLibCheck: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
};

const none = { default: { logLevel: ExtractorLogLevel.None } };
const silent = {
  compilerMessageReporting: none,
  extractorMessageReporting: none,
  tsdocMessageReporting: none,
};
