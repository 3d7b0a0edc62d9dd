import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import express, { type RequestHandler } from 'express';

/** Next to `src` in the repository, and next to `dist` in the published package. */
const root = fileURLToPath(new URL('../browser/', import.meta.url));

/** Serves pages and styles unchanged, `name.js` bundled from `name.ts`. */
export function browserFiles(folder: string): RequestHandler {
  const router = express.Router();
  router.get('/:name.js', async (request, response, next) => {
    const source = `${root}${folder}/${request.params.name}.ts`;
    if (!/^[a-z-]+$/.test(request.params.name) || !existsSync(source)) return next();
    response
      .type('text/javascript')
      .set('Cache-Control', 'no-cache')
      .send(await bundle(source));
  });
  router.use(keepToOurOwn, express.static(`${root}${folder}`, { cacheControl: false }));
  return router;
}

/** These pages show untrusted content. Each policy of an answer counts: our own pages have one against frames, too. */
export const keepToOurOwn: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-cache');
  response.append('Content-Security-Policy', "default-src 'self'; base-uri 'none'; form-action 'none'");
  next();
};

const bundles = new Map<string, Promise<string>>();

function bundle(source: string): Promise<string> {
  const known = bundles.get(source);
  if (known) return known;
  const made = build({
    entryPoints: [source],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  }).then(({ outputFiles: [file] }) => file?.text ?? '');
  bundles.set(source, made);
  return made;
}
