/** An object's own entry: `constructor` and `__proto__` are names like any other, and a page may put names on every object. */
export function own<Row extends object, Name extends keyof Row>(row: Row, name: Name): Row[Name] | undefined {
  return Object.hasOwn(row, name) ? row[name] : undefined;
}
