/** Markup in the comments by which Ghost's API knows an HTML card. */
export function asCard(markup: string): string {
  return `<!--kg-card-begin: html-->\n${markup}\n<!--kg-card-end: html-->`;
}
