import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';

/** A registry for one scope: npm asks it for our packages and the usual one for all others, as a stranger's npm would. */
export interface LocalRegistry {
  /** For npm: `npm_config_@scope:registry`. */
  readonly url: string;
  close(): void;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** Serves packed packages on a free port of this machine. */
export async function startRegistry(tarballs: readonly string[]): Promise<LocalRegistry> {
  const files = new Map(tarballs.map((path) => [basename(path), path]));
  const manifests = new Map(tarballs.map((path) => [readManifest(path).name, path]));
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').slice(1));
    const [tarball, packed] = [files.get(path), manifests.get(path)];
    if (tarball) return void response.end(readFileSync(tarball));
    if (!packed) return void response.writeHead(404).end('{}');
    // npm would keep the answer, and the next build has the same version.
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(packument(packed, `http://${request.headers.host ?? ''}`)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What a registry says of a package with one version. */
function packument(tarball: string, origin: string) {
  const manifest = readManifest(tarball);
  const { name, version } = manifest;
  const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  const dist = { tarball: `${origin}/${basename(tarball)}`, integrity };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}

function readManifest(tarball: string): Manifest {
  return JSON.parse(execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })) as Manifest; // pnpm wrote it
}
