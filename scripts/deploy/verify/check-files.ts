import { request, type Answer } from '@adviser-widgets/check/internal';
import { isRecord, parseJson } from '@adviser-widgets/core/internal';
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

const yearSeconds = 31_536_000;
/** How long a page may have an earlier loader. */
const channelSeconds = 300;
/** Some servers send CORS headers only to requests from another origin. */
const elsewhere = 'https://www.example.nz';
const headers = { Origin: elsewhere, 'Accept-Encoding': 'br, gzip' };
const parallel = 8;
/** Of one file of a release, unpacked. */
const maxFileBytes = 20_000_000;
/** Of one release; ours have about 300. */
const maxNamed = 5000;

/** Bytes. Some CDNs compress nothing smaller: CloudFront begins at 1,000. */
const compressedFrom = 1400;

/**
 * Fetches a folder of a release like a page of another origin: what every page loads, and every file that
 * `widgets.json` names.
 *
 * @param folder Its address, with a trailing slash
 * @param signal Ends it, with the reason as its error
 * @throws {Error} if `widgets.json` cannot be read, or a server does not answer within the limits
 */
export async function checkFiles(folder: string, signal?: AbortSignal): Promise<CheckedFiles> {
  const get = (url: string) =>
    request(url, { headers, redirects: 0, max: maxFileBytes, ...(signal && { signal }) });
  const { manifest, json } = await readManifest(folder, get);
  const isExact = folder.includes(`/${manifest.version.replace('+light', '')}/`);
  const { files, otherFiles = [] } = manifest;
  const checks = [
    ...pageFiles.map((path) => () => checkPageFile(folder + path, { manifest, isExact, get })),
    ...files.map(
      ({ name, integrity }) =>
        () =>
          checkAsset(`${folder}assets/${name}`, integrity, get),
    ),
    ...otherFiles.map(
      ({ path, integrity }) =>
        () =>
          checkOther(folder + path, integrity, get),
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

type Get = (url: string) => Promise<Answer>;

async function readManifest(folder: string, get: Get): Promise<{ manifest: ReleaseManifest; json: Buffer }> {
  const url = `${folder}widgets.json`;
  const { status, body } = await get(url);
  if (!isOk(status)) throw new Error(`${url} answers ${status}: is this the folder of a release?`);
  return { manifest: parseManifest(url, body.toString()), json: body };
}

/** Another server's answer: nothing of it is certain. */
function parseManifest(url: string, text: string): ReleaseManifest {
  const fail = (cause: string) => new Error(`${url} ${cause}: is this the folder of a release?`);
  const value = parseJson(text);
  if (value === undefined) throw fail('is no JSON');
  if (!isManifest(value)) throw fail('is no widgets.json');
  const { files, otherFiles = [], widgets } = value;
  if (files.length + otherFiles.length + widgets.length > maxNamed)
    throw fail(`names more than ${maxNamed} files and widgets`);
  return value;
}

function isManifest(value: unknown): value is ReleaseManifest {
  if (!isRecord(value) || typeof value.version !== 'string') return false;
  const have = (list: unknown, ...keys: string[]) =>
    Array.isArray(list) &&
    list.every((each) => isRecord(each) && keys.every((key) => typeof each[key] === 'string'));
  return (
    have(value.files, 'name', 'integrity') &&
    have(value.otherFiles ?? [], 'path', 'integrity') &&
    have(value.widgets, 'name', 'example')
  );
}

function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}

interface Served {
  readonly manifest: ReleaseManifest;
  readonly isExact: boolean;
  readonly get: Get;
}

async function checkPageFile(
  url: string,
  { manifest: { version }, isExact, get }: Served,
): Promise<Problem[]> {
  const got = await get(url);
  const causes = [...causesOf(url, got), ...(isExact ? [] : tooLong(got))];
  if (url.endsWith('loader.js') && !got.body.includes(version))
    causes.push(`is not of ${version}, which widgets.json names`);
  return asProblems(url, causes);
}

async function checkAsset(url: string, integrity: string, get: Get): Promise<Problem[]> {
  const got = await get(url);
  if (!isOk(got.status)) return asProblems(url, causesOf(url, got));
  const causes = [...causesOf(url, got), ...changed(got, integrity)];
  const seconds = maxAge(got);
  if (seconds < yearSeconds) causes.push(`never changes, but may be cached for only ${seconds} seconds`);
  return asProblems(url, causes);
}

/** Headers are checked where pages need them. */
async function checkOther(url: string, integrity: string, get: Get): Promise<Problem[]> {
  const got = await get(url);
  return asProblems(url, isOk(got.status) ? changed(got, integrity) : [answered(got)]);
}

function asProblems(subject: string, causes: readonly string[]): Problem[] {
  return causes.map((cause) => ({ subject, cause }));
}

function changed({ body }: Answer, integrity: string): string[] {
  return integrityOf(body) === integrity ? [] : ['has been changed: widgets.json names another hash'];
}

function answered({ status }: Answer): string {
  const isRedirect = status >= 300 && status < 400;
  return isRedirect
    ? `answers ${status}: after a redirect, modules load what they import from that address, and nothing compares it`
    : `answers ${status}`;
}

function causesOf(url: string, answer: Answer): string[] {
  const { status, headers, body } = answer;
  if (!isOk(status)) return [answered(answer)];
  const expected = { js: 'javascript', css: 'text/css', json: 'application/json' }[
    url.slice(url.lastIndexOf('.') + 1)
  ];
  const type = headers['content-type'] ?? '';
  const isCompressed = /^(br|gzip|zstd)$/.test(headers['content-encoding'] ?? '');
  return [
    ...(type.includes(expected ?? '') ? [] : [`is sent as "${type}", which browsers refuse`]),
    ...(headers['access-control-allow-origin'] === '*'
      ? []
      : ['lacks "Access-Control-Allow-Origin: *", so pages of other origins cannot load it']),
    ...(isCompressed || body.length < compressedFrom ? [] : ['is sent without compression']),
  ];
}

function tooLong(answer: Answer): string[] {
  const seconds = maxAge(answer);
  if (seconds <= channelSeconds) return [];
  return [`may be cached for ${seconds} seconds: releases and rollbacks then take as long to arrive`];
}

/** In seconds. */
function maxAge({ headers }: Answer): number {
  const value = headers['cache-control'] ?? '';
  if (/no-cache|no-store/.test(value)) return 0;
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
}
