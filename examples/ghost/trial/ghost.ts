import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, until, type Leftovers } from '../../trial/leftovers.ts';
import { installGhost } from './install-ghost.ts';

/** A Ghost of its own on the loopback, with an empty database in a file. It asks nothing of other machines. */
export async function startGhost(leftovers: Leftovers): Promise<string> {
  const { folder: ghost, node } = installGhost();
  const content = join(leftovers.folder, 'content');
  cpSync(join(ghost, 'content'), content, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    NODE_ENV: 'production',
    url,
    server__host: '127.0.0.1',
    server__port: String(port),
    database__client: 'better-sqlite3',
    database__connection__filename: join(leftovers.folder, 'ghost.sqlite'),
    database__useNullAsDefault: 'true',
    paths__contentPath: content,
    mail__transport: 'stub',
    mail__from: 'ghost@example.nz',
    logging__transports: '["stdout"]',
    privacy__useUpdateCheck: 'false',
    privacy__useGravatar: 'false',
    privacy__useRpcPing: 'false',
    explore__update_url: '',
    // It would send a code by mail.
    security__staffDeviceVerification: 'false',
  };
  leftovers.start('ghost', [node, 'index.js'], { env: settings, cwd: ghost });
  await until('Ghost answers', () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return url;
}
