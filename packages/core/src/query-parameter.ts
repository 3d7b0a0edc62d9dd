/** A parameter of the page's query as it stands; '' for none. */
export function queryParameter(name: string): string {
  return new URLSearchParams(location.search).get(name) ?? '';
}
