/** Of a test that takes long: only `npm run test:all` runs it. */
export const inAll = { tag: '@all' };

/** Of style sheets and markup, which are the same with either engine: `npm test` runs it with React alone. */
export const onReact = { tag: '@react' };

/** Of a matrix: `npm test` runs its representatives, `npm run test:all` every one. */
export function inAllUnless(isRepresentative: boolean): { readonly tag?: string } {
  return isRepresentative ? {} : inAll;
}
