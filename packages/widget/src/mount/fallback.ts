import { copyContent, isKept, isRoot, keepContent, keptNodes } from './kept-content.ts';

/** The author's content of a placeholder. */
export interface Fallback {
  /** Puts it beside the content, so that nodes can move into it without leaving the page. */
  standBy?(replacement: Element): void;
  replaceWith(replacement: Element): void;
  /** Puts the widget back after the page rewrote the inside (R25), unless it overwrote the widget; returns new content. */
  takeBack?(): readonly ChildNode[] | undefined;
  restore(): void;
}

/** Loads the fallback handling for links, which cannot contain a widget. */
export function loadLinkFallback() {
  return import('./keep-beside-link.ts');
}

/** Contract section 1: restored unchanged on any failure. */
export function keepFallback(host: Element): Fallback {
  return new KeptFallback(host);
}

class KeptFallback implements Fallback {
  readonly #host: Element;
  readonly #kept: HTMLTemplateElement;
  #nodes: readonly ChildNode[];
  /** The nodes, and elements in them that a library may find by their ids and move into new content. */
  #own: WeakSet<Node>;
  #shown: Element | undefined;

  constructor(host: Element) {
    this.#host = host;
    this.#nodes = [...host.childNodes]; // before any slot is moved out
    this.#own = new WeakSet(withIdentified(this.#nodes));
    this.#kept = keepContent(this.#nodes);
  }

  standBy(replacement: Element): void {
    Element.prototype.append.call(this.#host, replacement);
  }

  replaceWith(replacement: Element): void {
    this.#shown = replacement;
    document
      .createDocumentFragment()
      .append(...[...this.#host.childNodes].filter((node) => node !== replacement));
    if (replacement.parentNode !== this.#host) Element.prototype.append.call(this.#host, replacement);
    this.#placeCopy();
  }

  takeBack(): readonly ChildNode[] | undefined {
    const shown = this.#shown;
    if (!shown) return undefined;
    const children = [...this.#host.childNodes];
    const foreign = children.filter((node) => node !== this.#kept && !this.#isLive(node));
    const isNew = this.#adopt(children, foreign);
    if (this.#isOverwritten()) {
      this.#show();
      return this.#nodes;
    }
    for (const node of foreign) if (isNew || isContent(node)) node.replaceWith();
    if (!this.#host.contains(shown)) Element.prototype.append.call(this.#host, shown);
    this.#placeCopy();
    return isNew ? this.#nodes : undefined;
  }

  restore(): void {
    if (!this.#shown) return;
    this.takeBack(); // the page may have rewritten it just now
    this.#show();
  }

  #show(): void {
    this.#host.replaceChildren(...this.#nodes);
    this.#shown = undefined;
  }

  /** First, as the parser ends a paragraph at the widget's container. */
  #placeCopy(): void {
    const isPlaced = this.#kept.parentNode === this.#host;
    if (!isPlaced && this.#kept.content.hasChildNodes())
      Element.prototype.prepend.call(this.#host, this.#kept);
  }

  /** Takes what the page wrote as the author's content; false if that is nothing, or the same again. */
  #adopt(children: readonly ChildNode[], foreign: readonly ChildNode[]): boolean {
    const nodes = children.flatMap((node) => this.#contentOf(node));
    if (!foreign.some(isContent) || !nodes.some(isContent)) return false;
    const copies = children.flatMap((node) => (isKept(node) ? keptNodes(node) : this.#contentOf(node)));
    const copy = copyContent(copies);
    const hasMoved = withIdentified(foreign).some((node) => this.#own.has(node));
    if (!hasMoved && !this.#isOverwritten() && copy.isEqualNode(this.#kept.content)) return false;
    this.#nodes = nodes;
    this.#own = new WeakSet(withIdentified(nodes));
    this.#kept.content.replaceChildren(copy);
    return true;
  }

  /** What a child of the placeholder stands for: markup of ours that the page copied is no content. */
  #contentOf(node: ChildNode): readonly ChildNode[] {
    if (isKept(node)) return node.content.isEqualNode(this.#kept.content) ? this.#nodes : keptNodes(node);
    if (this.#isLive(node)) return [];
    if (this.#contains(node)) return [node.cloneNode(true) as ChildNode]; // a clone of a node is of its kind
    return isRoot(node) ? [] : [node];
  }

  #isLive(node: Node): boolean {
    return this.#contains(node) && !this.#isOverwritten();
  }

  #contains(node: Node): boolean {
    return !!this.#shown && node.contains(this.#shown);
  }

  /** A library that compares by position may have turned the container into an element of the page. */
  #isOverwritten(): boolean {
    return !!this.#shown && !isRoot(this.#shown);
  }
}

function isContent(node: Node): boolean {
  return node instanceof Element || (node instanceof Text && node.data.trim() !== '');
}

function withIdentified(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('[id]')] : [node],
  );
}
