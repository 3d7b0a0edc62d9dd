import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Containers need `--no-sandbox`. */
export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures()}`,
];

/** Test pages live for about a second, too short for the optimising compilers to pay off. */
export const testBrowserArgs: readonly string[] = [...browserArgs, '--js-flags=--no-opt,--no-maglev'];

/**
 * Chromium opens two pages of its own per window for the address bar's drop-down: half of the start-up time.
 * It only uses the last `--disable-features` flag, so this repeats what Playwright 1.65 disables.
 */
function withoutFeatures(): string {
  const popups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
  const ofPlaywright = [
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'TcpPortRandomizationWin',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
  ];
  return [...popups, ...ofPlaywright].join();
}

/**
 * Finds `CHROMIUM_PATH`, else an installed browser; as root on Debian or Ubuntu, installs one with apt.
 * @throws {Error} one sentence for the developer: what is missing and how to fix it
 */
export function findBrowser(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  const browser = chosen || findInstalled() || installWithApt();
  if (browser) return browser;
  throw new Error('No Chromium or Chrome was found: install one, or set CHROMIUM_PATH to its path.');
}

/** A headless shell does a third less work and renders pages alike; `npm run test:all` never uses it. */
export function findTestBrowser(): string {
  const isWhole = process.env.CHROMIUM_PATH || process.env.AW_BROWSER === 'whole';
  return (!isWhole && findOnPath(['chromium-headless-shell'])) || findBrowser();
}

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function findInstalled(): string | undefined {
  return findOnPath(names) ?? usualPlaces().find((path) => existsSync(path));
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
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

function installWithApt(): string | undefined {
  if (process.getuid?.() !== 0 || !isDebianFamily()) return undefined;
  try {
    apt('update', '-qq');
    // Minimal systems have no fonts, and without one all text measures zero.
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation');
  } catch (error) {
    throw new Error(
      `Chromium is missing and apt-get could not install it, so set CHROMIUM_PATH: ${reason(error)}`,
      {
        cause: error,
      },
    );
  }
  return findInstalled();
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
