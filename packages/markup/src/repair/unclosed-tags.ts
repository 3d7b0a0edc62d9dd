/** A placeholder or a slot whose end tag is missing in a text of HTML. */
export interface UnclosedTag {
  /** `div` */
  readonly tag: string;
  /** The value of data-widget or data-slot. */
  readonly name: string;
  readonly isSlot: boolean;
}

const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** HTML lets these go without an end tag. */
const optional = /^(?:p|li|dt|dd|option|t[rdh]|tbody|thead|tfoot|rt|rp|body|html)$/;
const token =
  /<!--[^]*?(?:-->|$)|<(script|style|textarea)\b[^]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

/** Finds the placeholders and slots that no end tag closes, so that what follows them is inside. */
export function unclosedTags(html: string): UnclosedTag[] {
  const open: { readonly tag: string; readonly rest: string }[] = [];
  const counts = new Map<string, number>();
  const unclosed: string[][] = [];
  const count = (tag: string, by: number) => counts.set(tag, (counts.get(tag) ?? 0) + by);
  for (const [, , slash, name = '', rest = ''] of html.matchAll(token)) {
    const tag = name.toLowerCase();
    if (tag === '' || voids.test(tag) || optional.test(tag)) continue;
    if (slash === '') {
      open.push({ tag, rest });
      count(tag, 1);
      continue;
    }
    let isFound = (counts.get(tag) ?? 0) === 0; // an end tag without a start
    for (let last = isFound ? undefined : open.pop(); last; last = isFound ? undefined : open.pop()) {
      count(last.tag, -1);
      isFound = last.tag === tag;
      if (!isFound) unclosed.push([last.tag, last.rest]);
    }
  }
  return [...unclosed, ...open.map(({ tag, rest }) => [tag, rest])].flatMap(([tag = '', rest = '']) => {
    const [, kind, name = ''] = /\sdata-(widget|slot)\s*=\s*["']?([^\s"'>]*)/i.exec(rest) ?? [];
    return kind === undefined ? [] : { tag, name, isSlot: kind.toLowerCase() === 'slot' };
  });
}

export function describeUnclosed({ tag, name, isSlot }: UnclosedTag): string {
  return `${isSlot ? `The slot "${name}"` : name} has no end tag, so all that follows is inside it: write </${tag}> where it ends.`;
}
