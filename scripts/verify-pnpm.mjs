// Compares the pnpm that npm has fetched with the hashes in this repository. Plain JavaScript, because
// nothing is installed yet.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * SHA-512 hashes of pnpm's native programs. pnpm's own package only starts one, which comes in a second
 * package. These cover the systems of our gates and developers. macOS and Windows have none here and rely on
 * npm's check against the registry.
 */
const nativeHashes = {
  '@pnpm/exe.linux-x64':
    'sha512-OJ+X2wcraldCwj75pCIerWARQSRpdfj0eBTs/2ODyhfeW46ylOnjTIE/GKra6Mn6E72/gBmXS8igrUioa+F9fQ==',
  '@pnpm/exe.linux-x64-musl':
    'sha512-Uj+vzfIQ62kDP10x36yHZIXVs5ohdNtiPYwn5FhCLlNScHPo0OAI+ShGDtLofiBXKE7umu71Jmjm7N8a8zVcDw==',
  '@pnpm/exe.linux-arm64':
    'sha512-2dpyVBCHT+FfpuQh9i+7MXAqNWYLCvD5vYr5p6Eimxoga8USLnjbUgyj72AOrO0hjc5ri3TEFP3jiyBHjkSZpQ==',
};

/**
 * Parses `pnpm@12.18.0+sha512.<hex>` into `pnpm@12.18.0` and the hash in npm's format. Both are empty for
 * anything else.
 */
export function readPackageManager(text) {
  const [, spec = '', hex = ''] = /^(pnpm@\d+\.\d+\.\d+)\+sha512\.([\da-f]{128})$/.exec(text) ?? [];
  return { spec, integrity: spec && `sha512-${Buffer.from(hex, 'hex').toString('base64')}` };
}

/**
 * Returns the packages under `home` that are missing or whose hash differs from ours. npm verifies each
 * tarball against the hash in its hidden lockfile while unpacking, so a file tampered with in transit shows
 * there.
 */
export function findForeignPackages(home, integrity) {
  const hashes = { ...nativeHashes, pnpm: integrity };
  const fetched = readHiddenLockfile(home);
  const foreign = Object.keys(fetched).filter((name) =>
    Object.hasOwn(hashes, name) ? fetched[name] !== hashes[name] : !isNativeElsewhere(name),
  );
  const isComplete = 'pnpm' in fetched && Object.keys(fetched).some((name) => name.startsWith('@pnpm/exe.'));
  return isComplete ? foreign : [...foreign, 'pnpm'];
}

/** Returns hashes by name; empty if npm left no lockfile. */
function readHiddenLockfile(home) {
  const file = join(home, 'node_modules', '.package-lock.json');
  if (!existsSync(file)) return {};
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(packages).map(([path, { integrity }]) => [path.replace('node_modules/', ''), integrity]),
  );
}

/** True for the native program of a platform without a hash here. */
function isNativeElsewhere(name) {
  return name.startsWith('@pnpm/exe.');
}
