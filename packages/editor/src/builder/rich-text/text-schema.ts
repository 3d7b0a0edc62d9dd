import { parseValue } from '@adviser-widgets/core/internal';
import { Schema, type MarkSpec, type NodeSpec, type TagParseRule } from 'prosemirror-model';
import { textElements, type TextElements } from './text-elements.ts';

/** By the element that a node or mark stands for. */
type Specs<Spec> = Readonly<Record<string, Spec & { readonly element: string }>>;

const blocks: Specs<NodeSpec> = {
  paragraph: {
    element: 'p',
    group: 'block',
    content: 'inline*',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    element: 'h3',
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 3 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.max(2, level) } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  bullet_list: list('ul'),
  ordered_list: list('ol'),
  list_item: {
    element: 'li',
    content: 'paragraph list?', // the paragraph is written without its tags
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
};

const inlines: Specs<NodeSpec> = {
  hard_break: {
    element: 'br',
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  image: {
    element: 'img',
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: { src: {}, alt: { default: null }, width: { default: null }, height: { default: null } },
    parseDOM: [{ tag: 'img[src]', getAttrs: readImage }],
    toDOM: ({ attrs }) => ['img', attrs],
  },
};

/** In the order in which they are nested: a link is outside. */
const marks: Specs<MarkSpec> = {
  link: {
    element: 'a',
    inclusive: false,
    attrs: { href: {} },
    parseDOM: [{ tag: 'a[href]', getAttrs: readLink }],
    toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
  },
  strong: emphasis(['strong', 'b'], /font-weight:\s*(bold|[6-9]00)/i),
  em: emphasis(['em', 'i'], /font-style:\s*italic/i),
};

const schemas: Readonly<Record<TextElements, Schema>> = {
  attribute: createSchema(textElements.attribute),
  content: createSchema(textElements.content),
};

/** The documents that a field can hold. */
export function schemaOf(elements: TextElements): Schema {
  return schemas[elements];
}

function createSchema(elements: ReadonlySet<string>): Schema {
  const held = <Spec>(specs: Specs<Spec>) =>
    Object.fromEntries(Object.entries(specs).filter(([, { element }]) => elements.has(element)));
  return new Schema({
    nodes: { doc: { content: 'block+' }, ...held(blocks), text: { group: 'inline' }, ...held(inlines) },
    marks: held(marks),
  });
}

function list(element: string) {
  return {
    element,
    group: 'block list',
    content: 'list_item+',
    parseDOM: [{ tag: element }],
    toDOM: () => [element, 0] as const,
  };
}

/** Keeps `b` apart from `strong`, as the author wrote it. Text pasted from word processors has styles instead. */
function emphasis(names: readonly [string, string], style: RegExp) {
  const [standard] = names;
  const rules = names.map((tag): TagParseRule => ({
    tag,
    getAttrs: (element) => !isReset(element) && { tag },
  }));
  const ofStyle: TagParseRule = {
    tag: '[data-style]',
    consuming: false,
    getAttrs: (element) => style.test(element.getAttribute('data-style') ?? '') && null,
  };
  return {
    element: standard,
    attrs: { tag: { default: standard } },
    parseDOM: [...rules, ofStyle],
    toDOM: ({ attrs }: { readonly attrs: Readonly<Record<string, unknown>> }) =>
      [String(attrs.tag), 0] as const,
  };
}

/** Google Docs puts everything it copies into `<b style="font-weight:normal">`. */
function isReset(element: HTMLElement): boolean {
  return /:\s*(normal|400)/.test(element.getAttribute('data-style') ?? '');
}

/** As the sanitiser does: an address of another kind is no link. */
function readLink(element: HTMLElement) {
  const href = parseValue('url', element.getAttribute('href') ?? '');
  return href ? { href: href.value } : false;
}

function readImage(element: HTMLElement) {
  const source = parseValue('url', element.getAttribute('src') ?? '');
  const [alt, width, height] = ['alt', 'width', 'height'].map((name) => element.getAttribute(name));
  return source ? { src: source.value, alt, width, height } : false;
}
