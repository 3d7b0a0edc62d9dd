import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { print, runTool } from '@adviser-widgets/check/internal';
import { createSandbox } from '@adviser-widgets/sandbox';
import { createSite, siteContent, siteMessages } from '@adviser-widgets/site';
import { buildCdn } from './build/build-cdn.ts';
import { root } from './cdn/find-widgets.ts';

const usage = 'Usage: npm start -- [--port 4400] [--db .sandbox/data.sqlite]';

await runTool(start);

/** One origin for the demo site, the API and the stand-ins. */
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
  print('Building the widgets …');
  await buildCdn();
  const assets = join(root, 'packages/loader/dist/cdn');
  const sandbox = createSandbox({
    db: values.db,
    assets,
    site: createSite({
      hints: join(assets, '1/preload'),
      messages: siteMessages,
      reportUrl: '/stand-ins/collector/beacons',
    }),
    ...siteContent(),
  });
  const { url } = await sandbox.listen(port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void sandbox.close());
  endWithNpm(sandbox);
  print(`What arrives: ${url}__sandbox/`);
  print(`What widgets report: ${url}__sandbox/live`);
  print(`Ready: ${url}`);
  if (process.env['npm_lifecycle_event'] === 'dev')
    print(
      'After a change the widgets are built again: wait for Ready, and reload. npm run storybook shows it at once.',
    );
}

/** A signal to npm alone ends npm and its shell, and does not reach their children. */
function endWithNpm(sandbox: { close(): Promise<void> }): void {
  const above = processesOfNpm();
  const timer = setInterval(() => {
    if (above.every(isAlive)) return;
    clearInterval(timer);
    void sandbox.close();
  }, 500);
  timer.unref();
}

/** The processes from this one's parent up to npm, as Linux lists them. */
function processesOfNpm(): number[] {
  const found: { pid: number; command: string }[] = [];
  try {
    for (let pid = process.ppid; pid > 1;) {
      found.push({ pid, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') });
      pid = Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    }
  } catch {
    // another system, or someone else's process
  }
  const npm = found.findLastIndex(({ command }) => /^p?npm\b/.test(command));
  return found.slice(0, npm + 1).map(({ pid }) => pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
