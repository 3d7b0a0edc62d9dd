/** A placeholder or a slot whose end tag is missing in a text of HTML. */
export interface UnclosedTag {
  /** `div` */
  readonly tag: string;
  /** The value of data-widget or data-slot. */
  readonly name: string;
  readonly isSlot: boolean;
}

interface OpenTag {
  readonly tag: string;
  /** Its attributes, as written. */
  readonly rest: string;
}

const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** HTML lets these go without an end tag. */
const optional = /^(?:p|li|dt|dd|option|t[rdh]|tbody|thead|tfoot|rt|rp|body|html)$/;
const token =
  /<!--[^]*?(?:-->|$)|<(script|style|textarea)\b[^]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][\w-]*)(?![\w-])((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;

/** Finds the placeholders and slots that no end tag closes, so that what follows them is inside. */
export function unclosedTags(html: string): UnclosedTag[] {
  const open: OpenTag[] = [];
  const counts = new Map<string, number>();
  const unclosed: OpenTag[] = [];
  for (const [, , slash, name = '', rest = ''] of html.matchAll(token)) {
    const tag = name.toLowerCase();
    const isOpen = (counts.get(tag) ?? 0) > 0;
    if (tag === '' || voids.test(tag) || optional.test(tag) || (slash !== '' && !isOpen)) continue;
    const ended = slash === '' ? [] : open.splice(lastOf(open, tag));
    for (const each of ended) counts.set(each.tag, (counts.get(each.tag) ?? 1) - 1);
    unclosed.push(...ended.slice(1));
    if (slash === '') {
      open.push({ tag, rest });
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
  }
  return [...unclosed, ...open].flatMap(({ tag, rest }) => {
    const [, kind, name = ''] = /\sdata-(widget|slot)\s*=\s*["']?([^\s"'>]*)/i.exec(rest) ?? [];
    return kind === undefined ? [] : { tag, name, isSlot: kind.toLowerCase() === 'slot' };
  });
}

/** Looks from the end, where it nearly always is. Older Safaris have no `findLastIndex`. */
function lastOf(open: readonly OpenTag[], tag: string): number {
  let index = open.length - 1;
  while (index > 0 && open[index]?.tag !== tag) index--;
  return index;
}

/** Says in a sentence what the missing end tag does, and which to write. */
export function describeUnclosed({ tag, name, isSlot }: UnclosedTag): string {
  return `${isSlot ? `The slot "${name}"` : name} has no end tag, so all that follows is inside it: write </${tag}> where it ends.`;
}
