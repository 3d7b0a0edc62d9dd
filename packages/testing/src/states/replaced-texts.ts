import { getConfig } from '@adviser-widgets/core';
import type { Definition } from '@adviser-widgets/widget';

/** A story that has been played: its widget is in the state to check. */
export interface PlayedStory {
  readonly id: string;
  readonly initialArgs: object;
  readonly parameters: {
    readonly definition?: Pick<Definition, 'attributes'>;
    /** What it was mounted from. */
    readonly html?: string;
  };
}

/** Not drawn, and white space to the matchers of Testing Library. */
const mark = '\uFEFF';
const marked = new RegExp(`${mark}\\s*\\S+`, 'g');

const attributes = [
  'aria-label',
  'aria-roledescription',
  'aria-description',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

/** What vendors draw, and what is typed letter by letter: its marks are trimmed, its words cut. */
const others = 'iframe[name], .aw-map__ground > *, .aw-search__prompt, .aw-typing__text';

/**
 * Fails for words that no page can replace: they have no mark, and come neither from the story's code nor from
 * the page, an answer or the visitor.
 */
export function checkReplacedTexts({ id, initialArgs, parameters }: PlayedStory, jsx?: string): void {
  const { definition, html } = parameters;
  if (!definition) return;
  const defaults = Object.values(definition?.attributes ?? {}).map((attribute) => attribute.default);
  const given = new Set(wordsIn([jsx, html, initialArgs, defaults, ofPage(), typed]));
  const isKnown = (word: string) => isInitials(word) || [given, answered].some((words) => isOf(words, word));
  const found = textsInPlace().filter(([, text]) => !wordsIn(text.replace(marked, ' ')).every(isKnown));
  if (found.length === 0) return;
  const lines = found.map(([place, text]) => `${place}: ${withoutMarks(text)}`);
  throw new Error(`${id} shows words that no page can replace:\n${[...new Set(lines)].join('\n')}`);
}

/** Fails if a text was sent to the API or to analytics, which know only ours. */
export function checkSent({ id }: PlayedStory, requests: unknown): void {
  const texts = stringsIn([requests, dataLayer]).filter((text) => text.includes(mark));
  if (texts.length > 0) throw new Error(`${id} sends texts that a page may replace: ${texts.join(', ')}`);
}

/** The words of the answers to all stories: the page keeps some answers. */
const answered = new Set<string>();
const typed: string[] = [];
/** What analytics hears. */
const dataLayer: unknown[] = [];

/** Records the answers that a story reads and what its visitor types. Returns a function that ends it. */
export function recordWords(): () => void {
  Object.assign(globalThis, { dataLayer });
  const { text } = Response.prototype;
  Response.prototype.text = async function (this: Response) {
    const body = await text.call(this);
    wordsIn(parsed(body)).forEach((word) => answered.add(word));
    return body;
  };
  const listen = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.push(target.value);
  };
  document.addEventListener('input', listen);
  return () => {
    Response.prototype.text = text;
    document.removeEventListener('input', listen);
    Reflect.deleteProperty(globalThis, 'dataLayer');
    typed.length = 0;
    dataLayer.length = 0;
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

type Shown = readonly [place: string, text: string];

/** Text nodes and attributes of widgets, each with its element. */
function textsInPlace(): Shown[] {
  const all = [...document.querySelectorAll('.aw-root [class*="aw-"], .aw-root [class*="aw-"] *')];
  const ours = all.filter((element) => !element.closest(others));
  return ours.flatMap((element): Shown[] => {
    const place = `<${element.localName} class="${element.getAttribute('class') ?? ''}">`;
    const nodes = [...element.childNodes].filter((node) => node instanceof Text);
    return [
      ...nodes.map(({ data }): Shown => [place, data]),
      ...attributes.map((name): Shown => [`${name} of ${place}`, element.getAttribute(name) ?? '']),
    ];
  });
}

function wordsIn(value: unknown): readonly string[] {
  return stringsIn(value).flatMap((text) => text.match(/\p{L}[\p{L}'’-]*/gu) ?? []);
}

/** Longer texts than anyone writes are cut. */
function isOf(words: ReadonlySet<string>, word: string): boolean {
  if (word.length > 100) return [...words].some((each) => each.startsWith(word));
  return words.has(word);
}

/** The configuration, apart from the replaced texts. */
function ofPage(): object {
  return { ...getConfig(), messages: {} };
}

/** Of a person without a photo. */
function isInitials(word: string): boolean {
  return /^\p{Lu}{1,2}$/u.test(word);
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Replaces each text with itself and a mark before each word; inside, it is before the space, where a line may still break. */
export function markTexts(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, mark + text.replace(/ /g, `${mark} `)]),
  );
}

export function withoutMarks(text: string): string {
  return text.replaceAll(mark, '');
}
