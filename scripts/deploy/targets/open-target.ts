import { resolve } from 'node:path';
import { folderTarget } from './folder-target.ts';
import { connect, s3Target } from './s3-target.ts';
import type { Target } from './target.ts';

/**
 * `s3://bucket/prefix`, or a folder.
 *
 * @throws {Error} if the address is not one of these
 */
export function openTarget(address: string, endpoint = process.env.AWS_ENDPOINT_URL): Target {
  const [, scheme, rest = ''] = /^([\w+.-]+):\/\/(.*)$/.exec(address) ?? [];
  if (!scheme) return folderTarget(resolve(address));
  const [bucket = '', ...folders] = rest.split('/').filter(Boolean);
  if (scheme !== 's3' || !bucket)
    throw new Error(`--to: expected a folder or "s3://bucket/prefix", got "${address}"`);
  return s3Target({
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    client: connect(endpoint),
  });
}
