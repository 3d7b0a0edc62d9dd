import { unshadowed } from '@adviser-widgets/core/internal';
import { childNodesOf, contentOf, isContent, isSame, withoutOurs } from '../nodes/content-of.ts';
import { hush } from '../nodes/hush.ts';
import { interceptChanges, type Redirect } from '../nodes/intercept-changes.ts';
import { isRoot } from '../nodes/root.ts';
import { boxAttribute } from '../nodes/shown-nodes.ts';
import { transfer } from '../nodes/transfer.ts';
import { copyAsWritten, dissolveCopies, dissolveParts, takeAway } from '../host/dead-copies.ts';
import type { Healed, Stage, StageOptions } from './stage.ts';

/**
 * A stage with all of the author's nodes in one element within the root, as frameworks walk from sibling to
 * sibling (R36): hidden, or shown by the widget. Changes to the placeholder's children are intercepted.
 */
export class Holder implements Stage {
  readonly #options: StageOptions;
  readonly #hidden = createHidden();
  /** Has the nodes; `undefined` before the engine's first commit, as engines empty their root first. */
  #box: Element | undefined;
  #seen: readonly ChildNode[] = [];
  #content: readonly ChildNode[] | undefined;
  #stopIntercepting = () => {};
  /** Elements among the nodes, with what the author wrote in them. */
  #followed: readonly (readonly [Element, readonly ChildNode[]])[] = [];

  constructor(options: StageOptions) {
    this.#options = options;
    // In the page already: nodes can be moved in place only into elements of the page.
    if (options.isContent) unshadowed(options.host).append(options.root);
  }

  /** The author's nodes: the same array until the page changes them. */
  get content(): readonly ChildNode[] {
    return (this.#content ??= withoutOurs(this.#nodes));
  }

  /** Shows all nodes in an empty box. Returns the undo, after which they are hidden. */
  showIn(box: Element): () => void {
    this.#moveTo(box);
    return () => {
      if (this.#box === box) hush(this.#moveTo(this.#hidden));
    };
  }

  /** Re-reads the content when the page changes the children of any of these elements. */
  follow(elements: readonly Element[]): void {
    this.#followed = elements.map((element) => [element, contentOf(element)]);
    for (const element of elements) this.#options.shown.watch(element);
  }

  show(): void {
    const { host, root } = this.#options;
    if (root.parentNode !== host) unshadowed(host).append(root);
    const box = this.#box ?? this.#moveTo(this.#hidden);
    if (box === this.#hidden) hush(box, { isFirst: true });
    this.#seen = contentOf(box);
  }

  heal(): Healed {
    const { host, root, shown } = this.#options;
    dissolveCopies(host, root);
    if (!isRoot(root) || !this.#box) return 'overwritten';
    if (root.parentNode === host) this.#takeIn(this.#box);
    else this.#comeBack(this.#box);
    const hadCopies = dissolveParts(root, (mark) => shown.hasMarked(mark));
    const before = this.#seen;
    this.#seen = contentOf(this.#box);
    const isOther = shown.hasChanged() || !isSame(before, this.#seen) || this.#followed.some(isOtherNow);
    if (!isOther && !hadCopies) return 'same';
    shown.giveBack(); // for the widget to read
    this.#content = undefined;
    return 'changed';
  }

  end(): void {
    const { root, shown } = this.#options;
    this.#stopIntercepting();
    shown.end();
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
    const { host, root, shown } = this.#options;
    const nodes = this.#nodes;
    if (!this.#box) {
      root.prepend(this.#hidden);
      this.#stopIntercepting = interceptChanges(host, (child) => this.#redirect(child));
      shown.watch(host);
    }
    transfer(nodes, box);
    this.#box?.removeAttribute(boxAttribute);
    box.setAttribute(boxAttribute, 'all');
    shown.watch(box);
    return (this.#box = box);
  }

  /** Before the page changes its nodes, they are all in one box again. */
  #redirect(child: Node | null): Redirect | undefined {
    this.#options.shown.giveBackToPage();
    return child && this.#box && unshadowed(child).parentNode === this.#box ? [this.#box, child] : undefined;
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
    const { host, root, shown } = this.#options;
    if (unshadowed(host).contains(root)) {
      root.before(...box.childNodes);
      root.replaceWith();
    }
    const written = childNodesOf(host);
    const copy = copyAsWritten(host);
    unshadowed(host).replaceChildren(root);
    const isNew = written.some(isContent) && !copyAsWritten(host).isEqualNode(copy);
    if (!isNew) return;
    shown.giveBack();
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
