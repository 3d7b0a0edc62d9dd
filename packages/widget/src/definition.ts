import type { Config, leadKinds } from '@adviser-widgets/core';
import type { ReactNode } from 'react';
import type { Attributes, PropsOf } from './attributes/attributes.ts';
import type { EventDocs } from './event-docs.ts';

/** When a widget's code is fetched (contract section 1). */
export type Loading = 'eager' | 'visible' | 'idle' | 'interaction';

/** The wrapper around a widget's elements; see `frame` of RuntimeDefinition. */
export type Frame = 'own' | 'page' | 'inline';

/**
 * What editors use widgets for, most requested first: forms, finding things, showing things, the page itself.
 */
export const purposes = ['form', 'find', 'show', 'page'] as const;

/** What editors take a widget for. */
export type Purpose = (typeof purposes)[number];

/** A byte budget other than the usual one of the widget's purpose; `scripts/budgets.ts` has the bytes. */
export type BudgetClass = 'first-form' | 'long-form' | 'gallery';

type ConfigName = Extract<keyof Config, string>;

/** A configuration key that the widget requires, or works better with. */
export interface ConfigNeed {
  /** `captcha.siteKey`, or the name of a group of keys. */
  readonly key: ConfigName | `${ConfigName}.${string}`;
  /** What the widget uses it for: a phrase. */
  readonly why: string;
}

/** A prop for React applications only, with no attribute or slot. */
export interface ReactProp {
  /** Its TypeScript type; default `ReactNode`. */
  readonly type?: string;
  readonly description: string;
  /**
   * What an example passes: JSX for `children`, an expression for any other prop. Examples omit the prop if
   * absent.
   */
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
  /** The value of `data-widget`. */
  readonly name: string;
  readonly attributes: Attributes;
  readonly slots: Slots;
  readonly load: Loading;
  /**
   * The wrapper around the widget's elements. `own` (the default): the library's, with its own type and
   * width. `page`: takes over the page's colours and type, as content widgets do. `inline`: in the middle of
   * a line.
   */
  readonly frame?: Frame | undefined;
  /** Needs the configuration key `brand`; without it the fallback stays (contract section 2). */
  readonly callsApi: boolean;
  /**
   * Attributes of which the widget needs at least one; `content` means content inside. With none, it mounts
   * and a problem is reported.
   */
  readonly needsOne?: readonly string[] | undefined;
}

/**
 * The component in a definition. Declared as a method because TypeScript compares method parameters
 * bivariantly: a definition with a required attribute is then assignable to `Definition`.
 */
type WidgetComponent<Props> = { render(props: Props): ReactNode }['render'];

/**
 * The one description of a widget. The props type, the manifest, documentation, Storybook controls, groups in
 * the snippet builder, budgets and the conformance tests all come from it (design section 2). Its family is
 * its package.
 */
export interface Definition<
  A extends Attributes = Attributes,
  S extends Slots = Slots,
> extends RuntimeDefinition {
  readonly attributes: A;
  readonly slots: S;
  readonly title: string;
  /** One paragraph for editors. */
  readonly description: string;
  /** Sets its group in the snippet builder, its place in the catalogue, and its byte budget. */
  readonly purpose: Purpose;
  /** When to choose this widget over others of its family, in one or two sentences. */
  readonly takeFor?: string | undefined;
  /** The kind of lead it sends; unit tests check the form against it. */
  readonly lead?: keyof typeof leadKinds | undefined;
  /** The events it emits, besides those of every widget. */
  readonly events: EventDocs;
  /** The configuration keys it uses, besides `brand`, which follows from `callsApi`. */
  readonly needsConfig: readonly ConfigNeed[];
  /** What React applications pass instead of content inside a placeholder. */
  readonly reactOnly: Readonly<Record<string, ReactProp>>;
  /** Overrides the byte budget of its purpose. */
  readonly budget?: BudgetClass | undefined;
  /**
   * How the widget works for people with disabilities, in two to five plain sentences: roles and names,
   * keyboard, focus, announcements, reduced motion, and what the editor has to provide. Visitors do not
   * download it.
   */
  readonly accessibility: readonly string[];
  /** A complete placeholder, ready to paste. */
  readonly example: string;
  /** A content widget (contract section 1): it reads its children, and placeholders in them mount too. */
  readonly content: boolean;
  /**
   * Height in CSS pixels to reserve before the mount, below and from 768 px width. `heading`: the extra
   * height of a heading that has no default.
   */
  readonly reserve: { readonly narrow: number; readonly wide: number; readonly heading?: number };
  readonly component: () => Promise<WidgetComponent<WidgetProps<A, S>>>;
}

type Defaulted = 'load' | 'callsApi' | 'content' | 'needsConfig' | 'reactOnly';

interface DefinitionInput<A extends Attributes, S extends Slots>
  extends Omit<Definition<A, S>, Defaulted | 'accessibility'>, Partial<Pick<Definition, Defaulted>> {
  /** Sentences, and shared lists of sentences. */
  readonly accessibility: readonly (string | readonly string[])[];
}

/**
 * Completes a definition with defaults: loads when `visible`, needs no API or configuration, is no content
 * widget. Flattens shared lists here: bundlers keep a definition that spreads one, even if an app does not
 * use it.
 */
export function defineWidget<const A extends Attributes, const S extends Slots>(
  definition: DefinitionInput<A, S>,
): Definition<A, S> {
  return {
    load: 'visible',
    callsApi: false,
    content: false,
    needsConfig: [],
    reactOnly: {},
    ...definition,
    accessibility: definition.accessibility.flat(),
  };
}
