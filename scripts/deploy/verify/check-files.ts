import { integrityOf, type ManifestFile, type OtherFile } from '../../cdn/widgets-json.ts';
import type { Problem } from '../check-release.ts';

export interface ReleaseManifest {
  readonly version: string;
  readonly files: readonly ManifestFile[];
  /** Not in the folder of the light engine: the folder above names its files. */
  readonly otherFiles?: readonly OtherFile[];
  readonly widgets: readonly { readonly name: string; readonly example: string }[];
}

export interface CheckedFiles {
  readonly manifest: ReleaseManifest;
  /** `widgets.json` as it was served. */
  readonly json: Buffer;
  readonly count: number;
  readonly problems: readonly Problem[];
}

interface Got {
  readonly response: Response;
  readonly content: Buffer;
}

const yearSeconds = 31_536_000;
/** How long a page may have an earlier loader. */
const channelSeconds = 300;
/** Some servers send CORS headers only to requests from another origin. */
const elsewhere = 'https://www.example.nz';
const parallel = 8;

/** Bytes. Some CDNs compress nothing smaller: CloudFront begins at 1,000. */
const compressedFrom = 1400;

/**
 * Fetches a folder of a release like a page of another origin: what every page loads, and every file that
 * `widgets.json` names.
 *
 * @param folder Its address, with a trailing slash
 * @throws {Error} if `widgets.json` cannot be read
 */
export async function checkFiles(folder: string): Promise<CheckedFiles> {
  const { manifest, json } = await readManifest(folder);
  const isExact = folder.includes(`/${manifest.version.replace('+light', '')}/`);
  const { files, otherFiles = [] } = manifest;
  const checks = [
    ...pageFiles.map((path) => () => checkPageFile(folder + path, { manifest, isExact })),
    ...files.map(
      ({ name, integrity }) =>
        () =>
          checkAsset(`${folder}assets/${name}`, integrity),
    ),
    ...otherFiles.map(
      ({ path, integrity }) =>
        () =>
          checkOther(folder + path, integrity),
    ),
  ];
  const problems: Problem[] = [];
  for (let start = 0; start < checks.length; start += parallel) {
    const some = checks.slice(start, start + parallel);
    problems.push(...(await Promise.all(some.map((check) => check()))).flat());
  }
  return { manifest, json, count: checks.length, problems };
}

/** What a page loads by its name. */
const pageFiles = ['loader.js', 'page.css', 'widgets.json'];

async function readManifest(folder: string): Promise<{ manifest: ReleaseManifest; json: Buffer }> {
  const url = `${folder}widgets.json`;
  const { response, content } = await get(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}: is this the folder of a release?`);
  try {
    return { manifest: JSON.parse(content.toString()) as ReleaseManifest, json: content };
  } catch {
    throw new Error(`${url} is no JSON: is this the folder of a release?`);
  }
}

interface Served {
  readonly manifest: ReleaseManifest;
  readonly isExact: boolean;
}

async function checkPageFile(url: string, { manifest: { version }, isExact }: Served): Promise<Problem[]> {
  const got = await get(url);
  const causes = [...causesOf(url, got), ...(isExact ? [] : tooLong(got.response))];
  if (url.endsWith('loader.js') && !got.content.includes(version))
    causes.push(`is not of ${version}, which widgets.json names`);
  return asProblems(url, causes);
}

async function checkAsset(url: string, integrity: string): Promise<Problem[]> {
  const got = await get(url);
  if (!got.response.ok) return asProblems(url, causesOf(url, got));
  const causes = [...causesOf(url, got), ...changed(got, integrity)];
  const seconds = maxAge(got.response);
  if (seconds < yearSeconds) causes.push(`never changes, but may be cached for only ${seconds} seconds`);
  return asProblems(url, causes);
}

/** Headers are checked where pages need them. */
async function checkOther(url: string, integrity: string): Promise<Problem[]> {
  const got = await get(url);
  return asProblems(url, got.response.ok ? changed(got, integrity) : [answered(got.response)]);
}

function asProblems(subject: string, causes: readonly string[]): Problem[] {
  return causes.map((cause) => ({ subject, cause }));
}

function changed({ content }: Got, integrity: string): string[] {
  return integrityOf(content) === integrity ? [] : ['has been changed: widgets.json names another hash'];
}

function answered({ status }: Response): string {
  const isRedirect = status >= 300 && status < 400;
  return isRedirect
    ? `answers ${status}: after a redirect, modules load what they import from that address, and nothing compares it`
    : `answers ${status}`;
}

function causesOf(url: string, { response, content }: Got): string[] {
  const { ok, headers } = response;
  if (!ok) return [answered(response)];
  const expected = { js: 'javascript', css: 'text/css', json: 'application/json' }[
    url.slice(url.lastIndexOf('.') + 1)
  ];
  const type = headers.get('Content-Type') ?? '';
  const isCompressed = /^(br|gzip|zstd)$/.test(headers.get('Content-Encoding') ?? '');
  return [
    ...(type.includes(expected ?? '') ? [] : [`is sent as "${type}", which browsers refuse`]),
    ...(headers.get('Access-Control-Allow-Origin') === '*'
      ? []
      : ['lacks "Access-Control-Allow-Origin: *", so pages of other origins cannot load it']),
    ...(isCompressed || content.length < compressedFrom ? [] : ['is sent without compression']),
  ];
}

function tooLong(response: Response): string[] {
  const seconds = maxAge(response);
  if (seconds <= channelSeconds) return [];
  return [`may be cached for ${seconds} seconds: releases and rollbacks then take as long to arrive`];
}

/** In seconds. */
function maxAge({ headers }: Response): number {
  const value = headers.get('Cache-Control') ?? '';
  if (/no-cache|no-store/.test(value)) return 0;
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
}

async function get(url: string): Promise<Got> {
  try {
    const headers = { Origin: elsewhere, 'Accept-Encoding': 'br, gzip' };
    const response = await fetch(url, { headers, redirect: 'manual' });
    return { response, content: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    throw new Error(`${url} cannot be reached: ${String((error as Error).cause ?? error)}`, {
      cause: error,
    });
  }
}
