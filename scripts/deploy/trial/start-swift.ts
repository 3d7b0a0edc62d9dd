import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findSwift } from '../../browser.ts';

/** An object storage of OpenStack on this machine, by its layer for S3. */
export interface Swift {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  stop(): Promise<void>;
}

const kinds = ['account', 'container', 'object'] as const;
const startLimitMs = 120_000;

/** Starts Swift with one device and one replica, in a temporary folder and on free ports. */
export async function startSwift(): Promise<Swift> {
  findSwift();
  const folder = mkdtempSync(join(tmpdir(), 'swift-'));
  const [cache = 0, proxy = 0, ...ports] = await freePorts(2 + kinds.length);
  mkdirSync(join(folder, 'node/d1'), { recursive: true });
  writeFileSync(
    join(folder, 'swift.conf'),
    `[swift-hash]
swift_hash_path_prefix = trial
swift_hash_path_suffix = trial
[storage-policy:0]
name = one
default = yes
`,
  );
  for (const [index, kind] of kinds.entries()) configureStorage(folder, kind, ports[index] ?? 0);
  writeFileSync(join(folder, 'proxy.conf'), proxyConfig(folder, proxy, cache));
  const processes = [
    spawn('memcached', ['-l', '127.0.0.1', '-p', String(cache), '-U', '0', '-u', 'root'], {
      stdio: 'ignore',
    }),
    ...[...kinds, 'proxy'].map((kind) =>
      spawn(`swift-${kind}-server`, [join(folder, `${kind}.conf`)], { stdio: 'ignore' }),
    ),
  ];
  const stop = async () => {
    await Promise.all(processes.map(end));
    rmSync(folder, { recursive: true });
  };
  const endpoint = `http://127.0.0.1:${proxy}`;
  try {
    await untilAnswers(endpoint);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    endpoint,
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
    stop,
  };
}

function configureStorage(folder: string, kind: (typeof kinds)[number], port: number): void {
  const builder = `${kind}.builder`;
  for (const words of [['create', '4', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']])
    execFileSync('swift-ring-builder', [builder, ...words], { cwd: folder, stdio: 'ignore' });
  writeFileSync(
    join(folder, `${kind}.conf`),
    `${common(folder, port)}
devices = ${folder}/node
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`,
  );
}

function proxyConfig(folder: string, port: number, cachePort: number): string {
  const filters = ['catch_errors', 'listing_formats', 's3api', 'copy', 'slo', 'dlo'];
  return `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`;
}

function common(folder: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
user = root
workers = 0
log_level = ERROR`;
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

async function untilAnswers(url: string): Promise<void> {
  for (const end = Date.now() + startLimitMs; Date.now() < end; await setTimeout(100))
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
  throw new Error(`Swift does not answer at ${url}.`);
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  const ended = once(process, 'exit');
  process.kill();
  await ended;
}
