import { Virtual } from '@guidepup/virtual-screen-reader';
import { withoutMarks } from './replaced-texts.ts';

/** A phrase, and the node that it is about. */
type Spoken = readonly [node: Node, phrase: string];

/** What a virtual screen reader says of the focused element, and of another from top to bottom. */
export interface Reading {
  readonly focused: string;
  /** What is inside something else is indented. */
  readonly lines: readonly string[];
}

export async function readAloud(container: Element, focused?: Element): Promise<Reading> {
  const all = await phrasesOf(container);
  const phraseIn = (spoken: readonly Spoken[]) => spoken.find(([node]) => node === focused)?.[1];
  const phrase = phraseIn(all) ?? (focused && phraseIn(await phrasesOf(document.body, focused)));
  return { focused: inWords(phrase ?? ''), lines: indent(all.map(([, each]) => each)) };
}

async function phrasesOf(around: Element, end?: Element): Promise<readonly Spoken[]> {
  const container = document.querySelector(':modal') ?? around; // the rest is out of reach
  const reader = new Virtual();
  const computed = window.getComputedStyle;
  // The reader does not know `hidden="until-found"`, nor children of a shadow host that have no slot.
  window.getComputedStyle = (element, pseudo) =>
    element.matches('[hidden]') || (element.parentElement?.shadowRoot && !element.assignedSlot)
      ? ({ display: 'none' } as CSSStyleDeclaration)
      : computed(element, pseudo);
  try {
    await reader.start({ container, window: {} as Window });
    return await readOn(reader, end);
  } finally {
    window.getComputedStyle = computed;
    await reader.stop();
  }
}

async function readOn(reader: Virtual, end: Element | undefined): Promise<readonly Spoken[]> {
  const log = await reader.spokenPhraseLog();
  const said: Spoken[] = [];
  const seen = new Map<Node | null, string[]>();
  // It starts again at the end, in a modal dialog not where it started first.
  while (reader.activeNode && !seen.get(reader.activeNode)?.includes(log.at(-1) ?? '')) {
    const { activeNode } = reader;
    const phrase = log.at(-1) ?? '';
    seen.set(activeNode, [...(seen.get(activeNode) ?? []), phrase]);
    said.push(...asShown(activeNode, phrase).map((shown): Spoken => [activeNode, shown]));
    if (activeNode === end) break;
    await reader.next();
  }
  return said;
}

/** The reader takes states from attributes, says a list's value for the chosen words, and reads closed lists. */
function asShown(node: Node | null, spoken: string): string[] {
  const phrase = withoutMarks(spoken);
  if (node?.parentElement?.closest('select')) return [];
  if (node instanceof HTMLSelectElement) return [phrase.replace(`, ${node.value},`, `, ${shownIn(node)},`)];
  if (node instanceof HTMLInputElement && ['checkbox', 'radio'].includes(node.type))
    return [phrase.replace(/, (not )?checked/, node.checked ? ', checked' : ', not checked')];
  return [
    node instanceof HTMLElement && node.matches('[role="option"], a') ? withSpaces(node, phrase) : phrase,
  ];
}

function shownIn({ selectedOptions: [chosen] }: HTMLSelectElement): string {
  return withoutMarks(chosen?.text ?? '');
}

/** The reader drops spaces around elements in a line of text. */
function withSpaces(node: HTMLElement, phrase: string): string {
  const text = node.innerText.trim().replace(/\s+/g, ' ');
  const letters = [...text.replaceAll(' ', '')].map((letter) => letter.replace(/\W/, '\\$&'));
  return phrase.replace(new RegExp(letters.join('\\s*')), () => text);
}

interface Line {
  readonly phrase: string;
  readonly role: string;
  depth: number;
  isOpen: boolean;
}

/** Their text is their name, and is not read again. */
const namedByContent = ['button', 'heading', 'link', 'option', 'tab'];
/** These are not announced themselves. */
const silent = ['paragraph', 'status', 'alert', 'log', 'mark', 'not busy'];

/** Shows by indentation what "end of …" says. */
function indent(phrases: readonly string[]): string[] {
  const lines: Line[] = [];
  for (const phrase of phrases) {
    const opened = /^end(?: of|,)? ?(.*)/s.exec(phrase)?.[1];
    const start =
      opened === undefined ? -1 : lines.findLastIndex((line) => line.isOpen && line.phrase === opened);
    if (start < 0) lines.push({ phrase, role: phrase.split(',')[0] ?? '', depth: 0, isOpen: true });
    else close(lines, start);
  }
  return lines
    .filter(({ phrase }) => !silent.includes(phrase))
    .map(({ phrase, depth }) => '  '.repeat(depth) + inWords(phrase));
}

function close(lines: Line[], start: number): void {
  const [opened, ...inside] = lines.slice(start);
  if (!opened) return;
  opened.isOpen = false;
  if (silent.includes(opened.phrase)) return;
  inside.forEach((line) => (line.depth += 1));
  const isRepeated =
    namedByContent.includes(opened.role) &&
    inside.every(({ phrase }) => silent.includes(phrase) || opened.phrase.includes(phrase));
  if (isRepeated) lines.splice(start + 1);
}

/** The reader's own terms, in the words of others. */
function inWords(phrase: string): string {
  return phrase
    .replace(/, (?:\d+ controls?|orientated \w+|not busy|level \d+(?=, position))/g, '')
    .replace(/position (\d+), set size (\d+)/, '$1 of $2')
    .replace('not expanded', 'collapsed')
    .trimEnd();
}
