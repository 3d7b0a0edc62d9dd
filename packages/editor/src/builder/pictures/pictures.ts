import { parseValue } from '@adviser-widgets/core/internal';
import { attributesOf, parseMarkup, writeHtml } from '@adviser-widgets/markup';

export interface Picture {
  readonly address: string;
  /** For people who can't see it. */
  readonly description: string;
  /** Where a press on it leads; '' for nowhere. */
  readonly link: string;
  /** In pixels, as HTML has them; a picture without them moves the page when it loads. */
  readonly size?: { readonly width: string; readonly height: string } | undefined;
}

export const emptyPicture: Picture = { address: '', description: '', link: '' };

/** Widgets whose content is pictures side by side. */
export function hasPictureList({ name }: { readonly name: string }): boolean {
  return name === 'image-carousel';
}

/** What a list of pictures can't hold, by its names in HTML. */
export interface BeyondPictures {
  readonly parts: readonly string[];
}

/** Reads pictures side by side, each with a link around it or not. */
export function readPictures(html: string): readonly Picture[] | BeyondPictures {
  return readBody(parseMarkup(`<body>${html}`).body);
}

function readBody(body: Element): readonly Picture[] | BeyondPictures {
  const nodes = [...body.childNodes].filter((node) => !isSpace(node));
  const beyond = [...new Set(nodes.flatMap(partsBeyond))];
  return beyond.length > 0 ? { parts: beyond } : nodes.map(readPicture);
}

export function isPictures(read: readonly Picture[] | BeyondPictures): read is readonly Picture[] {
  return Array.isArray(read);
}

/** Writes those that have an address. */
export function writePictures(pictures: readonly Picture[]): string {
  return pictures
    .filter(({ address }) => address.trim() !== '' && isAddress(address))
    .map(writePicture)
    .join('\n');
}

/** A script is no address. */
export function isAddress(text: string): boolean {
  return parseValue('url', text.trim()) !== undefined;
}

/** The example of a carousel has a second file for wide windows, which the list can't hold. */
export function withoutSecondFiles(html: string): string {
  const { body } = parseMarkup(`<body>${html}`);
  for (const picture of body.querySelectorAll('picture')) {
    const image = picture.querySelector('img');
    if (image) picture.replaceWith(image);
  }
  const read = readBody(body);
  return isPictures(read) ? writePictures(read) : html;
}

const held: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'alt', 'width', 'height'],
  a: ['href'],
};

function partsBeyond(node: Node): string[] {
  if (!(node instanceof Element)) return node instanceof Text ? ['text'] : ['comments'];
  const attributes = held[node.localName];
  if (!attributes) return [`<${node.localName}>`];
  const others = node.getAttributeNames().filter((name) => !attributes.includes(name));
  if (node.localName === 'img') return others;
  const children = [...node.childNodes].filter((child) => !isSpace(child));
  if (children.length === 1 && children.every(isImage)) return [...others, ...children.flatMap(partsBeyond)];
  const inside = children.filter((child) => !isImage(child)).flatMap(partsBeyond);
  return [...others, ...(inside.length > 0 ? inside : ['links around several pictures or none'])];
}

function isImage(node: Node): boolean {
  return node instanceof Element && node.localName === 'img';
}

function isSpace(node: Node): boolean {
  return node instanceof Text && node.data.trim() === '';
}

function readPicture(node: Node): Picture {
  const element = node as Element; // without anything beyond pictures, each node is a picture or a link
  const image = element.localName === 'img' ? element : element.querySelector('img');
  const read = (name: string) => image?.getAttribute(name) ?? '';
  const size = { width: read('width'), height: read('height') };
  return {
    address: read('src'),
    description: read('alt'),
    link: element.getAttribute('href') ?? '',
    size: size.width || size.height ? size : undefined,
  };
}

function writePicture({ address, description, link, size }: Picture): string {
  const image = document.createElement('img');
  const values = { src: address.trim(), alt: description, ...size };
  for (const [name, value] of Object.entries(values))
    if (value !== '' || name === 'alt') image.setAttribute(name, value);
  if (link.trim() === '' || !isAddress(link)) return writeHtml(image, attributesOf);
  const anchor = document.createElement('a');
  anchor.setAttribute('href', link.trim());
  anchor.append(image);
  return writeHtml(anchor, attributesOf);
}
