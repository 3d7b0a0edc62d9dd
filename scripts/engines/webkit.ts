import { existsSync } from 'node:fs';

/**
 * Returns the path of WebKitGTK's driver: `WEBKIT_DRIVER_PATH`, else the one that Debian installs.
 *
 * @throws {Error} one sentence for the developer: what is missing and how to fix it
 */
export function findWebKitDriver(): string {
  const path = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
  if (existsSync(path)) return path;
  throw new Error(`There is no ${path}: install webkit2gtk-driver and xvfb, or set WEBKIT_DRIVER_PATH.`);
}
