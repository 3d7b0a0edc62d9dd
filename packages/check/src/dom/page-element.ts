import type { Token } from 'parse5';

/** A text of a parsed page. */
export class PageText {
  readonly textContent: string;
  readonly parentElement: PageElement;

  constructor(text: string, parent: PageElement) {
    this.textContent = text;
    this.parentElement = parent;
  }
}

/** The page that an element is in. */
interface Owner {
  readonly URL: string;
  readonly baseURI: string;
  test(selector: string): (element: PageElement) => boolean;
  findFirst(selector: string, start: number, end: number): PageElement | null;
  findAll(selector: string, start: number, end: number): PageElement[];
}

interface Parsed {
  readonly localName: string;
  readonly attributes: readonly Token.Attribute[];
  readonly location: Token.ElementLocation | null | undefined;
}

/**
 * An element of a parsed page, with as much of the DOM as reading placeholders takes. A complete DOM takes
 * seconds for a long page.
 */
export class PageElement {
  readonly localName: string;
  readonly attributes: readonly Token.Attribute[];
  readonly location: Parsed['location'];
  readonly childNodes: (PageElement | PageText)[] = [];
  readonly parentElement: PageElement | null;
  readonly ownerDocument: Owner;
  /** Where it and what follows its last descendant are in the document's list of elements. */
  start = 0;
  end = 0;

  constructor(parsed: Parsed, parent: PageElement | null, owner: Owner) {
    this.localName = parsed.localName;
    this.attributes = parsed.attributes;
    this.location = parsed.location;
    this.parentElement = parent;
    this.ownerDocument = owner;
  }

  get id(): string {
    return this.getAttribute('id') ?? '';
  }

  get type(): string {
    return this.getAttribute('type') ?? '';
  }

  get src(): string {
    return this.addressIn('src');
  }

  get href(): string {
    return this.addressIn('href');
  }

  /** Of a link; `undefined` for other elements. */
  get hash(): string | undefined {
    return this.localName === 'a' ? (this.url?.hash ?? '') : undefined;
  }

  get origin(): string {
    return this.url?.origin ?? '';
  }

  get textContent(): string {
    return this.childNodes.map(({ textContent }) => textContent).join('');
  }

  get children(): PageElement[] {
    return this.childNodes.filter((child) => child instanceof PageElement);
  }

  get firstElementChild(): PageElement | null {
    return this.children[0] ?? null;
  }

  get childElementCount(): number {
    return this.children.length;
  }

  get dataset(): Record<string, string> {
    const data = this.attributes.filter(({ name }) => name.startsWith('data-'));
    return Object.fromEntries(data.map(({ name, value }) => [camelCase(name.slice(5)), value]));
  }

  getAttributeNames(): string[] {
    return this.attributes.map(({ name }) => name);
  }

  getAttribute(name: string): string | null {
    for (const attribute of this.attributes) if (attribute.name === name) return attribute.value;
    return null;
  }

  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }

  matches(selector: string): boolean {
    return this.ownerDocument.test(selector)(this);
  }

  closest(selector: string): PageElement | null {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }

  querySelector(selector: string): PageElement | null {
    return this.ownerDocument.findFirst(selector, this.start + 1, this.end);
  }

  querySelectorAll(selector: string): PageElement[] {
    return this.ownerDocument.findAll(selector, this.start + 1, this.end);
  }

  private get url(): URL | undefined {
    return this.hasAttribute('href') && URL.canParse(this.href) ? new URL(this.href) : undefined;
  }

  /** As browsers do, an address that cannot be resolved stays as it is. */
  private addressIn(name: string): string {
    const given = this.getAttribute(name);
    if (given === null) return '';
    const { baseURI } = this.ownerDocument;
    return URL.canParse(given, baseURI) ? new URL(given, baseURI).href : given;
  }
}

/** As the DOM does: letters alone, where the names of attributes may have digits after a hyphen. */
function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
