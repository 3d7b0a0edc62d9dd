/** The address of the release's snippet builder, which a CDN may leave out. `release` is the folder of loader.js. */
export async function findBuilder(release: URL): Promise<string | undefined> {
  const address = new URL('editor/index.html', release).href;
  try {
    const { ok } = await fetch(address, { method: 'HEAD' });
    return ok ? address : undefined;
  } catch {
    return undefined;
  }
}
