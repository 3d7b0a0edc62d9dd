import { readFileSync } from 'node:fs';

/** From package.json, which is above this file in the sources and in the built package. */
export const { version, homepage } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { readonly version: string; readonly homepage: string }; // our own

const repository = `${homepage.replace(/#.*/, '')}/blob/main`;

/** The address of the rules in the checker's guide. */
export const rulesPage = `${repository}/packages/check/README.md#rules`;

/** Returns the address of a widget's page. */
export function widgetPage(widget: string): string {
  return `${repository}/stories/docs/widgets/${widget}.md`;
}
