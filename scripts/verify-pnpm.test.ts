import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  packageManager: string;
};
const hex = packageManager.replace(/.*\+sha512\./, '');
const hashOf = (hexadecimal: string) => `sha512-${Buffer.from(hexadecimal, 'hex').toString('base64')}`;
const native =
  'sha512-OJ+X2wcraldCwj75pCIerWARQSRpdfj0eBTs/2ODyhfeW46ylOnjTIE/GKra6Mn6E72/gBmXS8igrUioa+F9fQ==';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aw-pnpm-'));
  for (const name of ['bin', 'scripts', 'packages', 'examples']) mkdirSync(join(folder, name));
  for (const name of ['run.mjs', 'verify-pnpm.mjs'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name));
});

afterEach(() => rmSync(folder, { recursive: true }));

interface Given {
  readonly packages?: Readonly<Record<string, string>>;
  readonly manager?: string;
}

const intact = { pnpm: hashOf(hex), '@pnpm/exe.linux-x64': native };

/** Runs `npm test` in a repository where a script replaces npm and "fetches" packages with these hashes. */
function run({ packages = intact, manager = packageManager }: Given) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ packageManager: manager }));
  const lock = {
    packages: Object.fromEntries(
      Object.entries(packages).map(([name, integrity]) => [`node_modules/${name}`, { integrity }]),
    ),
  };
  writeFileSync(join(folder, 'lock.json'), JSON.stringify(lock));
  const ran = JSON.stringify(join(folder, 'pnpm-ran'));
  writeFileSync(
    join(folder, 'pnpm.mjs'),
    `import { writeFileSync } from 'node:fs';\nwriteFileSync(${ran}, '');\nprocess.exit(1);\n`,
  );
  const npm = join(folder, 'bin', 'npm');
  writeFileSync(
    npm,
    `#!/bin/sh\necho "$*" >> ${folder}/npm-calls\nmkdir -p node_modules/pnpm/bin\ncp ${folder}/lock.json node_modules/.package-lock.json\ncp ${folder}/pnpm.mjs node_modules/pnpm/bin/\n`,
  );
  chmodSync(npm, 0o755);
  const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` };
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/run.mjs'), 'test'], {
    env,
    encoding: 'utf8',
  });
  return { status, stderr, hasRun: existsSync(join(folder, 'pnpm-ran')) };
}

test('pnpm runs if npm has fetched what the hashes name, from a folder named by its version alone', () => {
  expect(run({})).toMatchObject({ hasRun: true });
  expect(existsSync(join(folder, '.tools', packageManager.replace(/\+.*/, '')))).toBe(true);
});

test('its install scripts run only after the comparison', () => {
  run({});
  expect(readFileSync(join(folder, 'npm-calls'), 'utf8')).toMatch(
    /^install .*--ignore-scripts.*\nrebuild .*\n$/,
  );
});

test.each<[string, Given, string]>([
  [
    'another hash in package.json',
    { manager: packageManager.replace(/[\da-f]{4}$/, '0000') },
    'pnpm differs',
  ],
  ['another pnpm', { packages: { ...intact, pnpm: hashOf('00') } }, 'pnpm differs'],
  [
    'another native program',
    { packages: { ...intact, '@pnpm/exe.linux-x64': hashOf('00') } },
    '@pnpm/exe.linux-x64 differs',
  ],
  ['an unrequested package', { packages: { ...intact, extra: hashOf('00') } }, 'extra differs'],
  ['no native program', { packages: { pnpm: hashOf(hex) } }, 'pnpm differs'],
])('with %s nothing of it runs or remains, and the reason is printed', (_, given, message) => {
  const { status, stderr, hasRun } = run(given);
  expect([status, hasRun, existsSync(join(folder, '.tools', packageManager.replace(/\+.*/, '')))]).toEqual([
    1,
    false,
    false,
  ]);
  expect(stderr).toContain(`${message} from the hash kept for`);
});

test('a pnpm that was fetched earlier is compared again', () => {
  run({});
  rmSync(join(folder, 'pnpm-ran'));
  const manager = packageManager.replace(/[\da-f]{4}$/, '0000');
  expect(run({ manager })).toMatchObject({ status: 1, hasRun: false });
});

test('a packageManager without a hash is refused', () => {
  expect(run({ manager: 'pnpm@12.18.0' })).toMatchObject({
    status: 1,
    hasRun: false,
    stderr: expect.stringContaining('+sha512.') as string,
  });
});
