import { readDefinitions, type KnownWidget, type Purpose, type WrittenManifest } from '@adviser-widgets/widget';

/** What `widgets.json` (contract section 4) says of a widget for editors. */
interface WidgetWords {
  readonly title: string;
  /** One paragraph for editors. */
  readonly description: string;
  /** A complete placeholder, from which the builder starts. */
  readonly example: string;
  /** Widgets are grouped by it. */
  readonly purpose: Purpose;
  /** Address of its drawing, from the folder of `widgets.json`. */
  readonly picture?: string;
}

/** A widget as the builder shows it. */
export interface BuilderWidget extends KnownWidget, WidgetWords {}

/** The widgets of a parsed `widgets.json`, by name. */
export function readWidgets(json: unknown): ReadonlyMap<string, BuilderWidget> {
  return readDefinitions(json as WrittenManifest<WidgetWords>); // our own build wrote it
}
