import { spawn, type ChildProcess } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder } from 'selenium-webdriver';
import type * as Remote from 'selenium-webdriver/remote';
import type { Driver, Settings, StartedEngine } from './driver.ts';
import { createWebDriver } from './web-driver.ts';

const require = createRequire(import.meta.url); // this module of theirs cannot be imported
const { DriverService } = require('selenium-webdriver/remote') as typeof Remote;

/** Where systems put WebKitGTK's small browser. */
const browsers = [
  '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/*/webkitgtk-6.0/MiniBrowser',
  '/usr/{lib,lib64,libexec}/{webkit2gtk-4.1,webkitgtk-6.0}/MiniBrowser',
];

/** Starts a display for WebKitGTK. Each driver that it opens is a browser of its own. */
export async function startWebKit(driverPath: string): Promise<StartedEngine> {
  const [binary] = globSync(browsers);
  if (!binary) throw new Error('No MiniBrowser was found: install it with WebKitWebDriver.');
  const { display, screen } = await startDisplay();
  const home = mkdtempSync(join(tmpdir(), 'adviser-widgets-webkit-'));
  const open = async (settings?: Settings): Promise<Driver> => {
    const service = new DriverService.Builder(driverPath)
      .setLoopback(true)
      .setEnvironment(environment(display, configHome(home, settings)))
      .build();
    try {
      const browser = await openSession(await service.start(15_000), binary);
      const driver = createWebDriver(browser);
      return { ...driver, close: () => driver.close().finally(() => service.kill()) };
    } catch (error) {
      await service.kill();
      throw error;
    }
  };
  return {
    open: (settings) => open(settings).catch(() => open(settings)), // one browser in some hundred never starts
    stop() {
      screen.kill();
      rmSync(home, { recursive: true, maxRetries: 5 });
      return Promise.resolve();
    },
  };
}

/** @throws {Error} if the browser does not start within 20 s */
async function openSession(server: string, binary: string) {
  const browser = new Builder()
    .usingServer(server)
    .usingHttpAgent(new Agent()) // never uses a connection again: the driver closes them when it likes
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  const limit = new Promise<never>((_, reject) => {
    setTimeout(reject, 20_000, new Error('WebKitGTK does not start')).unref();
  });
  return Promise.race([browser, limit]); // not its session: its own rejection would fail the test that runs then
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

function environment(display: string, configHome: string) {
  return {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: configHome,
    TZ: 'Pacific/Auckland',
    NO_AT_BRIDGE: '1',
    GDK_BACKEND: 'x11',
    // there is no graphics card
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
}

/** Starts Xvfb, which chooses a free display and writes its number. */
async function startDisplay(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => screen.kill());
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)));
    (screen.stdio[3] as Readable).once('data', (data) => resolve(String(data).trim())); // a pipe, see above
  });
  return { display: `:${number}`, screen };
}
