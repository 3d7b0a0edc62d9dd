import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, inAll, test } from '@adviser-widgets/testing/browser';
import { serveOnLoopback } from '@adviser-widgets/testing/loopback';
import { builtRelease } from './built-release.ts';
import { folderTarget } from './targets/folder-target.ts';
import { cacheControl, contentType } from './targets/headers.ts';
import { listReleases, promote, upload } from './upload.ts';
import { verify } from './verify/verify.ts';

/** The path of all releases, as the build has it. */
const base = '/adviser-widgets/';

test(
  'the built release is good where it is served, is promoted, and a widget that fails is named',
  inAll,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aw-target-'));
    const target = folderTarget(folder);
    const server = await serveOnLoopback((request, response) => {
      const path = request.url?.slice(base.length) ?? '';
      void target.read(path).then((content) => {
        response.writeHead(content ? 200 : 404, {
          'Access-Control-Allow-Origin': '*',
          'Cache-Control': cacheControl(path),
          'Content-Encoding': 'br',
          'Content-Type': contentType(path),
        });
        response.end(brotliCompressSync(content ?? '', { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }));
      });
    });
    const address = server.url + base.slice(1);
    const { version } = builtRelease;

    await upload(target, builtRelease.folder, { version, base });
    const verifyNext = async () => {
      const { problems, json } = await verify(`${address}next/`);
      expect(problems).toEqual([]);
      return json;
    };
    await promote(target, { base, verifyNext });
    expect(await listReleases(target)).toEqual({
      versions: [version],
      channels: { 1: version, next: version },
    });

    const manifest = join(folder, '1/widgets.json');
    const { json } = await verify(`${address}1/`);
    writeFileSync(
      manifest,
      json.toString().replace('data-widget=\\"accordion\\"', 'data-widget=\\"acordion\\"'),
    );
    expect((await verify(`${address}1/`)).problems).toContain(
      'The widget "acordion" is invalid instead of ready',
    );
    server.close();
    rmSync(folder, { recursive: true });
  },
);
