import { dirname, join } from 'node:path';
import type { Response } from 'express';

/**
 * Returns the engine chosen with `?engine=light`, for comparing the two. A cookie keeps it until
 * `?engine=react`.
 */
export function engineOf(response: Response): 'react' | 'light' {
  const { query, headers } = response.req;
  const chosen = query.engine === 'light' || query.engine === 'react' ? query.engine : undefined;
  if (chosen) response.cookie('engine', chosen, { sameSite: 'lax' });
  return chosen ?? (/(^|;\s*)engine=light(;|$)/.test(headers.cookie ?? '') ? 'light' : 'react');
}

/** Makes a page load its loader and style sheet from the light engine's folder. */
export function onLightEngine(html: string): string {
  return html.replaceAll(
    /\/adviser-widgets\/([\w.]+)\/(?=loader\.js|page\.css)/g,
    '/adviser-widgets/$1/light/',
  );
}

/** Returns the `preload/` folder of a release's light engine. */
export function lightHints(hints: string | undefined): string | undefined {
  return hints === undefined ? undefined : join(dirname(hints), 'light/preload');
}
