import type { DefaultTreeAdapterTypes } from 'parse5';
import { maxDepth } from './limits.ts';
import { limit } from './parse-within-limits.ts';
import { PageElement, PageText } from './page-element.ts';
import { compileSelector, type Test } from './select.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** A parsed page. Comments, doctypes and the contents of templates are not part of it. */
export class PageDocument {
  readonly URL: string;
  /** In document order. */
  readonly elements: PageElement[] = [];
  /** The elements in templates that have `data-widget` or `data-slot`. */
  readonly inTemplates: PageElement[] = [];
  private readonly texts: PageText[] = [];
  private readonly tests = new Map<string, Test>();
  private ids: ReadonlyMap<string, PageElement> | undefined;
  private base: string | undefined;

  constructor(address: string, nodes: readonly Node[]) {
    this.URL = address;
    for (const node of nodes) this.add(node, null, 1);
  }

  get baseURI(): string {
    this.base ??= resolve(this.querySelector('base[href]')?.getAttribute('href') ?? '', this.URL);
    return this.base;
  }

  get body(): PageElement | null {
    return this.querySelector('body, frameset');
  }

  getElementById(id: string): PageElement | null {
    this.ids ??= new Map([...this.elements].reverse().map((element) => [element.id, element]));
    return this.ids.get(id) ?? null;
  }

  querySelector(selector: string): PageElement | null {
    return this.findFirst(selector, 0, this.elements.length);
  }

  querySelectorAll(selector: string): PageElement[] {
    return this.findAll(selector, 0, this.elements.length);
  }

  /** Walks all texts, whatever the root. */
  createTreeWalker(): { nextNode: () => PageText | null } {
    let next = 0;
    return { nextNode: () => this.texts[next++] ?? null };
  }

  /** Throws for a selector that cannot be read. */
  createDocumentFragment(): { querySelector: (selector: string) => null } {
    return { querySelector: (selector) => (compileSelector(selector), null) };
  }

  test(selector: string): Test {
    const known = this.tests.get(selector) ?? compileSelector(selector);
    this.tests.set(selector, known);
    return known;
  }

  findFirst(selector: string, start: number, end: number): PageElement | null {
    const test = this.test(selector);
    for (let at = start; at < end; at++) {
      const element = this.elements[at];
      if (element && test(element)) return element;
    }
    return null;
  }

  findAll(selector: string, start: number, end: number): PageElement[] {
    return this.elements.slice(start, end).filter(this.test(selector));
  }

  private add(node: Node, parent: PageElement | null, depth: number): void {
    limit(depth - 1, maxDepth, 'elements inside each other');
    if (node.nodeName === '#text' && parent) this.addText(node as DefaultTreeAdapterTypes.TextNode, parent);
    if (!('tagName' in node)) return;
    const element = createElement(node, parent, this);
    element.start = this.elements.push(element) - 1;
    parent?.childNodes.push(element);
    for (const child of node.childNodes) this.add(child, element, depth + 1);
    element.end = this.elements.length;
    if ('content' in node) this.addTemplate(node.content.childNodes, element, depth + 1);
  }

  private addText({ value }: DefaultTreeAdapterTypes.TextNode, parent: PageElement): void {
    const text = new PageText(value, parent);
    parent.childNodes.push(text);
    this.texts.push(text);
  }

  private addTemplate(nodes: readonly Node[], parent: PageElement, depth: number): void {
    limit(depth - 1, maxDepth, 'elements inside each other');
    for (const node of nodes.filter((each) => 'tagName' in each)) {
      const element = createElement(node, parent, this);
      if (element.hasAttribute('data-widget') || element.hasAttribute('data-slot'))
        this.inTemplates.push(element);
      const inside = 'content' in node ? node.content.childNodes : node.childNodes;
      this.addTemplate(inside, element, depth + 1);
    }
  }
}

function createElement(
  { tagName, attrs, sourceCodeLocation: location }: DefaultTreeAdapterTypes.Element,
  parent: PageElement | null,
  owner: PageDocument,
): PageElement {
  const attributes = attrs.map(({ prefix, name, value }) => ({
    name: prefix ? `${prefix}:${name}` : name,
    value,
  }));
  return new PageElement({ localName: tagName, attributes, location }, parent, owner);
}

function resolve(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : base;
}
