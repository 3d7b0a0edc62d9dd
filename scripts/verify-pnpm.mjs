// Plain JavaScript, because nothing is installed yet.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * pnpm's own package only starts a native program from a second package. macOS and Windows have no hash
 * here, and rely on npm's check against the registry.
 */
const nativeHashes = {
  '@pnpm/exe.linux-x64':
    'sha512-OJ+X2wcraldCwj75pCIerWARQSRpdfj0eBTs/2ODyhfeW46ylOnjTIE/GKra6Mn6E72/gBmXS8igrUioa+F9fQ==',
  '@pnpm/exe.linux-x64-musl':
    'sha512-Uj+vzfIQ62kDP10x36yHZIXVs5ohdNtiPYwn5FhCLlNScHPo0OAI+ShGDtLofiBXKE7umu71Jmjm7N8a8zVcDw==',
  '@pnpm/exe.linux-arm64':
    'sha512-2dpyVBCHT+FfpuQh9i+7MXAqNWYLCvD5vYr5p6Eimxoga8USLnjbUgyj72AOrO0hjc5ri3TEFP3jiyBHjkSZpQ==',
};

/** Parses `pnpm@12.18.0+sha512.<hex>`; both values are empty for anything else. */
export function readPackageManager(text) {
  const [, spec = '', hex = ''] = /^(pnpm@\d+\.\d+\.\d+)\+sha512\.([\da-f]{128})$/.exec(text) ?? [];
  return { spec, integrity: spec && `sha512-${Buffer.from(hex, 'hex').toString('base64')}` };
}

/** npm verifies tarballs against its hidden lockfile, so a file tampered with in transit shows there. */
export function findForeignPackages(home, integrity) {
  const hashes = { ...nativeHashes, pnpm: integrity };
  const fetched = readHiddenLockfile(home);
  const foreign = Object.keys(fetched).filter((name) =>
    Object.hasOwn(hashes, name) ? fetched[name] !== hashes[name] : !isNativeElsewhere(name),
  );
  const isComplete = 'pnpm' in fetched && Object.keys(fetched).some((name) => name.startsWith('@pnpm/exe.'));
  return isComplete ? foreign : [...foreign, 'pnpm'];
}

/** Empty if npm left no lockfile. */
function readHiddenLockfile(home) {
  const file = join(home, 'node_modules', '.package-lock.json');
  if (!existsSync(file)) return {};
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(packages).map(([path, { integrity }]) => [path.replace('node_modules/', ''), integrity]),
  );
}

function isNativeElsewhere(name) {
  return name.startsWith('@pnpm/exe.');
}
