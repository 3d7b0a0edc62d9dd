/** Sets the query of the story's page, as a link in an email would. Returns a function that restores it. */
export function withQuery(query: string): () => void {
  const before = location.href;
  const url = new URL(before);
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
  return () => history.replaceState(history.state, '', before);
}
