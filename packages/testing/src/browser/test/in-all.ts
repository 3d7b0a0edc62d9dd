/** For a slow test: only `npm run test:all` runs it. */
export const inAll = { tag: '@all' };

/**
 * For a test of style sheets and markup, which don't depend on the engine: `npm test` runs it with React
 * only.
 */
export const onReact = { tag: '@react' };

/** For a test in a matrix: `npm test` runs the representatives, `npm run test:all` all of them. */
export function inAllUnless(isRepresentative: boolean): { readonly tag?: string } {
  return isRepresentative ? {} : inAll;
}
