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

/** Replaces each text by itself with a mark before each word; inside, it is before the space, where a line may still break. */
export function markTexts(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, mark + text.replace(/ /g, `${mark} `)]),
  );
}

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
  const known = stringsIn([jsx, html, initialArgs, defaults, ofPage(), answered, typed]).flatMap(wordsIn);
  const found = shownTexts().filter(([, text]) => {
    const unmarked = wordsIn(text.replace(marked, ' '));
    return unmarked.some((word) => !isInitials(word) && !known.some((each) => isWordOf(each, word)));
  });
  if (found.length === 0) return;
  const lines = found.map(([place, text]) => `${place}: ${text.replaceAll(mark, '')}`);
  throw new Error(`${id} shows words that no page can replace:\n${[...new Set(lines)].join('\n')}`);
}

/** Fails if a text was sent to the API or to analytics, which know only ours. */
export function checkSent({ id }: PlayedStory, requests: unknown): void {
  const texts = stringsIn([requests, dataLayer]).filter((text) => text.includes(mark));
  if (texts.length > 0) throw new Error(`${id} sends texts that a page may replace: ${texts.join(', ')}`);
}

/** Of all stories: the page keeps some answers. */
const answered: unknown[] = [];
const typed: string[] = [];
/** What analytics hears. */
const dataLayer: unknown[] = [];

/** Records the answers that a story reads and what its visitor types. Returns a function that ends it. */
export function recordWords(): () => void {
  Object.assign(globalThis, { dataLayer });
  const { text } = Response.prototype;
  Response.prototype.text = async function (this: Response) {
    const body = await text.call(this);
    answered.push(parsed(body));
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
function shownTexts(): Shown[] {
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

function wordsIn(text: string): readonly string[] {
  return text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
}

/** Longer texts than anyone writes are cut. */
function isWordOf(given: string, word: string): boolean {
  return word.length > 100 ? given.startsWith(word) : given === word;
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
