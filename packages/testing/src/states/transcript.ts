import { withoutMarks } from './replaced-texts.ts';
import { readAloud } from './read-aloud.ts';

let heard: Announcements = new Map();
let hadFocus = false;

/** Listens to what a story announces. Returns a function that ends it. */
export function startListening(): () => void {
  const listening = listen();
  const onFocus = () => void (hadFocus = true);
  document.addEventListener('focusin', onFocus);
  ({ heard } = listening);
  hadFocus = false;
  return () => {
    listening.end();
    document.removeEventListener('focusin', onFocus);
  };
}

/**
 * Returns what a screen reader says of the state that a story has reached: the last announcement of each live
 * region, where the focus is, and all of it from top to bottom. What was said on the way there depends on how
 * busy the machine is, so it is left out.
 */
export async function transcriptOf(story: HTMLElement): Promise<string> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const focused = document.activeElement ?? document.body;
  const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
  const reading = await readAloud(story, focused === document.body ? undefined : (active ?? focused));
  return [...announced(), ...focusOn(focused, reading.focused), '', ...reading.lines].join('\n').trim();
}

/** A wait is announced only if it takes long enough. */
function announced(): readonly string[] {
  const isWaiting = (region: Element) => region.isConnected && region.textContent.includes('…');
  const lasting = [...heard].filter(([region, text]) => !text.endsWith('…') || isWaiting(region));
  return lasting.map(([, text]) => withoutMarks(text));
}

function focusOn(element: Element, phrase: string): readonly string[] {
  if (element === document.body) return hadFocus ? ['focus: lost'] : [];
  // What only a script can focus is there to be read out.
  const isPassage = element instanceof HTMLElement && element.matches('[tabindex="-1"]:not(a, button)');
  const passage = isPassage ? element.innerText.replace(/\s+/g, ' ').trim() : '';
  return [`focus: ${[phrase, passage].filter(Boolean).join(', ')}`];
}

const live = '[role="alert"], [role="status"], [role="log"], [aria-live]';
const shows = ['hidden', 'inert', 'aria-hidden'];

/** What each live region said last, by region. */
type Announcements = ReadonlyMap<Element, string>;

/**
 * Listens to live regions as browsers do: once for all changes that happen together, not for what goes away,
 * and not while they are hidden. An alert is also announced when it is inserted.
 */
function listen(): { readonly heard: Announcements; end(): void } {
  const heard = new Map<Element, string>();
  const observer = new MutationObserver((records) => {
    const changes = changesByRegion([...new Set(records.flatMap(added))]);
    for (const [region, changed] of changes) {
      const said = announcement(region, changed);
      if (said) heard.set(region, said);
    }
  });
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  return { heard, end: () => observer.disconnect() };
}

function changesByRegion(nodes: readonly Node[]): ReadonlyMap<Element, readonly Node[]> {
  const changes = new Map<Element, Node[]>();
  for (const node of nodes) {
    const region = regionOf(node, nodes);
    if (!region?.isConnected || region.matches('[aria-live="off"]') || !isExposed(region)) continue;
    changes.set(region, [...(changes.get(region) ?? []), node]);
  }
  return changes;
}

/** The alert that a node is, or the region around it, unless that is new too. */
function regionOf(node: Node, nodes: readonly Node[]): Element | undefined {
  if (node instanceof Element && node.matches('[role="alert"]')) return node;
  const region = node.parentElement?.closest(live);
  return region && !nodes.some((each) => each.contains(region)) ? region : undefined;
}

function isExposed(node: Element): boolean {
  const modal = document.querySelector(':modal');
  return (
    node.checkVisibility({ visibilityProperty: true }) &&
    !node.closest('[inert], [aria-hidden="true"]') &&
    (!modal || modal.contains(node))
  );
}

/** What a change adds to the page. */
function added({ type, target, addedNodes, attributeName }: MutationRecord): Node[] {
  if (type === 'characterData') return [target];
  if (type === 'childList') return [...addedNodes];
  const name = attributeName ?? '';
  return target instanceof Element && shows.includes(name) && !target.hasAttribute(name) ? [target] : [];
}

function announcement(region: Element, nodes: readonly Node[]): string {
  const isAlert = region.matches('[role="alert"], [aria-live="assertive"]');
  const isAtomic = region.matches('[role="alert"], [role="status"], [aria-atomic="true"]');
  const words = (isAtomic ? [region] : nodes).map(textOf).join(' ').replace(/\s+/g, ' ').trim();
  return words && `announced${isAlert ? ' at once' : ''}: ${words}`;
}

function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (!isExposed(node)) return '';
  const name = node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? '';
  return [name, ...[...node.childNodes].map(textOf)].join(' ');
}
