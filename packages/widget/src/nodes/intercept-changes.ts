import type { MovesInPlace } from './transfer.ts';

/** Where a change goes instead: the page has taken one node for another. */
export type Redirect = readonly [parent: Node, child: Node];

/** Called before a method changes something. `child` is the one of its arguments that is a child already. */
type BeforeChange = (child: Node | null) => Redirect | undefined;

const interceptors = new WeakMap<Node, Set<BeforeChange>>();

/** Their last argument is a child. Not `appendChild`, as libraries that morph a page append before they remove. */
const ofParents = [
  'insertBefore',
  'moveBefore',
  'removeChild',
  'replaceChild',
] as const satisfies readonly (keyof MovesInPlace)[];

const ofChildren = ['after', 'before', 'remove', 'replaceWith'] as const;

/**
 * Calls back before a framework changes a node of the page while a widget shows some of its nodes elsewhere. Returns
 * the undo. This is the one case that it is for:
 *
 *     what a framework has written       while an accordion shows it       the framework goes on
 *
 *     <div>                              <div>
 *       <h3>  ← it holds these             <h3><button>…</button></h3>     answer.remove()
 *       <p>   ←                            <div class="aw-folded">         div.insertBefore(more, answer)
 *     </div>                                 <p>
 *                                          </div>
 *                                        </div>
 *
 * It holds the paragraph and the `div`, and believes that one is still a child of the other. Each of the methods below
 * gives everything back first, then does what it always does: so the framework finds the page as it wrote it.
 */
export function interceptChanges(node: Node, before: BeforeChange): () => void {
  const all = interceptors.get(node) ?? start(node);
  all.add(before);
  return () => {
    all.delete(before);
    if (all.size === 0 && interceptors.get(node) === all) stop(node);
  };
}

function start(node: Node): Set<BeforeChange> {
  const all = new Set<BeforeChange>();
  interceptors.set(node, all);
  for (const name of [...ofParents, ...ofChildren]) {
    const method: unknown = Reflect.get(node, name); // the browser's, or the page's own
    if (typeof method !== 'function') continue;
    const isOfParent = ofParents.some((each) => each === name);
    const value = (...given: (Node | null)[]): unknown => {
      const child = (isOfParent && given.pop()) || null;
      const redirect = [...all].map((before) => before(child)).find(Boolean);
      if (!isOfParent) return Reflect.apply(method, node, given);
      return Reflect.apply(method, redirect?.[0] ?? node, [...given, redirect?.[1] ?? child]);
    };
    Object.defineProperty(node, name, { value, configurable: true, writable: true });
  }
  return all;
}

function stop(node: Node): void {
  interceptors.delete(node);
  for (const name of [...ofParents, ...ofChildren]) Reflect.deleteProperty(node, name);
}
