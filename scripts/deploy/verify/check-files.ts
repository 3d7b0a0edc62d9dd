import { createHash } from 'node:crypto';
import type { ManifestFile } from '../../cdn/widgets-json.ts';

export interface ReleaseManifest {
  readonly version: string;
  readonly files: readonly ManifestFile[];
  readonly widgets: readonly { readonly name: string; readonly example: string }[];
}

export interface CheckedFiles {
  readonly manifest: ReleaseManifest;
  readonly count: number;
  readonly problems: readonly string[];
}

interface Got {
  readonly response: Response;
  readonly content: Buffer;
}

const yearSeconds = 31_536_000;
/** Contract section 6: how long a page may have an earlier loader. */
const channelSeconds = 300;
/** Some servers send CORS headers only to requests from another origin. */
const elsewhere = 'https://www.example.nz';
const parallel = 8;

/**
 * Fetches a folder of a release like a page of another origin: what every page loads, and every file that
 * `widgets.json` names.
 *
 * @param folder Its address, with a trailing slash
 * @throws {Error} if `widgets.json` cannot be read
 */
export async function checkFiles(folder: string): Promise<CheckedFiles> {
  const manifest = await readManifest(folder);
  const isExact = folder.includes(`/${manifest.version.replace('+light', '')}/`);
  const problems: string[] = [];
  for (const path of ['loader.js', 'page.css', 'widgets.json']) {
    const { response, content } = await get(folder + path);
    problems.push(
      ...problemsOf(folder + path, response),
      ...(isExact ? [] : tooLong(folder + path, response)),
      ...(path === 'loader.js' && !content.includes(manifest.version)
        ? [`${folder}loader.js is not of ${manifest.version}, which widgets.json names`]
        : []),
    );
  }
  for (let start = 0; start < manifest.files.length; start += parallel) {
    const some = manifest.files.slice(start, start + parallel);
    problems.push(...(await Promise.all(some.map((file) => checkAsset(folder, file)))).flat());
  }
  return { manifest, count: manifest.files.length + 3, problems };
}

async function readManifest(folder: string): Promise<ReleaseManifest> {
  const url = `${folder}widgets.json`;
  const { response, content } = await get(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}: is this the folder of a release?`);
  try {
    return JSON.parse(content.toString()) as ReleaseManifest;
  } catch {
    throw new Error(`${url} is no JSON: is this the folder of a release?`);
  }
}

async function checkAsset(folder: string, { name, integrity }: ManifestFile): Promise<string[]> {
  const url = `${folder}assets/${name}`;
  const { response, content } = await get(url);
  if (!response.ok) return problemsOf(url, response);
  const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  return [
    ...problemsOf(url, response),
    ...(hash === integrity ? [] : [`${url} has been changed: its hash is ${hash}, not ${integrity}`]),
    ...(maxAge(response) >= yearSeconds
      ? []
      : [`${url} never changes, but may be cached for only ${maxAge(response)} seconds`]),
  ];
}

function problemsOf(url: string, { ok, status, headers }: Response): string[] {
  if (!ok) return [`${url} answers ${status}`];
  const expected = { js: 'javascript', css: 'text/css', json: 'application/json' }[
    /\w+$/.exec(url)?.[0] ?? ''
  ];
  const type = headers.get('Content-Type') ?? '';
  return [
    ...(type.includes(expected ?? '') ? [] : [`${url} is sent as "${type}", which browsers refuse`]),
    ...(headers.get('Access-Control-Allow-Origin') === '*'
      ? []
      : [`${url} lacks "Access-Control-Allow-Origin: *", so pages of other origins cannot load it`]),
    ...(/^(br|gzip|zstd)$/.test(headers.get('Content-Encoding') ?? '')
      ? []
      : [`${url} is sent without compression`]),
  ];
}

function tooLong(url: string, response: Response): string[] {
  const seconds = maxAge(response);
  if (seconds <= channelSeconds) return [];
  return [`${url} may be cached for ${seconds} seconds: releases and rollbacks then take as long to arrive`];
}

/** In seconds. */
function maxAge({ headers }: Response): number {
  const value = headers.get('Cache-Control') ?? '';
  if (/no-cache|no-store/.test(value)) return 0;
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
}

async function get(url: string): Promise<Got> {
  try {
    const response = await fetch(url, { headers: { Origin: elsewhere, 'Accept-Encoding': 'br, gzip' } });
    return { response, content: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    throw new Error(`${url} cannot be reached: ${String((error as Error).cause ?? error)}`, {
      cause: error,
    });
  }
}
