/** Reads a member from where the browser has it, and calls it on the node itself. */
const fromPrototype: ProxyHandler<Node> = {
  get(node, name) {
    const member: unknown = Reflect.get(Object.getPrototypeOf(node) as object, name, node);
    return typeof member === 'function' ? member.bind(node) : member; // also by the `bind` of old libraries
  },
};

/**
 * A node with its own members, to read and to call (R64): a control of a form hides the form's member of its name, so
 * that a field called `getAttribute` hides a method, and elements hide those of the document. Where the browser wants a
 * node, pass the node itself.
 */
export function unshadowed<Given extends Node>(node: Given): Given {
  const mayShadow = 'elements' in node || 'forms' in node; // a form, a fieldset, a document
  return mayShadow ? (new Proxy<Node>(node, fromPrototype) as Given) : node; // it stands for the node
}

/** Returns the element around this one, also the host of the shadow root that it is in. */
export function parentOf(element: Element): Element | undefined {
  const { parentElement, parentNode } = unshadowed(element);
  return parentElement ?? (parentNode as Partial<ShadowRoot> | null)?.host;
}

/** Returns the nearest element around a node that fits: `closest`, but never the node itself. */
export function closestAround(node: Node, selector: string): HTMLElement | null {
  const { parentElement } = unshadowed(node);
  return parentElement && unshadowed(parentElement).closest<HTMLElement>(selector);
}
