/** Returns what stands for a node among a parent's children; `undefined` if the parent has nothing for it. */
type StandIn = (node: Node) => ChildNode | undefined;

/** Keeps the state of frames, videos and the focus: Chrome 133, Firefox 144. */
export type MovesInPlace = Node & { moveBefore?: (node: Node, child: Node | null) => void };

const standIns = new WeakMap<Node, Set<StandIn>>();

/**
 * Lets a parent act for nodes of its own that a widget shows elsewhere: the framework that put them there calls the
 * parent's methods with them (R36). Not for `appendChild`, as libraries that morph a page append before they remove.
 * Returns the undo.
 */
export function answerFor(parent: Node, standIn: StandIn): () => void {
  const all = standIns.get(parent) ?? startAnswering(parent);
  all.add(standIn);
  return () => {
    all.delete(standIn);
    if (all.size === 0) stopAnswering(parent);
  };
}

/** Returns the child of `parent` that is the node, or stands for it. */
export function childFor(parent: Node, node: Node): ChildNode | undefined {
  if (node.parentNode === parent) return node as ChildNode; // it has a parent
  for (const standIn of standIns.get(parent) ?? []) {
    const child = standIn(node);
    if (child) return child;
  }
  return undefined;
}

function startAnswering(parent: MovesInPlace): Set<StandIn> {
  const all = new Set<StandIn>();
  standIns.set(parent, all);
  const { insertBefore, moveBefore, removeChild, replaceChild } = parent; // the browser's, or the page's own
  const placeOf = (node: Node | null) =>
    node && node.parentNode !== parent ? childFor(parent, node) : undefined;
  const answers = {
    insertBefore(node: Node, child: Node | null) {
      const place = placeOf(child);
      if (!place) return insertBefore.call(parent, node, child);
      place.before(node);
      return node;
    },
    removeChild(child: ChildNode) {
      const place = placeOf(child);
      if (!place) return removeChild.call(parent, child);
      place.replaceWith();
      child.replaceWith();
      return child;
    },
    replaceChild(node: Node, child: ChildNode) {
      const place = placeOf(child);
      if (!place) return replaceChild.call(parent, node, child);
      place.replaceWith(node);
      child.replaceWith();
      return child;
    },
    ...(moveBefore && {
      moveBefore(node: Node, child: Node | null) {
        const place = placeOf(child);
        const target: MovesInPlace | null | undefined = place?.parentNode;
        if (target?.moveBefore) target.moveBefore(node, place ?? null);
        else moveBefore.call(parent, node, child);
      },
    }),
  };
  for (const [name, value] of Object.entries(answers))
    Object.defineProperty(parent, name, { value, configurable: true, writable: true });
  return all;
}

function stopAnswering(parent: Node): void {
  standIns.delete(parent);
  for (const name of ['insertBefore', 'moveBefore', 'removeChild', 'replaceChild'])
    Reflect.deleteProperty(parent, name);
}
