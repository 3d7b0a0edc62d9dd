import type { ReactNode } from 'react';
import type { Attributes, PropsOf } from './attributes/attributes.ts';

/** When a widget's code is fetched (contract section 1). */
export type Loading = 'eager' | 'visible' | 'idle' | 'interaction';

/** What stands around the elements of a widget; see `frame` of RuntimeDefinition. */
export type Frame = 'own' | 'page' | 'inline';

/** A place for rich HTML: `<div data-slot="success">`. */
export interface SlotDefinition {
  /** One sentence for editors: what goes in, and where it shows. */
  readonly description: string;
}

/** The slots of a widget, by name. */
export type Slots = Readonly<Record<string, SlotDefinition>>;

/** Attribute props, plus one React node per slot. */
export type WidgetProps<A extends Attributes, S extends Slots = Slots> = PropsOf<A> & {
  readonly [Name in keyof S]?: ReactNode;
};

/** The part of a definition that a page needs at run time: plain data. */
export interface RuntimeDefinition {
  /** What `data-widget` says. */
  readonly name: string;
  readonly attributes: Attributes;
  readonly slots: Slots;
  readonly load: Loading;
  /**
   * What stands around the widget's elements: of the library, with its type and its own width to go by; of the page, whose
   * colours and type it takes over, as content widgets do; or inline, in the middle of a line. `own` unless given.
   */
  readonly frame?: Frame | undefined;
  /** Needs the configuration key `brand`: without it the fallback stays (contract section 2). */
  readonly callsApi: boolean;
  /** Attributes of which it needs one to do anything; `content` stands for what is inside. Without one it is told, and mounts. */
  readonly needsOne?: readonly string[] | undefined;
}

/**
 * A component as a definition names it. Written as a method, whose parameters TypeScript compares in either direction, so
 * that a definition with a required attribute is a `Definition` too.
 */
type WidgetComponent<Props> = { render(props: Props): ReactNode }['render'];

/**
 * The one place that describes a widget. The props type, the manifest, documentation, Storybook
 * controls and the conformance tests all come from it (design section 2).
 */
export interface Definition<A extends Attributes = Attributes, S extends Slots = Slots> extends RuntimeDefinition {
  readonly attributes: A;
  readonly slots: S;
  readonly title: string;
  /** One paragraph for editors. */
  readonly description: string;
  /** Names of the events it emits, beyond those of every widget. */
  readonly events: readonly string[];
  /**
   * What people with disabilities meet, two to five plain sentences: roles and names, keyboard, focus, what is announced,
   * reduced motion, and what the editor has to provide. Not downloaded by visitors.
   */
  readonly accessibility: readonly string[];
  /** A complete placeholder, ready to paste. */
  readonly example: string;
  /** A content widget (contract section 1): it reads its children, and placeholders in them mount there. */
  readonly content: boolean;
  /** Height in CSS pixels to reserve before the mount, below and from 768 px width; `heading`: how much more a heading takes that is none unless given. */
  readonly reserve: { readonly narrow: number; readonly wide: number; readonly heading?: number };
  readonly component: () => Promise<WidgetComponent<WidgetProps<A, S>>>;
}

interface DefinitionInput<A extends Attributes, S extends Slots>
  extends Omit<Definition<A, S>, 'load' | 'callsApi' | 'content' | 'accessibility'>, Partial<Pick<Definition, 'load' | 'callsApi' | 'content'>> {
  /** Sentences, and lists of them that several widgets share. */
  readonly accessibility: readonly (string | readonly string[])[];
}

/**
 * Completes a definition: loads when `visible`, needs no API and is no content widget unless it says otherwise. Lists are put
 * together here, as bundlers keep a definition that spreads one, whether an app uses it or not.
 */
export function defineWidget<const A extends Attributes, const S extends Slots>(
  definition: DefinitionInput<A, S>,
): Definition<A, S> {
  return { load: 'visible', callsApi: false, content: false, ...definition, accessibility: definition.accessibility.flat() };
}
