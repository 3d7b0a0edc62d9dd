/** Lays out an element or a module. */
export async function layOut(code: string): Promise<string> {
  const [{ format }, ...plugins] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  const laidOut = await format(code, {
    parser: 'babel',
    plugins,
    printWidth: 100,
    singleQuote: true,
    objectWrap: 'collapse',
  });
  return laidOut.replace(/;?\n$/, ''); // an element is no statement
}
