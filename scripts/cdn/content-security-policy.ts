import { createHash } from 'node:crypto';
import { importMap } from '@adviser-widgets/loader';
import type { SealedFiles } from './seal-files.ts';

interface Release {
  /** Where the release will be served, as far as the build knows: an address or a path. */
  readonly base: string;
  readonly sealed: SealedFiles;
}

/**
 * What a page's Content-Security-Policy has to allow for the library, beside what the page itself and
 * the services of its configuration need. With a nonce first; and for policies that list origins, where
 * the import maps are allowed by their hashes, which depend on the address they are served from.
 */
export function contentSecurityPolicy({ base, sealed }: Release): string {
  const cdn = URL.canParse(base) ? new URL(base).origin : "'self'";
  const types = "require-trusted-types-for 'script'; trusted-types adviser-widgets";
  const byNonce = `script-src 'nonce-{nonce of the script tag}' 'strict-dynamic'; style-src ${cdn}; ${types}`;
  const byOrigin = `script-src ${cdn} ${mapHashes(base, sealed)}; style-src ${cdn}; ${types}`;
  return `With a nonce on the script tag:\n  ${byNonce}\nWithout, by origin:\n  ${byOrigin}\n`;
}

function mapHashes(base: string, { steps }: SealedFiles): string {
  if (!URL.canParse(base)) return '(build with AW_BASE set to the full address to have the hashes of the import maps here)';
  const folder = new URL('assets/', base).href;
  const maps = steps.map(({ files, hashes }) => importMap(folder, files, hashes));
  return maps.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}
