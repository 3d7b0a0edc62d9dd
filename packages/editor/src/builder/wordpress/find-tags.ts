import { parseMarkup } from '@adviser-widgets/markup';
import { kebabCase } from '@adviser-widgets/widget/internal';

/** The start or end of a widget or a slot: a shortcode or a block of the WordPress plugin. */
export interface WordPressTag {
  readonly at: number;
  readonly end: number;
  readonly kind: 'open' | 'close' | 'alone';
  readonly isSlot: boolean;
  /** Of the widget or slot; '' at the end of a shortcode. */
  readonly name: string;
  /** By name without `data-`; also id, class and aria-label. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Double brackets only show a shortcode to readers. A value can't contain a bracket. */
const shortcode = /(?<!\[)\[(\/?)adviser_(widget|slot)\b([^[\]]*)\]/g;
/** WordPress escapes what would begin or end a comment. A search ends there, or each start would be searched to the end. */
const block = /<!--\s+(\/?)wp:adviser-widgets\/([a-z\d-]+)\s+(?:(\{(?:(?!-->|<!--).)*?\})\s+)?(\/?)-->/gs;

/** Finds the tags in their order. */
export function findTags(text: string): WordPressTag[] {
  const shortcodes = [...text.matchAll(shortcode)].map(readShortcode);
  const blocks = [...text.matchAll(block)].map(readBlock);
  return [...shortcodes, ...blocks].sort((one, other) => one.at - other.at);
}

function readShortcode({ 0: whole, index: at, ...match }: RegExpExecArray): WordPressTag {
  const written = readAttributes(match[3] ?? '');
  // `widget` leaves `name` to the widgets that have an attribute of that name.
  const place = 'widget' in written ? 'widget' : 'name';
  const { [place]: name = '', ...attributes } = written;
  const kind = match[1] ? 'close' : match[3]?.trimEnd().endsWith('/') ? 'alone' : 'open';
  return { at, end: at + whole.length, kind, isSlot: match[2] === 'slot', name, attributes };
}

/** WordPress may have curled the quotes, and escaped them. */
function readAttributes(text: string): Record<string, string> {
  const straight = unescaped(text).replace(/[“”″„]/g, '"');
  const found = straight.matchAll(/(?<![\w-])([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'/]+))/gi);
  return Object.fromEntries(
    [...found].map(([, name = '', ...values]) => [
      name.toLowerCase().replace(/^data-/, ''),
      values.find((value) => value !== undefined) ?? '',
    ]),
  );
}

function unescaped(text: string): string {
  return parseMarkup(text.replaceAll('<', '&lt;')).body.textContent;
}

function readBlock({ 0: whole, index: at, ...match }: RegExpExecArray): WordPressTag {
  const attributes = blockAttributes(match[3] ?? '{}');
  const isSlot = match[2] === 'slot';
  const kind = match[1] ? 'close' : match[4] ? 'alone' : 'open';
  const name = isSlot ? (attributes.name ?? '') : (match[2] ?? '');
  return { at, end: at + whole.length, kind, isSlot, name, attributes };
}

/** Names that the plugin's blocks have for attributes of the element. */
const ofElement: Readonly<Record<string, string>> = {
  elementId: 'id',
  className: 'class',
  ariaLabel: 'aria-label',
};

function blockAttributes(json: string): Record<string, string> {
  try {
    const values = JSON.parse(json) as Record<string, unknown>; // the pattern requires braces
    return Object.fromEntries(
      Object.entries(values).map(([key, value]) => [ofElement[key] ?? kebabCase(key), textOf(value)]),
    );
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}
