import type { Server } from 'node:http';
import { runServer } from 'verdaccio';
import { serveOnLoopback, type LoopbackServer } from '../serve-on-loopback.ts';
import { readNpmSettings } from './npm-settings.ts';

const ours = '@adviser-widgets/*';

/** Keeps packages of our scope in `storage`, and passes all other requests on to npm's own registry. */
export async function startRegistry(storage: string): Promise<LoopbackServer> {
  const { registry, cafile, proxy, 'https-proxy': httpsProxy } = readNpmSettings();
  const verdaccio: unknown = await runServer({
    storage,
    self_path: storage,
    uplinks: { npm: { url: registry, timeout: '120s', maxage: '1h', ...(cafile && { ca: cafile }) } },
    ...(proxy && { http_proxy: proxy }),
    ...(httpsProxy && { https_proxy: httpsProxy }),
    packages: {
      [ours]: { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'npm' },
    },
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  });
  const server = verdaccio as Server; // it says `any`
  return serveOnLoopback((request, response) => {
    // Package managers would keep the list of versions, and the next run publishes the same ones.
    response.setHeader('Cache-Control', 'no-store');
    server.emit('request', request, response);
  });
}
