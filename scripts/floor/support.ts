import bcd, {
  type BrowserName,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { browsers } from '../cdn/bundle-widgets.ts';

/** A feature of the web platform, by its path in the browser-compatibility data: `api.Element.moveBefore`. */
export interface Feature {
  readonly path: string;
  readonly data: Identifier;
}

export interface Support {
  /** Each browser that lacks the feature at the floor, with its first version: `Firefox 121, Safari never`. */
  readonly missing: string;
  /** Prefixes under which the browsers at the floor have it. */
  readonly prefixes: readonly string[];
}

/** In a file; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Finding extends Position {
  /** The feature's path in the data. */
  readonly path: string;
  readonly missing: string;
}

/**
 * The data has phones as browsers of their own, with the same version numbers. What a phone never has is not
 * newer than the floor: most of it is for a mouse.
 */
const onPhones: Partial<Record<BrowserName, BrowserName>> = {
  chrome: 'chrome_android',
  firefox: 'firefox_android',
  safari: 'safari_ios',
};

const floor = browsers.flatMap((target) => {
  const [, name = '', version = ''] = /^([a-z]+)(.+)$/.exec(target) ?? [];
  const browser = name as BrowserName; // a wrong one has no releases, and throws below
  const phone = onPhones[browser];
  return [
    { browser, version, isPhone: false },
    ...(phone ? [{ browser: phone, version, isPhone: true }] : []),
  ];
});

/** @throws {Error} if the data has no such feature */
export function readFeature(path: string): Feature {
  const feature = findFeature(path.split('.'));
  if (!feature) throw new Error(`The browser-compatibility data has no ${path}.`);
  return feature;
}

/** Names in the data may hold dots of their own, so a path is a list. */
export function findFeature(names: readonly string[]): Feature | undefined {
  let data: Identifier | undefined = bcd as unknown as Identifier; // its other branches are never asked for
  for (const name of names) data = data && Object.hasOwn(data, name) ? data[name] : undefined;
  return data && { path: names.join('.'), data };
}

/** Those directly below it. */
export function featuresIn({ path, data }: Feature): (Feature & { readonly name: string })[] {
  return Object.entries(data)
    .filter((entry): entry is [string, Identifier] => entry[0] !== '__compat')
    .map(([name, inner]) => ({ name, path: `${path}.${name}`, data: inner }));
}

/** `undefined` for a feature that every browser at the floor has, and for one without data. */
export function newerThanFloor({ data }: Feature): Support | undefined {
  const support = data.__compat?.support;
  if (!support) return undefined;
  const lacking = floor.flatMap(({ browser, version, isPhone }) => {
    const statements = [support[browser] ?? []].flat().filter(({ flags }) => !flags);
    const isThere = (each: SimpleSupportStatement) => isSupported(each, browser, version);
    const plain = statements.filter(({ prefix, alternative_name }) => !prefix && !alternative_name);
    const first = plain.find((each) => each.version_added && !each.version_removed)?.version_added;
    if (plain.some(isThere) || (isPhone && !first)) return [];
    const prefix = statements.find((each) => each.prefix && isThere(each))?.prefix;
    return [{ browser, first: first || 'never', prefix }];
  });
  if (lacking.length === 0) return undefined;
  return {
    missing: lacking.map(({ browser, first }) => `${bcd.browsers[browser].name} ${first}`).join(', '),
    prefixes: lacking.every(({ prefix }) => prefix)
      ? [...new Set(lacking.flatMap(({ prefix }) => prefix ?? []))]
      : [],
  };
}

export function findingsOf(features: readonly Feature[], position: Position): Finding[] {
  return features.flatMap((feature) => {
    const support = newerThanFloor(feature);
    return support ? [{ path: feature.path, missing: support.missing, ...position }] : [];
  });
}

function isSupported(
  { version_added, version_removed }: SimpleSupportStatement,
  browser: BrowserName,
  version: string,
): boolean {
  const at = releaseIndex(browser, version);
  if (!version_added || releaseIndex(browser, version_added) > at) return false;
  return !version_removed || releaseIndex(browser, version_removed) > at;
}

/** `≤37` means 37 or earlier; `preview` is later than all. */
function releaseIndex(browser: BrowserName, version: string): number {
  if (version === 'preview') return Infinity;
  const release = bcd.browsers[browser].releases[version.replace('≤', '')];
  if (!release) throw new Error(`The browser-compatibility data has no ${browser} ${version}.`);
  return release.index;
}
