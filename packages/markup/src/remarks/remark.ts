import { camelCase, type Definition, type Problem, type RuntimeDefinition } from '@adviser-widgets/widget';

/** A widget as `widgets.json` describes it. */
type Described = RuntimeDefinition & Partial<Pick<Definition, 'purpose' | 'lead' | 'requires'>>;

/** A placeholder with its widget, read as the runtime reads it. */
export interface PlacedWidget {
  /** In its page. */
  readonly element: HTMLElement;
  /** As its author wrote it: the same, in a page of which nothing runs. */
  readonly original: Element;
  readonly widget: Described;
  readonly props: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

/** What a remark is about, by which the page checker groups its findings. */
export type RemarkRule =
  | 'address'
  | 'attribute-value'
  | 'configuration-value'
  | 'contact-link'
  | 'custom-element'
  | 'fallback'
  | 'late-consent'
  | 'lead-id'
  | 'link-form'
  | 'loading-condition'
  | 'missing-configuration'
  | 'missing-content'
  | 'not-live'
  | 'place'
  | 'shortcode'
  | 'slot'
  | 'stripped-attributes'
  | 'style-sheet'
  | 'unfilled-value'
  | 'unknown-id'
  | 'version';

/** Something to fix, of which the runtime says nothing: it would cost every visitor. */
export interface Remark<Rule extends string = RemarkRule> {
  /** `error`: a widget does not show or work. `warning`: it does, but not as written. */
  readonly severity: 'error' | 'warning';
  readonly rule: Rule;
  /** In words that follow the widget's name, if it is about one. */
  readonly message: string;
  /** Its place, if it is not the placeholder's tag. */
  readonly element?: Element;
  readonly attribute?: string;
}

type Place = Partial<Pick<Remark, 'element' | 'attribute'>>;

/** Returns a remark on something that does not show or work. */
export function error<Rule extends string>(rule: Rule, message: string, place: Place = {}): Remark<Rule> {
  return { ...place, severity: 'error', rule, message };
}

/** Returns a remark on something that works, but not as written. */
export function warning<Rule extends string>(rule: Rule, message: string, place: Place = {}): Remark<Rule> {
  return { ...place, severity: 'warning', rule, message };
}

/** Returns whether the attribute of this name has a value; false without a name. */
export function hasValue({ props }: Pick<PlacedWidget, 'props'>, attribute = ''): boolean {
  return attribute !== '' && Boolean(props[camelCase(attribute)]);
}
