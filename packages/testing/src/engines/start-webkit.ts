import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import type { StartedEngine } from './driver.ts';
import { createWebDriver, type Command } from './web-driver.ts';

/** Where systems put WebKitGTK's small browser. */
const browsers = [
  '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/*/webkitgtk-6.0/MiniBrowser',
  '/usr/{lib,lib64,libexec}/{webkit2gtk-4.1,webkitgtk-6.0}/MiniBrowser',
];

/** Starts WebKitGTK's driver on a display of its own. Each driver that it opens is a browser of its own. */
export async function startWebKit(driverPath: string): Promise<StartedEngine> {
  const [browser] = globSync(browsers);
  if (!browser) throw new Error('No MiniBrowser was found: install it with WebKitWebDriver.');
  const { display, screen } = await startDisplay();
  const port = await freePort();
  const driver = start(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      TZ: 'Pacific/Auckland',
      NO_AT_BRIDGE: '1',
      GDK_BACKEND: 'x11',
      // there is no graphics card
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await expect(async () => void (await fetch(`${server}/status`))).toPass({ intervals: [50] });
  return {
    async open() {
      const capabilities = {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      };
      const { sessionId } = (await send(`${server}/session`, 'POST', { capabilities })) as {
        sessionId: string;
      };
      const command: Command = (method, path, body) =>
        send(`${server}/session/${sessionId}${path}`, method, body);
      return createWebDriver(command);
    },
    async stop() {
      await end(driver);
      await end(screen);
    },
  };
}

/** Starts Xvfb, which chooses a free display and writes its number. */
async function startDisplay(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)));
    (screen.stdio[3] as Readable).once('data', (data) => resolve(String(data).trim())); // a pipe, see above
  });
  return { display: `:${number}`, screen };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @throws {Error} with WebDriver's message, if the command fails */
async function send(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(address).pathname}: ${error} ${message}`);
}

/** Starts a program that never outlives this process. */
function start(program: string, parameters: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, parameters, options);
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode !== null || !child.kill()) return;
  await ended;
}
