#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const usage =
  'Usage: adviser-widgets-sandbox [--port 4400] [--db .sandbox/data.sqlite] [--assets <folder of the built loader>]';

/** The loader package's build: next to this package in the repository and in node_modules. */
const builtLoader = fileURLToPath(new URL('../../loader/dist/cdn', import.meta.url));

await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4400' },
      db: { type: 'string', default: '.sandbox/data.sqlite' },
      assets: { type: 'string', default: builtLoader },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const port = readPort(values.port);
  const version = process.versions.node;
  if (parseInt(version) < 24) throw new Error(`The sandbox needs Node 24 or newer, and this is ${version}.`);
  const { createSandbox } = await import('./create-sandbox.ts');
  const sandbox = createSandbox({ db: values.db, assets: values.assets });
  const { url } = await sandbox.listen(port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void sandbox.close());
  console.log(`Ready: ${url}`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`--port: expected a number from 0 to 65535, got ${JSON.stringify(text)}. ${usage}`);
}
