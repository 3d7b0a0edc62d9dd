import type { Config, leadKinds } from '@adviser-widgets/core';
import type { ReactNode } from 'react';
import type { Attributes, PropsOf } from './attributes/attributes.ts';
import type { EventDocs } from './events/event-docs.ts';
import type { EventProps } from './events/event-props.ts';
import type { RootProps } from './react/root-props.ts';

/** When a widget's code is fetched. */
export type Loading = 'eager' | 'visible' | 'idle' | 'interaction';

/** The wrapper around a widget's elements; see `frame` of RuntimeDefinition. */
export type Frame = 'own' | 'page' | 'inline';

/** What editors use widgets for, most requested first. */
export const purposes = ['form', 'find', 'show', 'page'] as const;

/** What editors use a widget for. */
export type Purpose = (typeof purposes)[number];

/** What an editor wants visitors to do, in the order of the catalogue. */
export const tasks = {
  call: 'Ask for a call',
  write: 'Write to you',
  apply: 'Apply, or take up an offer',
  answer: 'Answer questions, or choose what you send them',
  meet: 'Find an adviser or an office',
  navigate: 'Find their way on your site',
  read: 'Read',
  notice: 'Notice something',
  watch: 'Watch, look or calculate',
  page: 'Nothing: for your staff, or the page itself',
} as const;

/** What an editor wants visitors to do. */
export type Task = keyof typeof tasks;

/** A byte budget other than the usual one of the widget's purpose; `scripts/budgets.ts` has the bytes. */
export type BudgetClass = 'first-form' | 'long-form' | 'gallery' | 'search-box';

type ConfigName = Extract<keyof Config, string>;

/** A configuration key that the widget requires, or works better with. */
export interface ConfigNeed {
  readonly key: ConfigName | `${ConfigName}.${string}`;
  readonly why: string;
}

/** A parameter that the widget takes from the query of the page's address. */
export interface AddressParameter {
  readonly name: string;
  /**
   * The flag that takes it out of the address bar, as soon as the page has the placeholder: for what says who a
   * visitor is. Tracking records never have it, whatever the flag says.
   */
  readonly scrubbedBy?: string;
}

/** A prop for React applications only, with no attribute or slot. */
export interface ReactProp {
  /** TypeScript; default `ReactNode`. */
  readonly type?: string;
  readonly description: string;
}

/** A place for rich HTML: `<div data-slot="success">`. */
export interface SlotDefinition {
  /** The words on its field, where those of its name say too little. */
  readonly label?: string | undefined;
  readonly description: string;
  /** HTML to start from. */
  readonly example?: string | undefined;
}

/** For a widget that shows nothing at first. */
interface PreviewDefinition {
  /** Where an editor sees it in the preview, and how that differs from a page. */
  readonly hint: string;
  /** Replace those of the snippet in the preview, by name without `data-`. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Content without which a widget works, but less well. */
interface Recommendation {
  /** CSS selector. */
  readonly content: string;
  /** The name of an attribute that takes its place. */
  readonly unless: string;
  /** Follows the widget's name: `has no …; put …`. */
  readonly sentence: string;
}

/** Content that a widget with `content` cannot do without: unless something takes its place, anything visible. */
interface RequiredContent {
  /** CSS selector. */
  readonly selector?: string;
  /** The name of an attribute that takes its place. */
  readonly unless?: string;
  /** Follows the widget's name: `has no …; put …`. */
  readonly sentence?: string;
}

/** What a widget loads from elsewhere, besides what its attributes and its content name. */
interface ThirdParty {
  readonly kind: 'img' | 'frame';
  /** An address, or the configuration key that has it. */
  readonly address: string;
  /** Follows "does not allow". */
  readonly what: string;
  /** Only where this attribute is given. */
  readonly when?: string;
  /** Not where this CSS selector finds content. */
  readonly unless?: string;
  /** The widget does its work without it. */
  readonly isMinor?: boolean;
}

/** What keeps a widget closed after a visitor has closed it. */
interface StaysClosed {
  readonly cookie: string;
  /** Follows "for". */
  readonly period: string;
}

/** A fact that is in an attribute and in the fallback. */
interface RepeatedFact {
  /** Without `data-`. */
  readonly attribute: string;
  /** How to compare the two. */
  readonly as: 'address' | 'video' | 'page';
}

/** The slots of a widget, by name. */
export type Slots = Readonly<Record<string, SlotDefinition>>;

/** Attribute props, one React node per slot, one handler per event, and those of the root element. */
export type WidgetProps<
  A extends Attributes,
  S extends Slots = Slots,
  E extends EventDocs = Record<never, never>,
> = PropsOf<A> & { readonly [Name in keyof S]?: ReactNode } & EventProps<E> & RootProps;

/** The part of a definition that a page needs at run time: plain data. */
export interface RuntimeDefinition {
  readonly name: string;
  readonly attributes: Attributes;
  readonly slots: Slots;
  readonly load: Loading;
  /** `own` (default) has the library's type and width, `page` the page's, `inline` is within a line. */
  readonly frame?: Frame | undefined;
  /** Without the configuration key `brand` the fallback stays. */
  readonly callsApi: boolean;
  /** Reads its children, and placeholders in them mount too. */
  readonly content?: boolean | undefined;
  /** Attributes of which it needs at least one; `content` means content inside. */
  readonly needsOne?: readonly string[] | undefined;
  /** The attribute whose fact the fallback repeats: the builder writes it there, and tools say if the two contradict. */
  readonly repeats?: RepeatedFact | undefined;
  /** Reported to editors and by the page checker only. */
  readonly recommends?: readonly Recommendation[] | undefined;
}

/**
 * The one description of a widget: types, manifest, docs, budgets and tests use it. Its component is beside it under the
 * widget's name: `RequestCallForm.tsx` for `request-call-form`.
 */
export interface Definition<
  A extends Attributes = Attributes,
  S extends Slots = Slots,
  E extends EventDocs = EventDocs,
> extends RuntimeDefinition {
  readonly attributes: A;
  readonly slots: S;
  readonly title: string;
  readonly description: string;
  readonly purpose: Purpose;
  readonly task?: Task | undefined;
  /** Shows nothing on a page and belongs in its template, so editors are not offered it. */
  readonly invisible?: boolean | undefined;
  /** Words and short phrases that people search for: tasks ("call back"), other names ("slider"). */
  readonly keywords: readonly string[];
  /** More words that a search finds it by, shown nowhere: what people ask for ("closed on Friday"). */
  readonly searchTerms?: readonly string[] | undefined;
  /** When to choose this widget over others of its family. */
  readonly takeFor?: string | undefined;
  readonly lead?: keyof typeof leadKinds | undefined;
  /** Besides those of every widget. */
  readonly events: E;
  /** Besides `brand`, which follows from `callsApi`. */
  readonly needsConfig: readonly ConfigNeed[];
  readonly addressParameters: readonly AddressParameter[];
  /** What React applications pass instead of content inside a placeholder. */
  readonly reactOnly: Readonly<Record<string, ReactProp>>;
  readonly budget?: BudgetClass | undefined;
  /** Where its calls begin, if not at `apiBase`. */
  readonly base?: 'mcoApiBase' | 'siteBase' | undefined;
  readonly requires?: RequiredContent | undefined;
  readonly thirdParties?: readonly ThirdParty[] | undefined;
  readonly staysClosed?: StaysClosed | undefined;
  /** Two to five plain sentences: roles, keyboard, focus, announcements, motion, the editor's part. */
  readonly accessibility: readonly string[];
  readonly example: string;
  /** For the snippet builder. */
  readonly preview?: PreviewDefinition | undefined;
  readonly content: boolean;
  readonly reserve: Reserve;
}

/**
 * The height before the mount, in CSS pixels: without what authors write: heading, sub-heading and slots. Where it may
 * differ by a line of text, the greater.
 */
interface Reserve {
  readonly narrow: number;
  readonly wide: number;
  /** Its heading if the page gives none, unless that is the attribute's default. */
  readonly heading?: string;
  /** The width of the placeholder from which `wide` is due; unless given, a window of 768 px decides. */
  readonly column?: number;
  /** How much higher it gets, narrow and wide, for each pixel that a token is more than its default. */
  readonly grows?: {
    /** Of `--aw-control-height`. */
    readonly controls: readonly [number, number];
    /** Of `--aw-space`. */
    readonly steps?: readonly [number, number];
    /** Of `--aw-font-size`, if hints and notes grow with it. */
    readonly text?: readonly [number, number];
  };
}

type Defaulted =
  'load' | 'callsApi' | 'content' | 'keywords' | 'needsConfig' | 'addressParameters' | 'reactOnly';

interface DefinitionInput<A extends Attributes, S extends Slots, E extends EventDocs>
  extends Omit<Definition<A, S, E>, Defaulted | 'accessibility'>, Partial<Pick<Definition, Defaulted>> {
  readonly accessibility: readonly (string | readonly string[])[];
}

/** Completes a definition. Flattens shared lists here: bundlers keep an unused definition that spreads. */
export function defineWidget<const A extends Attributes, const S extends Slots, const E extends EventDocs>(
  definition: DefinitionInput<A, S, E>,
): Definition<A, S, E> {
  return {
    load: 'visible',
    callsApi: false,
    content: false,
    keywords: [],
    needsConfig: [],
    addressParameters: [],
    reactOnly: {},
    ...definition,
    accessibility: definition.accessibility.flat(),
  };
}
