import type { Config } from '@adviser-widgets/core';
import { callAddress, getJson, givenText, isUuid } from '@adviser-widgets/core/internal';

/** One adviser in the list that visitors choose from; `id` is a UUID as the API writes it. */
export interface Adviser {
  readonly id: string;
  readonly name: string;
}

const limitMs = 20_000;

/** Fetches the list of advisers, in its order. Throws if there is none. */
export async function fetchAdvisers(config: Config): Promise<readonly Adviser[]> {
  const url = callAddress(config, 'siteBase', config.advisersUrl);
  const advisers = parseAdvisers(await getJson(url));
  if (advisers.length === 0) throw new Error(`GET ${url} did not return a list of advisers`);
  return advisers;
}

/** Skips malformed entries and keeps the first of each id; at most 20,000, so that typing stays smooth. */
export function parseAdvisers(answer: unknown): readonly Adviser[] {
  const byId = new Map<string, Adviser>();
  for (const entry of Array.isArray(answer) ? (answer as unknown[]) : []) {
    const adviser = parseAdviser(entry);
    const key = adviser?.id.toLowerCase();
    if (adviser && key && !byId.has(key)) byId.set(key, adviser);
    if (byId.size === limitMs) break;
  }
  return [...byId.values()];
}

/** The id is whichever of `key` and `value` is a UUID: APIs use either order. */
function parseAdviser(entry: unknown): Adviser | undefined {
  const { key, value } = Object(entry) as { key?: unknown; value?: unknown };
  const texts = [key, value].map((text) => givenText(text));
  const id = texts.find(isUuid);
  const name = texts.find((text) => text !== '' && !isUuid(text));
  return id && name ? { id, name } : undefined;
}
