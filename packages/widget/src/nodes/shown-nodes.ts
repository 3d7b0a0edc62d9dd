import { unshadowed } from '@adviser-widgets/core/internal';
import { boxes, childNodesOf, contentOf, isOurs, isSame, markOwn } from './content-of.ts';
import { hush } from './hush.ts';
import { interceptChanges } from './intercept-changes.ts';
import { transfer } from './transfer.ts';

/** On the box that nodes were moved into: the text of the comment that marks their place. */
export const boxAttribute = 'data-aw-from';

interface Move {
  readonly mark: Comment;
  /** What the author wrote around the mark. */
  readonly seen: readonly ChildNode[];
  readonly giveBack: () => void;
}

let count = 0;

/**
 * What one widget shows of the page's nodes elsewhere, and what it has put among them.
 *
 *     the author's                 while an accordion shows it
 *
 *     <h3>Fixed or floating?</h3>  <h3><!--aw-1--><button own><span box="aw-1">Fixed or floating?</span></button></h3>
 *     <p>It depends.</p>           <!--aw-2--><div own box="aw-2"><p>It depends.</p></div>
 *
 * Boxes hold the author's own nodes, with their listeners and typed text, never copies; comments mark where they belong.
 * Frameworks walk from sibling to sibling, and none has its nodes in several boxes: as soon as the page changes one of
 * them, everything goes back first.
 */
export class ShownNodes {
  readonly #root: Element;
  readonly #observer: MutationObserver;
  /** In the order in which they were moved. */
  readonly #moves = new Set<Move>();
  /** The texts of all its marks so far. */
  readonly #marks = new Set<string>();
  readonly #own = new Set<Element>();
  /** Nodes whose changes are intercepted, with the undo of each. */
  readonly #intercepted = new Map<Node, () => void>();
  /** Cleanup that must wait until the framework's current task is over: comment marks, ends of boxes, interceptors. */
  readonly #cleanups: (() => void)[] = [];
  readonly #onMutation: () => void;
  /** The page was about to change something, so that everything is back. */
  #isBack = false;

  /** `onMutation` is called once the page has changed the children of what is watched, before it is drawn. */
  constructor(root: Element, onMutation = () => {}) {
    this.#root = root;
    this.#onMutation = onMutation;
    this.#observer = new MutationObserver(onMutation);
  }

  /** Until the widget ends. */
  watch(element: Element): void {
    this.#observer.observe(element, { childList: true });
  }

  /** Notes an element of the widget among the page's nodes, which copies of it do not become. Returns the undo. */
  own(element: Element): () => void {
    markOwn(element);
    this.#own.add(element);
    return () => void this.#own.delete(element);
  }

  /** Moves siblings into an empty box. Returns a function that gives back everything that is in the box by then, silently. */
  show(nodes: readonly ChildNode[], box: Element): () => void {
    const [first] = nodes;
    const parent = first && unshadowed(first).parentNode;
    if (!(parent instanceof Element)) return () => {};
    const mark = document.createComment(`aw-${++count}`);
    Node.prototype.insertBefore.call(parent, mark, first ?? null); // its own may be intercepted
    this.#marks.add(mark.data);
    boxes.set(mark, box);
    box.setAttribute(boxAttribute, mark.data);
    this.#interceptAround(parent);
    transfer(nodes, box);
    const stopInterceptingBox = this.#interceptBox(box);
    this.watch(parent);
    this.watch(box);
    const giveBack = () => {
      if (!this.#moves.delete(move)) return;
      box.removeAttribute(boxAttribute);
      if (mark.parentNode) transfer(childNodesOf(box), mark.parentNode, mark.nextSibling);
      else box.replaceChildren(); // the page has removed everything between two others
      this.#cleanups.push(stopInterceptingBox, () => {
        boxes.delete(mark);
        mark.replaceWith();
      });
    };
    const move = { mark, seen: contentOf(parent, this.#root), giveBack };
    this.#moves.add(move);
    return () => {
      const hidden = this.#moves.has(move) ? childNodesOf(box) : [];
      giveBack();
      for (const node of hidden) hush(node);
      this.#cleanUp();
    };
  }

  /** Gives everything back, now. */
  giveBack(): void {
    this.#giveAllBack();
    this.#cleanUp();
  }

  /** Gives everything back before the page changes it. The page goes on from where it stands: marks stay until it is done. */
  giveBackToPage(): undefined {
    if (this.#moves.size === 0) return;
    this.#isBack = true;
    this.#giveAllBack();
    queueMicrotask(() => {
      this.#cleanUp();
      this.#onMutation();
    });
  }

  /** Whether this is the text of a mark of its own: what a box of that name holds elsewhere is a copy. */
  hasMarked(text: string): boolean {
    return this.#marks.has(text);
  }

  /** Whether the page has changed, since this was last asked, something that is shown, or has taken away what is ours. */
  hasChanged(): boolean {
    const isBack = this.#isBack;
    this.#isBack = false;
    const isLost = (element: Element) => !this.#root.contains(element);
    return isBack || [...this.#own].some(isLost) || [...this.#moves].some((move) => this.#isOther(move));
  }

  end(): void {
    this.giveBack();
    this.#observer.disconnect();
  }

  #isOther({ mark: { parentElement }, seen }: Move): boolean {
    return !parentElement || !isSame(seen, contentOf(parentElement, this.#root));
  }

  #giveAllBack(): void {
    for (const { giveBack } of [...this.#moves].reverse()) giveBack();
  }

  #cleanUp(): void {
    for (const cleanUp of this.#cleanups.splice(0)) cleanUp();
    if (this.#moves.size > 0) return;
    this.#intercepted.forEach((undo) => undo());
    this.#intercepted.clear();
  }

  /**
   * Intercepts what frameworks walk over: an element, and its children, moved or not, as a comment or an empty text
   * often is where one of their parts begins or ends.
   */
  #interceptAround(parent: Element): void {
    const before = () => this.giveBackToPage();
    for (const node of [parent, ...childNodesOf(parent)]) {
      const isOwn = node === this.#root || isOurs(node) || boxes.has(node);
      if (!isOwn && !this.#intercepted.has(node)) this.#intercepted.set(node, interceptChanges(node, before));
    }
  }

  /**
   * A framework that has taken a box for the parent of its nodes acts on their own parent. An empty text stands after
   * the last node, and leads to what follows in the page. Returns the undo.
   */
  #interceptBox(box: Element): () => void {
    const end = document.createTextNode('');
    box.append(end);
    const stopIntercepting = interceptChanges(box, (child) => {
      this.giveBackToPage();
      const next = child ?? end;
      return next.parentNode ? [next.parentNode, next] : undefined;
    });
    return () => {
      stopIntercepting();
      end.replaceWith();
    };
  }
}
