import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import type { Driver, Settings, StartedEngine } from './driver.ts';
import { createWebDriver } from './web-driver.ts';

/** Where systems put WebKitGTK's small browser. */
const browsers = [
  '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/*/webkitgtk-6.0/MiniBrowser',
  '/usr/{lib,lib64,libexec}/{webkit2gtk-4.1,webkitgtk-6.0}/MiniBrowser',
];

/** Starts a display for WebKitGTK. Each driver that it opens is a browser of its own. */
export async function startWebKit(driverPath: string): Promise<StartedEngine> {
  const [browser] = globSync(browsers);
  if (!browser) throw new Error('No MiniBrowser was found: install it with WebKitWebDriver.');
  const { display, screen } = await startDisplay();
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
  };
  const home = mkdtempSync(join(tmpdir(), 'adviser-widgets-webkit-'));
  const open = async (settings?: Settings): Promise<Driver> => {
    const { server, program } = await startProgram(driverPath, {
      display,
      configHome: configHome(home, settings),
    });
    try {
      const session = await send(`${server}/session`, 'POST', { capabilities });
      const { sessionId } = session as { sessionId: string }; // by WebDriver's protocol
      const driver = createWebDriver((method, path, body) =>
        send(`${server}/session/${sessionId}${path}`, method, body),
      );
      return { ...driver, close: () => driver.close().finally(() => end(program)) };
    } catch (error) {
      await end(program);
      throw error;
    }
  };
  return {
    open: (settings) => open(settings).catch(() => open(settings)), // one browser in some hundred never starts
    async stop() {
      await end(screen);
      rmSync(home, { recursive: true });
    },
  };
}

/** Writes GTK's settings, by which WebKitGTK decides on reduced motion. */
function configHome(home: string, { reducedMotion = false }: Settings = {}): string {
  const folder = join(home, reducedMotion ? 'still' : 'usual');
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  writeFileSync(
    join(folder, 'gtk-3.0', 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
  return folder;
}

/** Starts the driver, which can hold one session, and waits until it answers. */
async function startProgram(
  driverPath: string,
  { display, configHome }: { readonly display: string; readonly configHome: string },
) {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const program = start(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: configHome,
      TZ: 'Pacific/Auckland',
      NO_AT_BRIDGE: '1',
      GDK_BACKEND: 'x11',
      // there is no graphics card
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  await expect(() => send(`${server}/status`, 'GET')).toPass({ intervals: [50], timeout: 15_000 });
  return { server, program };
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

/** @throws {Error} with WebDriver's message if the command fails, and if it takes longer than 20 s */
async function send(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    // Without an agent, a connection is never used again: the driver closes them when it likes.
    const request = ask(address, { method, agent: false, timeout: 20_000 }, resolve);
    request.on('timeout', () => request.destroy(new Error(`${method} ${address} takes too long`)));
    request.on('error', reject).end(body && JSON.stringify(body));
  });
  const { value } = (await json(answer)) as { value: unknown };
  if (answer.statusCode === 200) return value;
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
