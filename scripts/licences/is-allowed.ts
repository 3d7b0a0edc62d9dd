/** Licences that only require their notice; any other needs a decision first (R8). */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
];

/** `expression` is in SPDX's syntax. */
export function isAllowed(expression: string): boolean {
  const words = expression.replace(/[()]/g, ' ').trim();
  // A person must read an expression that mixes both.
  if (/ OR /.test(words) && / AND /.test(words)) return false;
  const names = words.split(/ OR | AND /).map((name) => name.trim());
  const isNamed = (name: string) => allowed.includes(name);
  return / OR /.test(words) ? names.some(isNamed) : names.every(isNamed);
}
