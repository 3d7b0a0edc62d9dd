import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The newest with which the trial was played. */
export const ghostVersion = '6.65.0';

/** Node 24.19 and later abort in the destructor of better-sqlite3 12, which Ghost has: of those that Ghost names, this one is left. */
export const nodeVersion = '22.23.3';

const root = join(import.meta.dirname, '../../..');
const home = join(root, `node_modules/.cache/ghost/${ghostVersion}-${nodeVersion}`);

export interface InstalledGhost {
  readonly folder: string;
  /** The Node that runs it. */
  readonly node: string;
}

/**
 * Ghost from npm, with its own lockfile, and a Node for it. Takes some minutes the first time, most of them for the
 * compiler: ready-made programs of its database are on another host.
 */
export function installGhost(): InstalledGhost {
  if (!existsSync(home)) {
    const draft = `${home}-${process.pid}`;
    mkdirSync(draft, { recursive: true });
    try {
      install(draft);
      renameSync(draft, home);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return { folder: join(home, 'ghost'), node: join(home, 'node/bin/node') };
}

function install(draft: string): void {
  unpack(draft, 'ghost', `ghost@${ghostVersion}`);
  unpack(draft, 'node', `node-linux-${process.arch}@${nodeVersion}`);
  const [ghost, node] = [join(draft, 'ghost'), join(draft, 'node')];
  // Ghost names a pnpm of its own, and ours would fetch it.
  appendFileSync(join(ghost, 'pnpm-workspace.yaml'), '\npmOnFail: ignore\n');
  const place = {
    cwd: ghost,
    env: {
      CI: '1',
      PATH: `${join(node, 'bin')}:${process.env.PATH}`,
      npm_config_nodedir: node,
      npm_config_build_from_source: 'true',
    },
  };
  pnpm(place, 'install', '--prod', '--frozen-lockfile', '--ignore-scripts');
  pnpm(place, 'rebuild', 'better-sqlite3');
}

/** Unpacks a package of npm into a folder. */
function unpack(draft: string, name: string, spec: string): void {
  const folder = join(draft, name);
  mkdirSync(folder);
  const [packed] = JSON.parse(run('npm', ['pack', spec, '--json'], { cwd: folder })) as {
    filename: string;
  }[]; // npm's own format
  if (!packed) throw new Error(`npm has no ${spec}.`);
  run('tar', ['-xzf', packed.filename, '--strip-components=1'], { cwd: folder });
  rmSync(join(folder, packed.filename));
}

function pnpm(place: Place, ...args: string[]): void {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
  }; // our own file
  const program = join(root, '.tools', packageManager.replace(/\+.*/, ''), 'node_modules/pnpm/bin/pnpm.mjs');
  if (!existsSync(program)) throw new Error('Run `npm start` or `npm test` once: it fetches pnpm.');
  run(process.execPath, [program, ...args], place);
}

interface Place {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

function run(command: string, args: readonly string[], { cwd, env }: Place): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: Infinity,
      env: { ...process.env, ...env },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }; // of `execFileSync`
    throw new Error(`${command} ${args.join(' ')}: ${stdout?.slice(-2000)}\n${stderr?.slice(-2000)}`, {
      cause: error,
    });
  }
}
