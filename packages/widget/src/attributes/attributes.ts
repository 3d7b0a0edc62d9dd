import type { Kind, Limits } from '@adviser-widgets/core/internal';
import type { HtmlText } from '../html/html-text.ts';

interface AttributeBase extends Limits {
  /** The words on its field, where those of its name are code or say too little. */
  readonly label?: string;
  readonly description: string;
  readonly example: string;
  readonly required?: true;
  /** An empty value shows none, where no value shows the widget's own. */
  readonly emptyForNone?: true | undefined;
  /** Deprecated names, accepted for one major version and reported. */
  readonly formerly?: readonly string[];
  /** What browsers load from the address, and block where a policy does not allow it. */
  readonly loads?: 'img' | 'frame';
  /** The widget whose placeholder has the id. */
  readonly widget?: string;
  /** Of the last date of a span, the attribute of the first: one word, declared above it. */
  readonly notBefore?: string;
  /** Addresses that cannot be meant: a pattern that ignores case, and a sentence to follow the address; `$1` is a group. */
  readonly refused?: readonly { readonly pattern: string; readonly sentence: string }[];
}

/** One `data-` attribute of a widget: how to parse it, and its description for editors. */
export type Attribute = AttributeBase &
  (
    | {
        readonly kind: Extract<Kind, 'text' | 'url' | 'choice' | 'date' | 'id' | 'html'>;
        readonly default?: string | undefined;
      }
    | { readonly kind: Extract<Kind, 'number' | 'integer'>; readonly default?: number | undefined }
    | { readonly kind: 'flag'; readonly default?: boolean | undefined }
    | { readonly kind: 'list'; readonly default?: readonly string[] | undefined }
    | { readonly kind: 'json'; readonly default?: unknown }
  );

/** A widget's attributes by their kebab-case name, without `data-`. */
export type Attributes = Readonly<Record<string, Attribute>>;

interface KindValues {
  text: string;
  url: string;
  choice: string;
  number: number;
  integer: number;
  flag: boolean;
  date: string;
  list: readonly string[];
  json: unknown;
  id: string;
  html: HtmlText;
}

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type ValueOf<A extends Attribute> = A extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : A extends { readonly kind: 'integer'; readonly min: infer Min; readonly max: infer Max }
    ? IntegersFrom<TupleOf<Min>, Max>
    : KindValues[A['kind']];

/** As a union, or `number` for more than ten. `Next` is a tuple as long as the next of them. */
type IntegersFrom<
  Next extends readonly unknown[],
  Max,
  Found extends readonly number[] = [],
> = Found['length'] extends 10
  ? number
  : Next['length'] extends Max
    ? Found[number] | Next['length']
    : IntegersFrom<[...Next, unknown], Max, [...Found, Next['length']]>;

/** A tuple of this length, if it is from 0 to 20. */
type TupleOf<Length, Tuple extends readonly unknown[] = []> = Tuple['length'] extends Length
  ? Tuple
  : Tuple['length'] extends 20
    ? readonly unknown[]
    : TupleOf<Length, [...Tuple, unknown]>;

type RequiredName<A extends Attributes> = {
  [Name in keyof A]: A[Name] extends { readonly required: true } ? Name : never;
}[keyof A];

/** The React props of a set of attributes: `sub-heading` → `subHeading`; optional ones have defaults. */
export type PropsOf<A extends Attributes> = {
  readonly [Name in RequiredName<A> as CamelCase<Name & string>]: ValueOf<A[Name]>;
} & {
  readonly [Name in Exclude<keyof A, RequiredName<A>> as CamelCase<Name & string>]?:
    ValueOf<A[Name]> | undefined;
};

/** A page with a thousand placeholders converts the same few names over and over. */
const camelCased = new Map<string, string>();

/** `sub-heading` → `subHeading`. */
export function camelCase(name: string): string {
  const known = camelCased.get(name);
  if (known !== undefined) return known;
  const prop = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  camelCased.set(name, prop);
  return prop;
}

/** `request-call-form` → `RequestCallForm`, a widget's component. */
export function pascalCase(name: string): string {
  return camelCase(`-${name}`);
}

/** `subHeading` → `sub-heading`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The current name of an attribute that was formerly called `name`. */
export function nameOfToday(
  { attributes }: { readonly attributes: Attributes },
  name: string,
): string | undefined {
  return Object.entries(attributes).find(([, { formerly = [] }]) => formerly.includes(name))?.[0];
}

/** The most attributes read. Browsers scan them all to find one, so reading many takes quadratic time. */
export const maxAttributes = 400;

/** Fills in the defaults of a widget's attributes, for components that an app renders itself. */
export function withDefaults<Props extends object>(attributes: Attributes, props: Props): Props {
  const complete: Record<string, unknown> = Object.fromEntries(Object.entries(props));
  for (const [name, attribute] of Object.entries(attributes)) complete[camelCase(name)] ??= attribute.default;
  return complete as Props; // same names, with defaults of the same kinds
}
