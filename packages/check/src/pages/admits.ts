/** Whether browsers give the answer to a page of that origin. */
export function admits(headers: Readonly<Record<string, unknown>>, origin: string): boolean {
  const allowed = headers['access-control-allow-origin'];
  return allowed === '*' || allowed === origin;
}
