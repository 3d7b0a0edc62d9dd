import { answerFor, childFor } from '../slots/answer-for.ts';
import { boxAttribute, hasLostNodes, moveAllBack, transfer } from '../slots/move-nodes.ts';
import { contentOf, copyAsWritten, dissolveCopies, isContent, isRoot, isSame, takeAway } from './copies.ts';
import type { Stage, StageOptions } from './stage.ts';
import { watchContent } from './watch-content.ts';

/** The author's nodes of a placeholder that cannot hide them itself, or whose widget shows them. */
export interface Holder {
  content(): readonly ChildNode[];
  /** Shows all of the author's nodes in an empty box. Returns the undo, after which they are hidden. */
  showIn(box: Element): () => void;
  /** They are shown as they are, so that the widget need not read them again when they change. */
  readonly isShown: boolean;
}

const holders = new WeakMap<Element, Holder>();

/** Returns the holder of a content widget's placeholder. */
export function holderOf(host: Element | undefined): Holder | undefined {
  return host && holders.get(host);
}

/** Holds the author's nodes in one element within the root: frameworks walk from sibling to sibling (R36). */
export function stageWithHolder({ host, root, isContent: showsContent, onMutation }: StageOptions): Stage {
  const hidden = createHidden();
  let place: Element = hidden;
  let isFilled = false;
  let isOver = false;
  let isShown = false;
  let seen: readonly ChildNode[] = [];
  const undos: (() => void)[] = [];
  // In the page already: nodes can be moved in place only into elements of the page.
  if (showsContent) host.append(root);
  holders.set(host, {
    get isShown() {
      return isShown;
    },
    content,
    showIn(box) {
      isShown = true;
      hold(box);
      return () => {
        if (!isOver && place === box) hold(hidden);
      };
    },
  });
  return { show, heal, end };

  function content(): readonly ChildNode[] {
    return [...(isFilled ? place : host).childNodes].filter((node) => node !== root);
  }

  /** Not before the engine has rendered: it empties its root first. */
  function hold(box: Element): void {
    if (!isFilled) root.prepend(hidden);
    transfer(content(), box);
    place.removeAttribute(boxAttribute);
    box.setAttribute(boxAttribute, 'all');
    place = box;
    undos.push(watchContent(box, onMutation));
    if (isFilled) return;
    isFilled = true;
    undos.push(
      answerFor(host, (node) => childFor(place, node)),
      watchContent(host, onMutation),
    );
  }

  function show(): void {
    if (root.parentNode !== host) host.append(root);
    if (!isFilled) hold(hidden);
    seen = contentOf(place);
  }

  function heal(): boolean {
    dissolveCopies(host, root);
    if (!isRoot(root)) return true;
    if (root.parentNode === host) takeIn();
    else comeBack();
    const before = seen;
    seen = contentOf(place);
    return !isSame(before, seen) || hasLostNodes(root);
  }

  /** Takes in what the page has put beside the root. */
  function takeIn(): void {
    const children = [...host.childNodes];
    const index = children.indexOf(root);
    transfer(children.slice(0, index), place, place.firstChild);
    transfer(children.slice(index + 1), place);
  }

  /** The page has written the placeholder's content anew, perhaps the same, or has put an element around it. */
  function comeBack(): void {
    if (host.contains(root)) {
      root.before(...place.childNodes);
      root.replaceWith();
    }
    const written = [...host.childNodes];
    const copy = copyAsWritten(host);
    host.replaceChildren(root);
    const isNew = written.some(isContent) && !copyAsWritten(host).isEqualNode(copy);
    if (!isNew) return;
    moveAllBack(root);
    place.replaceChildren();
    transfer(written, place);
  }

  function end(): void {
    isOver = true;
    undos.forEach((undo) => undo());
    moveAllBack(root);
    if (isFilled) heal();
    if (isFilled && isRoot(root) && root.parentNode) transfer(content(), root.parentNode, root);
    takeAway(root);
  }
}

/** Hidden by its style object, which no policy blocks; disabled, so that the page's form does not send it. */
function createHidden(): HTMLElement {
  const hidden = document.createElement('fieldset');
  hidden.disabled = true;
  hidden.style.setProperty('display', 'none', 'important');
  return hidden;
}
