/** Gives the story's page another query, as a link in an email would. Returns the undo. */
export function withQuery(query: string): () => void {
  const before = location.href;
  const url = new URL(before);
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
  return () => history.replaceState(history.state, '', before);
}
