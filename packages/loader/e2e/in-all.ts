/** Of a test that takes long: only `npm run test:all` runs it. */
export const inAll = { tag: '@all' };

/** Of a matrix: `npm test` runs its representatives, `npm run test:all` every one. */
export function inAllUnless(isRepresentative: boolean): { readonly tag?: string } {
  return isRepresentative ? {} : inAll;
}
