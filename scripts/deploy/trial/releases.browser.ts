import type { Browser } from '@playwright/test';
import { listReleases } from '../list.ts';
import type { Target } from '../targets/target.ts';
import { point, upload } from '../upload.ts';
import { verify } from '../verify/verify.ts';
import { expect, test } from './fixtures.ts';
import { keepReloading } from './keep-reloading.ts';
import { base, serveSite } from './serve-site.ts';

const paths = ['', 'faq', 'calculators?engine=light', 'about-us/contact-us?engine=light'];

/** Where an upgrade may break: each time a little later. */
const breaks = [/^1\/assets\//, /^1\/preload\/callback-form/, /^1\/loader\.js/, /^1\/widgets\.json/];

test('no page fails while releases are uploaded, promoted and rolled back', async ({
  browser,
  target,
  releases: [first, second],
}) => {
  const play = playerOf(browser);
  await upload(target, first.folder, { ...first, base });
  await point(target, '1', { ...first, base });
  const site = await serveSite(target);

  const uploaded = await play(
    `upload of ${second.version}, which breaks and is repeated`,
    site.url,
    async () => {
      const broken = upload(breakingAt(/^[\d.]+\/loader\.js/, target), second.folder, {
        ...second,
        base,
      });
      await expect(broken).rejects.toThrow('The connection broke');
      await expect(point(target, '1', { ...second, base })).rejects.toThrow(
        `has no complete release ${second.version}`,
      );
      await upload(target, second.folder, { ...second, base });
    },
  );
  expect(uploaded, 'pages keep their release while a later one is uploaded').toEqual([first.version]);

  const upgraded = await play('promotion, which breaks four times', site.url, async () => {
    expect((await verify(`${site.url.slice(0, -1)}${base}next/`)).problems).toEqual([]);
    for (const pattern of breaks)
      await expect(point(breakingAt(pattern, target), '1', { ...second, base })).rejects.toThrow(
        'The connection broke',
      );
    await point(target, '1', { ...second, base });
  });
  expect(upgraded.at(-1)).toBe(second.version);

  const rolledBack = await play('rollback', site.url, () => point(target, '1', { ...first, base }));
  expect(rolledBack.at(-1)).toBe(first.version);
  expect(await listReleases(target)).toEqual({
    versions: [second.version, first.version],
    channels: { 1: first.version, next: second.version },
  });
  await site.close();
});

/** Plays an action while one browser reloads with the loader of the moment, and another with that of the start. */
function playerOf(browser: Browser) {
  return async (name: string, url: string, action: () => Promise<void>): Promise<readonly string[]> => {
    const reloads = [false, true].map((hasStaleLoader) =>
      keepReloading({ browser, url, paths, hasStaleLoader }),
    );
    await action();
    const [current, stale] = await Promise.all(reloads.map((each) => each.stop()));
    for (const [loader, outcome] of Object.entries({ current, stale })) {
      const { pages, widgets, versions, failures } = outcome ?? { failures: ['no outcome'] };
      console.log(
        `${name}, ${loader} loader: ${pages} pages, ${widgets} widgets of ${versions?.join(', ')}, ${failures.length} failures`,
      );
      expect.soft(failures, `${name}, ${loader} loader`).toEqual([]);
    }
    return current?.versions ?? [];
  };
}

/** A target that fails at the first file like this. */
function breakingAt(pattern: RegExp, target: Target): Target {
  return {
    ...target,
    write(file) {
      if (pattern.test(file.path)) return Promise.reject(new Error(`The connection broke at ${file.path}.`));
      return target.write(file);
    },
  };
}
