/** Whether browsers let a page of `origin` read what `address` answers, with or without CORS. */
export function admits(address: string, headers: Readonly<Record<string, unknown>>, origin: string): boolean {
  const allowed = headers['access-control-allow-origin'];
  return new URL(address).origin === origin || allowed === '*' || allowed === origin;
}
