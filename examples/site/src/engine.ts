import { dirname, join } from 'node:path';
import type { Response } from 'express';

/** `light` where somebody compares the engines: `?engine=light`, kept for the pages that follow until `?engine=react`. */
export function engineOf(response: Response): 'react' | 'light' {
  const { query, headers } = response.req;
  const chosen = query.engine === 'light' || query.engine === 'react' ? query.engine : undefined;
  if (chosen) response.cookie('engine', chosen, { sameSite: 'lax' });
  return chosen ?? (/(^|;\s*)engine=light(;|$)/.test(headers.cookie ?? '') ? 'light' : 'react');
}

/** Has a page take its loader and style sheet from the folder of the light engine. */
export function onLightEngine(html: string): string {
  return html.replaceAll(/\/adviser-widgets\/([\w.]+)\/(?=loader\.js|page\.css)/g, '/adviser-widgets/$1/light/');
}

/** The folder `preload/` of a release for its light engine. */
export function lightHints(hints: string | undefined): string | undefined {
  return hints === undefined ? undefined : join(dirname(hints), 'light/preload');
}
