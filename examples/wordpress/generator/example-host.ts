import { JSDOM } from 'jsdom';
import type { ManifestWidget } from './manifest.ts';

/** What a placeholder without content of its own shows: the plugin's fallback.php makes each. */
export type FallbackKind = 'none' | 'text' | 'words' | 'search' | 'contact';

/** What the example of a widget tells about its placeholder beyond the attributes. */
export interface HostOfExample {
  /** The element that fits: `div`, or what the example has. */
  readonly tag: string;
  /** What screen readers call it, where the element needs a name. */
  readonly label: string | undefined;
  readonly fallback: FallbackKind;
  /** What stands inside, without the slots. */
  readonly content: readonly ChildNode[];
  readonly values: Readonly<Record<string, string>>;
}

/** Reads the example that the manifest gives for a widget. */
export function hostOfExample(widget: ManifestWidget): HostOfExample {
  const host = JSDOM.fragment(widget.example).querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error(`${widget.name}: its example holds no placeholder`);
  const content = [...host.childNodes].filter(
    (node) => !isSlot(node) && (node.textContent?.trim() || !isText(node)),
  );
  const values = Object.keys(widget.attributes).map(
    (name) => [name, host.getAttribute(`data-${name}`)] as const,
  );
  return {
    tag: host.localName,
    label: host.getAttribute('aria-label') ?? undefined,
    fallback: fallbackOf(widget, content),
    content,
    values: Object.fromEntries(values.filter((pair): pair is readonly [string, string] => pair[1] !== null)),
  };
}

/** An example without content says that the widget needs none; content of a content widget is its author's alone. */
function fallbackOf(widget: ManifestWidget, content: readonly ChildNode[]): FallbackKind {
  if (widget.content || content.length === 0) return 'none';
  if (widget.frame === 'inline') return 'words';
  if (content.some((node) => isElement(node) && node.matches('form[role="search"]'))) return 'search';
  return Object.values(widget.attributes).some(({ required }) => required) ? 'text' : 'contact';
}

function isSlot(node: ChildNode): boolean {
  return isElement(node) && node.hasAttribute('data-slot');
}

export function isElement(node: Node): node is HTMLElement {
  return node.nodeType === 1;
}

function isText(node: Node): boolean {
  return node.nodeType === 3;
}
