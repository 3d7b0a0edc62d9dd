import type { DocumentedWidget } from '../catalogue/families.ts';

/** The demo site, as far as links to it need it. */
export interface DemoSite {
  /** Its address, with a slash at the end. */
  readonly base: string;
  /** The path of a page for each widget. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Returns the address of a page of the demo site that shows the widget, if there is one. */
export function demoPage({ base, pages }: DemoSite, { name }: DocumentedWidget): string | undefined {
  const path = pages[name];
  return path && new URL(path.slice(1), base).href;
}

/** Returns the address of the snippet builder, with the widget's example as the draft. */
export function builderPage({ base }: DemoSite, { example }: DocumentedWidget): string {
  return `${new URL('editor', base).href}#${new URLSearchParams({ draft: example })}`;
}
