/** A parameter of the page's query as it stands; '' for none, and on a server. */
export function queryParameter(name: string): string {
  return new URLSearchParams(globalThis.location?.search).get(name) ?? '';
}
