const sources = import.meta.glob<string>('../{ui,forms}/examples/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns the source of a part's live example, a complete module to copy. */
export function exampleOf(packageName: string, name: string): string {
  const file = `../${packageName}/examples/${name.charAt(0).toUpperCase()}${name.slice(1)}Example.tsx`;
  const source = sources[file];
  if (source === undefined)
    throw new Error(`${name} has no example: add stories/${file.slice('../'.length)}`);
  return source;
}
