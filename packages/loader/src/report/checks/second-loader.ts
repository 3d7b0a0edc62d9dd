/** A folder named by a version: `/1/` or `/1.0.0/`. */
const version = /\/\d+(\.\d+\.\d+)?(?=\/)/;

/** Two script tags of the loader: the second does nothing. They may be of different releases. */
export function checkSecondLoader(): string[] {
  const counts = new Map<string, string[]>();
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    const { origin, pathname } = new URL(src);
    if (!/\/loader[^/]*\.js$/.test(pathname)) continue;
    const release = origin + pathname.replace(version, '');
    counts.set(release, [...(counts.get(release) ?? []), src]);
  }
  const repeated = [...counts.values()].filter((addresses) => addresses.length > 1);
  return repeated.map((addresses) => `The script of the widgets is on this page ${addresses.length} times (${addresses.join(', ')}); the first one counts, remove the others.`);
}
