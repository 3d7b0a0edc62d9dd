/** Keeps the state of frames, videos and the focus: Chrome 133, Firefox 144. */
export type MovesInPlace = Node & { moveBefore?: (node: Node, child: Node | null) => void };

/** Called before a method acts. Returns the parent and the child for it, if the page has taken something for another. */
type Answer = (child: Node | null) => readonly [parent: Node, child: Node] | undefined;

const answers = new WeakMap<Node, Set<Answer>>();

/** Their last argument is a child. Not `appendChild`, as libraries that morph a page append before they remove. */
const ofParents = ['insertBefore', 'moveBefore', 'removeChild', 'replaceChild'] as const;

const ofChildren = ['after', 'before', 'remove', 'replaceWith'] as const;

/**
 * Lets a node answer for what a widget shows elsewhere, when the framework that put the nodes there changes them.
 * Returns the undo.
 */
export function answerFor(node: Node, answer: Answer): () => void {
  const all = answers.get(node) ?? startAnswering(node);
  all.add(answer);
  return () => {
    all.delete(answer);
    if (all.size === 0 && answers.get(node) === all) stopAnswering(node);
  };
}

function startAnswering(node: Node): Set<Answer> {
  const all = new Set<Answer>();
  answers.set(node, all);
  for (const name of [...ofParents, ...ofChildren]) {
    const method: unknown = Reflect.get(node, name); // the browser's, or the page's own
    if (typeof method !== 'function') continue;
    const isOfParent = ofParents.some((each) => each === name);
    const value = (...given: (Node | null)[]): unknown => {
      const child = (isOfParent && given.pop()) || null;
      const found = [...all].map((answer) => answer(child)).find(Boolean);
      if (!isOfParent) return Reflect.apply(method, node, given);
      return Reflect.apply(method, found?.[0] ?? node, [...given, found?.[1] ?? child]);
    };
    Object.defineProperty(node, name, { value, configurable: true, writable: true });
  }
  return all;
}

function stopAnswering(node: Node): void {
  answers.delete(node);
  for (const name of [...ofParents, ...ofChildren]) Reflect.deleteProperty(node, name);
}
