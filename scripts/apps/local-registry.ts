import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { serveOnLoopback, type LoopbackServer } from '../serve-on-loopback.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** npm asks it for our scope (`npm_config_@scope:registry`) and the usual registry for all others. */
export async function startRegistry(tarballs: readonly string[]): Promise<LoopbackServer> {
  const files = new Map(tarballs.map((path) => [basename(path), path]));
  const manifests = new Map(tarballs.map((path) => [readManifest(path).name, path]));
  return serveOnLoopback((request, response) => {
    const path = decodeURIComponent((request.url ?? '').slice(1));
    const [tarball, packed] = [files.get(path), manifests.get(path)];
    if (tarball) return void response.end(readFileSync(tarball));
    if (!packed) return void response.writeHead(404).end('{}');
    // npm would cache the response, and the next build has the same version.
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(packument(packed, `http://${request.headers.host ?? ''}`)));
  });
}

function packument(tarball: string, origin: string) {
  const manifest = readManifest(tarball);
  const { name, version } = manifest;
  const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  const dist = { tarball: `${origin}/${basename(tarball)}`, integrity };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}

function readManifest(tarball: string): Manifest {
  return JSON.parse(
    execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }),
  ) as Manifest; // pnpm wrote it
}
