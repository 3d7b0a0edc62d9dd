import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fetchAddress } from './fetch-address.ts';
import type { Source } from './request.ts';
import { maxSitemapBytes, maxSitemapDepth, maxSitemaps } from '../dom/limits.ts';
import { readFile } from './read-file.ts';
import { isAddress, type NamedPage } from './read-page.ts';
import { readSitemap, type Sitemap } from './read-sitemap.ts';

interface Listing {
  /** Sitemaps are read until they list more pages than this. */
  readonly max: number;
  readonly warn: (sentence: string) => void;
}

/** A file or an address itself, all HTML files in a folder, or all pages in a sitemap. */
export async function listPages(given: string, listing: Listing): Promise<readonly NamedPage[]> {
  const source = 'person';
  if (/\.xml(\.gz)?($|\?)/i.test(given)) return listSitemap({ name: given, source }, listing);
  if (isAddress(given) || !isFolder(given)) return [{ name: given, source }];
  const files = htmlFilesIn(given);
  if (files.length === 0) throw new Error(`there is no HTML file in ${given}`);
  return files.map((name) => ({ name, source }));
}

function htmlFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.html?$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile()) // not a pipe, which would never end
    .sort();
}

/** Breadth first, each sitemap once, whatever they list. */
async function listSitemap(first: NamedPage, { max, warn: say }: Listing): Promise<NamedPage[]> {
  let isWarned = false;
  const warn = (sentence: string) => {
    isWarned = true;
    say(sentence);
  };
  const pages = new Map<string, NamedPage>();
  const known = new Set([first.name]);
  const queue = [{ ...first, depth: 1 }];
  for (const [index, one] of queue.entries()) {
    if (index === maxSitemaps || one.depth > maxSitemapDepth) {
      warn(
        `${first.name}: stopped after ${index === maxSitemaps ? `${maxSitemaps} sitemaps` : `${maxSitemapDepth} levels of sitemaps`}`,
      );
      break;
    }
    const { source, sitemap, isWhole } = await openSitemap(one);
    if (!isWhole) warn(`${one.name} ends in the middle: pages may be missing`);
    for (const name of addressesOf(sitemap.pages, one, warn)) pages.set(name, { name, source });
    if (pages.size > max) break;
    const further = addressesOf(sitemap.sitemaps, one, warn).filter((name) => !known.has(name));
    for (const name of further.slice(0, maxSitemaps)) queue.push({ name, source, depth: one.depth + 1 });
    further.forEach((name) => known.add(name));
  }
  if (pages.size === 0 && !isWarned) warn(`${first.name} lists no page`);
  return [...pages.values()];
}

/** A sitemap may never name a file. */
function addressesOf(
  names: readonly string[],
  { name: sitemap }: NamedPage,
  warn: Listing['warn'],
): string[] {
  const isGood = (name: string) => isAddress(name) && URL.canParse(name);
  const others = names.filter((name) => !isGood(name));
  if (others[0] !== undefined)
    warn(
      `${sitemap}: left out ${others.length} of its addresses that are not http or https, for example ${others[0]}`,
    );
  return names.filter(isGood);
}

interface Opened {
  readonly source: Source;
  readonly sitemap: Sitemap;
  readonly isWhole: boolean;
}

/** A sitemap in a local file is trusted like the person who named it. */
async function openSitemap({ name, source }: NamedPage): Promise<Opened> {
  const answer = isAddress(name)
    ? await fetchAddress(name, { source, max: maxSitemapBytes })
    : { source, body: await readFile(name, maxSitemapBytes) };
  const xml = unpack(name, answer.body).toString('utf8');
  return { source: answer.source, sitemap: readSitemap(xml), isWhole: hasEnd(xml) };
}

function hasEnd(xml: string): boolean {
  const [, root] = /<((?:[\w.-]{1,50}:)?(?:urlset|sitemapindex))[\s>]/.exec(xml.slice(0, 10_000)) ?? [];
  return root === undefined || xml.includes(`</${root}`) || xml.endsWith('/>');
}

function unpack(name: string, bytes: Buffer): Buffer {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isPacked) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: maxSitemapBytes });
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Error(
      `${name} could not be unpacked${isLarge ? `: stopped after ${maxSitemapBytes / 1_000_000} MB` : ''}`,
      { cause: error },
    );
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
