import { answerFor } from '../nodes/intercept-changes.ts';
import { childNodesOf, contentOf, isContent, isSame, withoutOurs } from '../nodes/content-of.ts';
import {
  boxAttribute,
  hasLostNodes,
  moveAllBack,
  moveBackForPage,
  transfer,
  watchMoves,
} from '../nodes/shown-nodes.ts';
import { copyAsWritten, dissolveCopies, isRoot, takeAway } from '../host/copies.ts';
import { watchContent } from '../nodes/watch-content.ts';
import type { Healed, Stage, StageOptions } from './stage.ts';

const holders = new WeakMap<Element, Holder>();

/** Returns the holder of a content widget's placeholder. */
export function holderOf(host: Element | undefined): Holder | undefined {
  return host && holders.get(host);
}

/**
 * A stage with all of the author's nodes in one element within the root, as frameworks walk from sibling to
 * sibling (R36): hidden, or shown by the widget. The placeholder answers for them.
 */
export class Holder implements Stage {
  readonly #options: StageOptions;
  readonly #hidden = createHidden();
  readonly #undos: (() => void)[] = [];
  /** Has the nodes; `undefined` before the engine's first commit, as engines empty their root first. */
  #box: Element | undefined;
  #seen: readonly ChildNode[] = [];
  #content: readonly ChildNode[] | undefined;
  #unwatchBox = () => {};
  /** Elements among the nodes, with what the author wrote in them. */
  #followed: readonly (readonly [Element, readonly ChildNode[]])[] = [];

  constructor(options: StageOptions) {
    this.#options = options;
    const { host, root, isContent: isForContent } = options;
    // In the page already: nodes can be moved in place only into elements of the page.
    if (isForContent) host.append(root);
    watchMoves(root, options.onMutation);
    holders.set(host, this);
  }

  /** The author's nodes: the same array until the page changes them. */
  get content(): readonly ChildNode[] {
    return (this.#content ??= withoutOurs(this.#nodes));
  }

  /** Shows all nodes in an empty box. Returns the undo, after which they are hidden. */
  showIn(box: Element): () => void {
    this.#moveTo(box);
    return () => {
      if (this.#box === box) this.#moveTo(this.#hidden);
    };
  }

  /** Has the widget read the nodes again once the page changes the children of one of these. Returns the undo. */
  follow(elements: readonly Element[]): () => void {
    this.#followed = elements.map((element) => [element, contentOf(element)]);
    const undos = elements.map((element) => watchContent(element, this.#options.onMutation));
    return () => undos.forEach((undo) => undo());
  }

  show(): void {
    const { host, root } = this.#options;
    if (root.parentNode !== host) host.append(root);
    this.#seen = contentOf(this.#box ?? this.#moveTo(this.#hidden));
  }

  heal(): Healed {
    const { host, root } = this.#options;
    dissolveCopies(host, root);
    if (!isRoot(root) || !this.#box) return 'overwritten';
    if (root.parentNode === host) this.#takeIn(this.#box);
    else this.#comeBack(this.#box);
    const before = this.#seen;
    this.#seen = contentOf(this.#box);
    const isChanged = hasLostNodes(root) || !isSame(before, this.#seen) || this.#followed.some(isOtherNow);
    if (!isChanged) return 'same';
    moveAllBack(root); // for the widget to read
    this.#content = undefined;
    return 'changed';
  }

  end(): void {
    const { root } = this.#options;
    this.#undos.forEach((undo) => undo());
    this.#unwatchBox();
    moveAllBack(root);
    if (this.#box) this.heal();
    if (isRoot(root) && root.parentNode) transfer(this.#nodes, root.parentNode, root);
    takeAway(root);
    this.#box = undefined;
  }

  get #nodes(): readonly ChildNode[] {
    const { host, root } = this.#options;
    return childNodesOf(this.#box ?? host).filter((node) => node !== root);
  }

  #moveTo(box: Element): Element {
    const { host, root, onMutation } = this.#options;
    const nodes = this.#nodes;
    if (!this.#box) {
      root.prepend(this.#hidden);
      this.#undos.push(
        answerFor(host, (child) => this.#answer(child)),
        watchContent(host, onMutation),
      );
    }
    transfer(nodes, box);
    this.#box?.removeAttribute(boxAttribute);
    box.setAttribute(boxAttribute, 'all');
    this.#unwatchBox();
    this.#unwatchBox = watchContent(box, onMutation);
    return (this.#box = box);
  }

  /** Before the page changes its nodes, they are all in one box again. */
  #answer(child: Node | null): readonly [Node, Node] | undefined {
    moveBackForPage(this.#options.root);
    return child && this.#box && child.parentNode === this.#box ? [this.#box, child] : undefined;
  }

  /** Takes in what the page has put beside the root. */
  #takeIn(box: Element): void {
    const { host, root } = this.#options;
    const children = childNodesOf(host);
    const index = children.indexOf(root);
    transfer(children.slice(0, index), box, box.firstChild);
    transfer(children.slice(index + 1), box);
  }

  /** The page has written the placeholder's content again, with other nodes or the same, or has put an element around it. */
  #comeBack(box: Element): void {
    const { host, root } = this.#options;
    if (host.contains(root)) {
      root.before(...box.childNodes);
      root.replaceWith();
    }
    const written = childNodesOf(host);
    const copy = copyAsWritten(host);
    host.replaceChildren(root);
    const isNew = written.some(isContent) && !copyAsWritten(host).isEqualNode(copy);
    if (!isNew) return;
    moveAllBack(root);
    box.replaceChildren();
    transfer(written, box);
  }
}

function isOtherNow([element, before]: readonly [Element, readonly ChildNode[]]): boolean {
  return !isSame(before, contentOf(element));
}

/** Hidden by its style object, which no policy blocks; disabled, so that the page's form does not send it. */
function createHidden(): HTMLElement {
  const hidden = document.createElement('fieldset');
  hidden.disabled = true;
  hidden.style.setProperty('display', 'none', 'important');
  return hidden;
}
