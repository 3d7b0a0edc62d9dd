import { getConfig } from '@adviser-widgets/core';
import {
  expectation,
  isTagAttribute,
  ownValue,
  resolveAddress,
  shorten,
  suggest,
  unshadowed,
} from '@adviser-widgets/core/internal';
import type { Attribute, Problem, RuntimeDefinition } from '@adviser-widgets/widget';
import { nameOfToday } from '@adviser-widgets/widget/internal';
import { isSameWord, wordsOf } from '../search/search-words.ts';
import { correction } from '../correct/correction.ts';
import { written } from '../correct/written.ts';
import { describeDamage, type Damage } from '../repair/damage.ts';
import { examples } from './examples.ts';
import { isTranslatedName, meantSetting } from '../repair/translated.ts';
import { isLeadId } from './lead-ids.ts';
import { pictureAdvice } from './picture-advice.ts';
import { asFieldSentence, whyRefused } from './refused-address.ts';
import { asSentence } from './sentence.ts';

/**
 * Tells editors in one sentence what is wrong and how to fix it. `undefined` if it is no problem after all, for
 * example a native attribute. With `element`, the sentence fits a link too.
 */
export function describeProblem(
  definition: RuntimeDefinition,
  problem: Problem,
  element?: Element,
): string | undefined {
  const refused = refusedOf(definition, problem);
  if (refused !== undefined) {
    const given = written(`data-${problem.name}`, shorten(problem.text ?? '', 60), element);
    return `${given} ${refused}`;
  }
  const what = describers[problem.kind](definition, problem, element);
  if (!what) return what;
  const fix = correction(definition, problem, element);
  if (fix) return `${what}; write ${written(fix.attribute, shorten(fix.value, 300), element)}`;
  const name = exampleName(definition, problem);
  const example = exampleOf(definition, name);
  return example === undefined ? what : `${what}; for example ${written(`data-${name}`, example, element)}`;
}

/** Addresses that people paste have an answer of their own, which needs no example. */
function refusedOf(definition: RuntimeDefinition, { kind, name, text = '' }: Problem): string | undefined {
  return kind === 'attribute' ? whyRefused(definition, name, text) : undefined;
}

/** Tells what to write into a field that has a wrong value; `undefined` for problems of other kinds. */
export function describeForField(definition: RuntimeDefinition, problem: Problem): string | undefined {
  const { kind, name } = problem;
  const attribute = ownValue(definition.attributes, name);
  const refused = refusedOf(definition, problem);
  if (refused !== undefined) return asFieldSentence(refused);
  if (kind === 'order') return `Choose the day of data-${attribute?.notBefore}, or a later one.`;
  if (kind !== 'attribute' || !attribute) return undefined;
  if (attribute.loads === 'img') return asSentence(pictureAdvice);
  const example = exampleOf(definition, name);
  return `Write ${expectation(attribute.kind, attribute)}${example === undefined ? '' : `, such as ${example}`}.`;
}

/** A page's widgets by name, with the words by which people look for them, if they are known. */
type Widgets = ReadonlyMap<string, { readonly keywords?: readonly string[] }>;

/** Describes an unknown widget name to editors. */
export function describeUnknownWidget(name: string, widgets: Widgets): string {
  if (name !== '' && !/\p{L}/u.test(name)) return 'data-widget does not have the name of a widget';
  const near = suggest(name, [...widgets.keys()]);
  const meant = near ? [near] : lookedFor(name, widgets);
  if (meant.length === 0 && isTranslatedName(name))
    return `there is no widget "${shorten(name, 60)}": a translator may have changed its name, which is in English and has no spaces; choose the widget in the snippet builder`;
  const suggestion = meant.map((each) => `data-widget="${each}"`).join(' or ');
  return `there is no widget "${shorten(name, 60)}"${suggestion && `; did you mean ${suggestion}?`}`;
}

/** `slider` is a keyword of the carousel, and a word of `photo-slider`; a keyword that is the whole name comes first. */
function lookedFor(name: string, widgets: Widgets): string[] {
  const words = wordsOf(name);
  const has = (keyword: string) =>
    wordsOf(keyword).every((word) => words.some((each) => isSameWord(each, word)));
  const isWhole = (keyword: string) => has(keyword) && wordsOf(keyword).length === words.length;
  const widgetsWith = (isMeant: (keyword: string) => boolean) =>
    [...widgets].flatMap(([widget, { keywords = [] }]) => (keywords.some(isMeant) ? widget : []));
  const whole = widgetsWith(isWhole);
  return whole.length > 0 ? whole : widgetsWith(has);
}

const retype = 'The page has lost its capital letters: type it again';

type Describer = (definition: RuntimeDefinition, problem: Problem, element?: Element) => string | undefined;

const describers: Record<Problem['kind'], Describer> = {
  attribute: describeAttribute,
  missing: (definition, { name }, element) =>
    `needs ${written(`data-${name}`, undefined, element)}, ${wanted(definition, name)}`,
  none: describeNone,
  order: describeOrder,
  bare: describeBare,
  damaged: ({ attributes }, { name, text, damage, isLossy }, element) => {
    const given = damage === 'translated' ? name : written(`data-${name}`, undefined, element);
    const what = describeDamage(damage as Damage, [given]); // from the table itself
    if (text === undefined && damage === 'rewritten') return `${what}; write the address of the page itself`;
    const meant = damage === 'translated' ? meantSetting(name, Object.keys(attributes)) : undefined;
    if (meant !== undefined && isLeadId(meant)) return `${what}, and leads arrive without it`;
    if (damage === 'translated') return meant === undefined ? `${what}; ${oneOf(attributes, element)}` : what;
    if (!isLossy) return what;
    if (text === undefined) return `${what}. ${retype}`;
    return `${what}, so ${isLeadId(name) ? 'leads may arrive without it' : 'capital letters or words of it may be lost'}`;
  },
  slot: describeSlot,
  brand: () => 'needs the configuration key "brand", for example data-brand="acme" on the script tag',
  tag: () =>
    'needs the configuration key "brand", but the script tag was not found, so its attributes are not read; put the configuration into <script type="application/json" id="adviser-widgets-config">, or keep data-brand on the only tag that loads loader.js',
};

function describeAttribute(
  definition: RuntimeDefinition,
  problem: Problem,
  element?: Element,
): string | undefined {
  const { name, text = '' } = problem;
  const given = written(`data-${name}`, shorten(text, 60), element);
  const known = ownValue(definition.attributes, name);
  const { as, attribute } = definition.repeats ?? {};
  const isLink = as === 'address' && attribute === name && /^https?:/i.test(text);
  if (known?.loads === 'img' && !correction(definition, problem))
    return `${given} is not the address of a picture; ${pictureAdvice}`;
  if (known) return `${given} is ${isLink ? 'a link. Write' : 'not'} ${wanted(definition, name)}`;
  if (name === 'widget-load')
    return `${given} is not eager, visible, idle, interaction, or media(…) with a media query; the default is used`;
  if (isTagAttribute(name))
    return `has ${given}, which counts on the script tag alone; ${whereSent(definition)}`;
  const today = nameOfToday(definition, name);
  if (today) return `${given} is now called ${written(`data-${today}`, undefined, element)}`;
  if (correction(definition, problem)) return `does not know ${given}`;
  return `does not know ${given}; ${oneOf(definition.attributes, element)}`;
}

/** What to do with a name that is like none of the widget's. */
function oneOf(attributes: RuntimeDefinition['attributes'], element?: Element): string {
  const names = Object.keys(attributes).map((known) => written(`data-${known}`, undefined, element));
  return `leave it out${names.length === 0 ? '' : `, or write one of ${names.join(', ')}`}`;
}

/** In Node there is no configuration of a page. */
function whereSent({ callsApi }: RuntimeDefinition): string {
  const { brand, apiBase, environment } = getConfig();
  if (!callsApi) return 'move it there';
  if (brand === '') return 'what the widget sends goes where the script tag says';
  return `what the widget sends goes to ${resolveAddress(`${brand}/`, apiBase[environment]).href}`;
}

function describeNone(definition: RuntimeDefinition, _problem: Problem, element?: Element): string {
  const names = (ownValue(definition, 'needsOne') ?? []).map((name) =>
    name === 'content' ? 'something inside' : written(`data-${name}`, undefined, element),
  );
  return `needs ${names.join(', or ')}`;
}

function describeOrder({ attributes }: RuntimeDefinition, { name }: Problem, element?: Element): string {
  const first = ownValue(attributes, name)?.notBefore ?? '';
  return `${written(`data-${name}`, undefined, element)} is before ${written(`data-${first}`, undefined, element)}, so it never shows`;
}

/** `a whole number from 2 to 6` */
function wanted(definition: RuntimeDefinition, name: string): string {
  const attribute = ownValue(definition.attributes, name);
  return attribute ? expectation(attribute.kind, attribute) : '';
}

/** The attribute of which an example helps; '' if none does. */
function exampleName(definition: RuntimeDefinition, { kind, name }: Problem): string {
  if (kind === 'none') return ownValue(definition, 'needsOne')?.[0] ?? '';
  return kind === 'attribute' || kind === 'missing' ? name : '';
}

function exampleOf({ name: widget, attributes }: RuntimeDefinition, name: string): string | undefined {
  const { example }: Partial<Attribute> = ownValue(attributes, name) ?? {};
  return example ?? ownValue(ownValue(examples, widget) ?? {}, name);
}

/** Words that quotes split off a value are attributes too. Those are left to `damaged`. */
function describeBare(
  _definition: RuntimeDefinition,
  { name, text = '' }: Problem,
  element?: Element,
): string | undefined {
  const names = element ? unshadowed(element).getAttributeNames() : [];
  const isWord = text === '' && names.some((each) => /["“”″’]$/.test(each));
  return isNative(name) || isWord
    ? undefined
    : `${written(name, shorten(text, 60))} is not a widget attribute`;
}

function describeSlot({ slots }: RuntimeDefinition, { name }: Problem): string {
  if (Object.hasOwn(slots, name)) {
    return `has two slots called "${name}" and shows only the first; put all of it into one element with data-slot="${name}"`;
  }
  const names = Object.keys(slots);
  return `has no slot "${shorten(name, 60)}"; ${names.length === 0 ? 'it has no slots' : `its slots are ${names.join(', ')}`}`;
}

/** HTML's own, of every element or of links. Without its `data-`, none of ours is among them. */
const native = new Set(
  'accesskey autocapitalize autofocus class contenteditable dir download draggable enterkeyhint hidden href hreflang id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part ping popover referrerpolicy rel role slot spellcheck style tabindex target title translate type'.split(
    ' ',
  ),
);

function isNative(name: string): boolean {
  return native.has(name);
}
