import type { Definition } from '@adviser-widgets/widget';
import {
  readDefinitions,
  type KnownWidget,
  type Purpose,
  type Task,
  type WrittenManifest,
} from '@adviser-widgets/widget/internal';

/** What `widgets.json` has about a widget for editors. */
interface WidgetWords {
  readonly title: string;
  readonly description: string;
  /** A complete placeholder, of which a draft takes what the widget can't do without. */
  readonly example: string;
  readonly purpose: Purpose;
  readonly task?: Task;
  readonly keywords: readonly string[];
  readonly searchTerms?: readonly string[];
  readonly takeFor?: string;
  readonly invisible?: boolean;
  readonly requires?: Definition['requires'];
  readonly staysClosed?: Definition['staysClosed'];
  readonly preview?: Definition['preview'];
  /** Address of its picture, relative to the folder of `widgets.json`. */
  readonly picture?: string;
}

/** A widget in the builder. */
export interface BuilderWidget extends KnownWidget, WidgetWords {
  /** The phone number in the configuration of the site, if the builder has one. */
  readonly sitePhone?: string;
}

/** The widgets of a parsed `widgets.json`, by name. */
export function readWidgets(json: unknown): ReadonlyMap<string, BuilderWidget> {
  return readDefinitions(json as WrittenManifest<WidgetWords>); // our own build wrote it
}
