import { toJson } from '@adviser-widgets/core';

/** Sends one object to `reportUrl`. */
export type SendBeacon = (content: object) => void;

/** @throws {Error} if no beacon can be sent to `url` */
export function createBeacon(url: string): SendBeacon {
  if (!/^https?:$/.test(new URL(url, document.baseURI).protocol))
    throw new Error(`reportUrl: nothing can be sent to ${url}`);
  return (content) => {
    // Text needs no preflight; JSON omits undefined values; some visitors disable beacons.
    navigator.sendBeacon?.(url, toJson(content));
  };
}

/** A single lower-case word can't be personal data: pages can dispatch any detail, editors use any name. */
export function singleWord(given: unknown): string | undefined {
  return typeof given === 'string' && /^[a-z][a-z-]{0,39}$/.test(given) ? given : undefined;
}
