import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { createSite } from './create-site.ts';
import { folders } from './folders.ts';
import { readPages } from './pages.ts';

/**
 * Returns the path of a page for each widget of the site: the one with the fewest other widgets, or the first
 * page if all have it.
 */
export async function widgetPlaces(): Promise<Readonly<Record<string, string>>> {
  const server = createServer(express().use(createSite()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    // A TCP server always has an AddressInfo; the string form is for pipes.
    const { port } = server.address() as AddressInfo;
    return placesOf(await readWidgets(`http://127.0.0.1:${port}`));
  } finally {
    server.close();
  }
}

interface ShownPage {
  readonly path: string;
  readonly widgets: ReadonlySet<string>;
}

function placesOf(pages: readonly ShownPage[]): Record<string, string> {
  const names = new Set(pages.flatMap(({ widgets }) => [...widgets]));
  const byFewest = pages.toSorted((one, other) => one.widgets.size - other.widgets.size);
  const placeOf = (name: string) => {
    const [first, ...others] = byFewest.filter(({ widgets }) => widgets.has(name));
    return others.length === pages.length - 1 ? '/' : (first?.path ?? '/');
  };
  return Object.fromEntries([...names].sort().map((name) => [name, placeOf(name)]));
}

async function readWidgets(origin: string): Promise<ShownPage[]> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const listed = Array.from(
    (await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url = '']) => new URL(url, origin).pathname,
  );
  const paths = [...readPages(join(folders.content, 'pages')).keys(), ...oneOfEachKind(listed)];
  return Promise.all(
    [...new Set(paths)].map(async (path) => ({
      path,
      widgets: new Set(
        Array.from((await read(path)).matchAll(/data-widget="([\w-]+)"/g), ([, name = '']) => name),
      ),
    })),
  );
}

/** All posts look alike, and so do all profiles and calculators. */
function oneOfEachKind(paths: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const steps = path.split('/');
    const kind = `${steps[1] ?? ''} ${steps.length}`;
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}
