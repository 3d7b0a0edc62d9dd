/**
 * Returns where the releases will be, with a slash at the end.
 * @throws {Error} for a host without its scheme, which browsers would take for a folder of the page
 */
export function readBase(given = '/adviser-widgets/'): string {
  if (/^(https?:\/\/[^/]|\/)/i.test(given)) return given.replace(/\/?$/, '/');
  throw new Error(
    `AW_BASE is "${given}": write a whole address, such as https://cdn.example.nz/adviser-widgets/, or a path that begins with a slash`,
  );
}
