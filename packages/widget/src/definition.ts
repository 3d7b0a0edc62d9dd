import type { Config, leadKinds } from '@adviser-widgets/core';
import type { ReactNode } from 'react';
import type { Attributes, PropsOf } from './attributes/attributes.ts';
import type { EventDocs } from './event-docs.ts';

/** When a widget's code is fetched (contract section 1). */
export type Loading = 'eager' | 'visible' | 'idle' | 'interaction';

/** What stands around the elements of a widget; see `frame` of RuntimeDefinition. */
export type Frame = 'own' | 'page' | 'inline';

/** What editors take widgets for, in the order of what they ask for most: forms, finding things, showing things, the page itself. */
export const purposes = ['form', 'find', 'show', 'page'] as const;

/** What editors take a widget for. */
export type Purpose = (typeof purposes)[number];

/** A size that differs from that of other widgets of the same purpose; `scripts/budgets.ts` has the bytes. */
export type BudgetClass = 'first-form' | 'long-form' | 'gallery';

type ConfigName = Extract<keyof Config, string>;

/** A key of the configuration that a widget can't do without, or is better with. */
export interface ConfigNeed {
  /** `captcha.siteKey`, or the name of a group of keys. */
  readonly key: ConfigName | `${ConfigName}.${string}`;
  /** What the widget uses it for: a phrase. */
  readonly why: string;
}

/** A prop that only React applications have: no attribute or slot stands for it. */
export interface ReactProp {
  /** Its TypeScript type; `ReactNode` unless given. */
  readonly type?: string;
  readonly description: string;
  /** What an example passes: JSX for `children`, an expression for any other prop; left out of examples unless given. */
  readonly example?: string;
}

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
 * The one place that describes a widget. The props type, the manifest, documentation, Storybook controls, groups in the
 * snippet builder, budgets and the conformance tests all come from it (design section 2). Its family is its package.
 */
export interface Definition<A extends Attributes = Attributes, S extends Slots = Slots> extends RuntimeDefinition {
  readonly attributes: A;
  readonly slots: S;
  readonly title: string;
  /** One paragraph for editors. */
  readonly description: string;
  /** Its group in the snippet builder, its place in the catalogue, and how much it may download. */
  readonly purpose: Purpose;
  /** When an editor takes this widget rather than another of its family, in a sentence or two. */
  readonly takeFor?: string | undefined;
  /** The kind of lead it sends; unit tests hold the form to it. */
  readonly lead?: keyof typeof leadKinds | undefined;
  /** The events it sends, besides those of every widget. */
  readonly events: EventDocs;
  /** What it uses of the configuration, besides `brand`, which follows from `callsApi`. */
  readonly needsConfig: readonly ConfigNeed[];
  /** What React applications pass instead of content inside a placeholder. */
  readonly reactOnly: Readonly<Record<string, ReactProp>>;
  /** Unless given, its purpose says what it may download. */
  readonly budget?: BudgetClass | undefined;
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

type Defaulted = 'load' | 'callsApi' | 'content' | 'needsConfig' | 'reactOnly';

interface DefinitionInput<A extends Attributes, S extends Slots> extends Omit<Definition<A, S>, Defaulted | 'accessibility'>, Partial<Pick<Definition, Defaulted>> {
  /** Sentences, and lists of them that several widgets share. */
  readonly accessibility: readonly (string | readonly string[])[];
}

/**
 * Completes a definition: loads when `visible`, needs neither API nor configuration and is no content widget unless it says
 * otherwise. Lists are put together here, as bundlers keep a definition that spreads one, whether an app uses it or not.
 */
export function defineWidget<const A extends Attributes, const S extends Slots>(
  definition: DefinitionInput<A, S>,
): Definition<A, S> {
  return { load: 'visible', callsApi: false, content: false, needsConfig: [], reactOnly: {}, ...definition, accessibility: definition.accessibility.flat() };
}
