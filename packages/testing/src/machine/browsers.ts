import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Added to what Playwright itself gives to Chromium. */
export const browserArgs: readonly string[] = ['--disable-gpu', '--disable-quic'];

/** Test pages live for about a second, too short for the optimising compilers to pay off. */
export const testBrowserArgs: readonly string[] = [...browserArgs, '--js-flags=--no-opt,--no-maglev'];

/**
 * Finds `CHROMIUM_PATH`, else an installed browser; as root on Debian or Ubuntu, installs one with apt.
 * @throws {Error} one sentence for the developer: what is missing and how to fix it
 */
export function findBrowser(): string {
  return find({
    name: 'Chromium or Chrome',
    variable: 'CHROMIUM_PATH',
    installed: () =>
      findOnPath(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']) ??
      usualPlaces().find((path) => existsSync(path)),
    packages: ['chromium', font],
  });
}

/** Returns the path of a Firefox, by `FIREFOX_PATH` and otherwise as `findBrowser` does. */
export function findFirefox(): string {
  return find({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    installed: () => findOnPath(['firefox-esr', 'firefox']),
    packages: ['firefox-esr', font],
  });
}

/**
 * Returns the path of WebKitGTK's driver, by `WEBKIT_DRIVER_PATH` and otherwise as `findBrowser` does. Its
 * browser needs a display, so Xvfb comes with it.
 */
export function findWebKitDriver(): string {
  return find({
    name: 'WebKitWebDriver with Xvfb',
    variable: 'WEBKIT_DRIVER_PATH',
    installed: () => findOnPath(['Xvfb']) && findOnPath(['WebKitWebDriver'], ['/usr/bin', '/usr/libexec']),
    packages: ['webkit2gtk-driver', 'xvfb', font],
  });
}

/** Debian's Chromium without windows renders pages alike, for about half the work. */
const headlessShell = 'chromium-headless-shell';

/**
 * Returns the path of the headless shell if it is installed, and otherwise of `findBrowser`. `CHROMIUM_PATH` and
 * `AW_BROWSER=whole`, which `npm run test:all` sets, choose the whole browser.
 */
export function findTestBrowser(): string {
  return (!isWholeChosen() && findOnPath([headlessShell])) || findBrowser();
}

/**
 * Installs the headless shell with apt if it is missing and not overruled. Where that is not possible, says that the
 * tests run in the whole browser. Several processes must not do so at once.
 */
export function installTestBrowser(): void {
  if (isWholeChosen() || findOnPath([headlessShell])) return;
  let cause = 'apt-get installs it, as root on Debian';
  try {
    installWithApt([headlessShell, font]);
  } catch (error) {
    cause = reason(error);
  }
  if (findOnPath([headlessShell])) return;
  console.log(
    `The browser tests run in ${findBrowser()}, which takes longer: there is no ${headlessShell} (${cause}).`,
  );
}

function isWholeChosen(): boolean {
  return !!process.env.CHROMIUM_PATH || process.env.AW_BROWSER === 'whole';
}

interface Wanted {
  readonly name: string;
  /** The environment variable that names its path. */
  readonly variable: string;
  readonly installed: () => string | undefined;
  readonly packages: readonly string[];
}

/** Minimal systems have no fonts, and without one all text measures zero. */
const font = 'fonts-liberation';

function find({ name, variable, installed, packages }: Wanted): string {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen)) throw new Error(`${variable} names ${chosen}, which does not exist.`);
  const found = chosen || installed();
  if (found) return found;
  try {
    installWithApt(packages);
  } catch (error) {
    throw new Error(
      `No ${name} was found and apt-get could not install it, so set ${variable}: ${reason(error)}`,
      { cause: error },
    );
  }
  const path = installed();
  if (path) return path;
  throw new Error(`No ${name} was found: install one, or set ${variable} to its path.`);
}

function findOnPath(names: readonly string[], more: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...more];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin') return ['Chromium', 'Google Chrome'].flatMap(macApplication);
  if (process.platform !== 'win32') return ['/opt/google/chrome/chrome', '/snap/bin/chromium'];
  const { PROGRAMFILES, 'PROGRAMFILES(X86)': programFiles32, LOCALAPPDATA } = process.env;
  const parents = [PROGRAMFILES, programFiles32, LOCALAPPDATA].filter((folder) => folder !== undefined);
  return parents.flatMap((folder) => [
    join(folder, 'Chromium', 'Application', 'chrome.exe'),
    join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ]);
}

function macApplication(name: string): string[] {
  const path = `Applications/${name}.app/Contents/MacOS/${name}`;
  return [`/${path}`, join(process.env.HOME ?? '/', path)];
}

/** Installs Debian packages as root; elsewhere, does nothing. */
export function installWithApt(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !isDebianFamily()) return;
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function isDebianFamily(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(release, 'utf8'));
}

function apt(...parameters: string[]): void {
  execFileSync('apt-get', parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** The last line of apt-get's output, which names the cause. */
function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').at(-1) ?? text;
}
