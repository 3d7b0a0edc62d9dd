import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { createSandbox } from '@adviser-widgets/sandbox';
import { createSite, siteContent } from '@adviser-widgets/site';
import { buildCdn } from './build/build-cdn.ts';
import { root } from './cdn/find-widgets.ts';

const usage = 'Usage: npm start -- [--port 4400] [--db .sandbox/data.sqlite]';

await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

/** One origin for the demo site, the API and the stand-ins (contract section 7). */
async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4400' },
      db: { type: 'string', default: '.sandbox/data.sqlite' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port: expected 0 to 65535, got "${values.port}". ${usage}`);
  console.log('Building the widgets …');
  await buildCdn();
  const assets = join(root, 'packages/loader/dist/cdn');
  const sandbox = createSandbox({
    db: values.db,
    assets,
    site: createSite({ hints: join(assets, '1/preload'), reportUrl: '/stand-ins/collector/beacons' }),
    ...siteContent(),
  });
  const { url } = await sandbox.listen(port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void sandbox.close());
  console.log(`What arrives: ${url}__sandbox/`);
  console.log(`What widgets report: ${url}__sandbox/live`);
  console.log(`Ready: ${url}`);
}
