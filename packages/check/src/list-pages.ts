import { globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { ask, isAddress } from './read-page.ts';

/** Sitemaps may name sitemaps, but not for ever. */
const depth = 3;

/**
 * The pages that an argument stands for: a file or an address itself, the HTML files of a folder, the pages of a sitemap.
 *
 * @throws {Error} for a sitemap that cannot be read, and a folder without pages
 */
export async function listPages(given: string): Promise<readonly string[]> {
  if (/\.xml(\.gz)?($|\?)/i.test(given)) return readSitemap(given, depth);
  if (isAddress(given) || !isFolder(given)) return [given];
  const files = globSync('**/*.{html,htm}', { cwd: given }).sort();
  if (files.length === 0) throw new Error(`there is no HTML file in ${given}`);
  return files.map((file) => join(given, file));
}

async function readSitemap(name: string, left: number): Promise<string[]> {
  if (left === 0) return [];
  const bytes = isAddress(name) ? Buffer.from(await (await ask(name)).arrayBuffer()) : await readFile(name);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const { document } = new JSDOM((isPacked ? gunzipSync(bytes) : bytes).toString('utf8'), { contentType: 'text/xml' }).window;
  const addresses = (parent: string) => [...document.querySelectorAll(`${parent} > loc`)].map((loc) => (loc.textContent ?? '').trim());
  const further: string[] = [];
  for (const address of addresses('sitemap')) further.push(...(await readSitemap(address, left - 1)));
  return [...new Set([...addresses('url'), ...further])];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
