import type { Virtual } from '@guidepup/virtual-screen-reader';

/*
 * What runs in the page. Each function is sent there as text, so it can use nothing else of this file but types.
 */

/** What the page keeps between two calls of a test. */
export interface Speaker {
  /** What was said without being asked for. */
  heard: string[];
  /** The last phrase about the focused control. */
  focused: string;
  /** Returns what is read from the start of `container` to `end`, or to its own end; nothing if `end` is not read. */
  read(container: Element, end?: Element): Promise<string[]>;
}

/** The page with its speaker. */
export type SpeakingWindow = Window & { readonly speaker: Speaker };

/** Loads the reader. */
export async function startSpeaker(url: string): Promise<void> {
  const { Virtual: Reader } = (await import(url)) as { Virtual: new () => Virtual };

  /** The reader takes states from attributes, says a list's value for the chosen words, and reads closed lists. */
  const asShown = (node: Node | null, phrase: string): string[] => {
    if (node instanceof HTMLOptionElement && node.closest('select')) return [];
    if (node instanceof HTMLSelectElement)
      return [phrase.replace(`, ${node.value},`, `, ${node.selectedOptions[0]?.text ?? ''},`)];
    if (node instanceof HTMLInputElement && ['checkbox', 'radio'].includes(node.type))
      return [phrase.replace(/, (not )?checked/, node.checked ? ', checked' : ', not checked')];
    return [
      node instanceof HTMLElement && node.matches('[role="option"], a') ? withSpaces(node, phrase) : phrase,
    ];
  };

  /** The reader drops spaces around elements in a line of text. */
  const withSpaces = (node: HTMLElement, phrase: string) => {
    const text = node.innerText.trim().replace(/\s+/g, ' ');
    const letters = [...text.replaceAll(' ', '')].map((letter) => letter.replace(/\W/, '\\$&'));
    return phrase.replace(new RegExp(letters.join('\\s*')), () => text);
  };

  const read: Speaker['read'] = async (container, end) => {
    const reader = new Reader();
    const computed = window.getComputedStyle;
    // The reader does not know `hidden="until-found"`, nor children of a shadow host that have no slot.
    window.getComputedStyle = (element, pseudo) =>
      element.matches('[hidden]') || (element.parentElement?.shadowRoot && !element.assignedSlot)
        ? ({ display: 'none' } as CSSStyleDeclaration)
        : computed(element, pseudo);
    await reader.start({ container, window: {} });
    const log = await reader.spokenPhraseLog();
    const first = reader.activeNode;
    const said = first ? asShown(first, log[0] ?? '') : [];
    let isEnd = !first;
    while (!isEnd && reader.activeNode !== end) {
      await reader.next();
      const phrase = log.at(-1) ?? '';
      isEnd = reader.activeNode === first && phrase === log[0]; // it starts again at the end
      if (!isEnd) said.push(...asShown(reader.activeNode, phrase));
    }
    window.getComputedStyle = computed;
    await reader.stop();
    return end && isEnd ? [] : said;
  };

  Object.assign(window, { speaker: { heard: [], focused: '', read } satisfies Speaker });
}

/**
 * Announces live regions as browsers do: once for all changes that happen together, not for what goes away,
 * and not while they are hidden. An alert is also announced when it is inserted.
 */
export function announceChanges(): void {
  const { speaker } = window as unknown as SpeakingWindow;
  const live = '[role="alert"], [role="status"], [role="log"], [aria-live]';
  const shows = ['hidden', 'inert', 'aria-hidden'];

  const isExposed = (node: Element) => {
    const modal = document.querySelector(':modal');
    return (
      node.checkVisibility({ visibilityProperty: true }) &&
      !node.closest('[inert], [aria-hidden="true"]') &&
      (!modal || modal.contains(node))
    );
  };

  /** What a change adds to the page. */
  const added = ({ type, target, addedNodes, attributeName }: MutationRecord): Node[] => {
    if (type === 'characterData') return [target];
    if (type === 'childList') return [...addedNodes];
    const name = attributeName ?? '';
    return target instanceof Element && shows.includes(name) && !target.hasAttribute(name) ? [target] : [];
  };

  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (!isExposed(node)) return '';
    const name = node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? '';
    return [name, ...[...node.childNodes].map(textOf)].join(' ');
  };

  const announce = (region: Element, nodes: readonly Node[]) => {
    const isAlert = region.matches('[role="alert"], [aria-live="assertive"]');
    const isAtomic = region.matches('[role="alert"], [role="status"], [aria-atomic="true"]');
    const words = (isAtomic ? [region] : nodes).map(textOf).join(' ').replace(/\s+/g, ' ').trim();
    if (words) speaker.heard.push(`announced${isAlert ? ' at once' : ''}: ${words}`);
  };

  new MutationObserver((records) => {
    const changes = new Map<Element, Node[]>();
    const nodes = [...new Set(records.flatMap(added))];
    const isNew = (region: Element) => nodes.some((node) => node.contains(region));
    for (const node of nodes) {
      const alert = node instanceof Element && node.matches('[role="alert"]') ? node : undefined;
      const region = alert ?? node.parentElement?.closest(live);
      if (region !== alert && region && isNew(region)) continue;
      if (!region?.isConnected || region.matches('[aria-live="off"]') || !isExposed(region)) continue;
      changes.set(region, [...(changes.get(region) ?? []), node]);
    }
    changes.forEach((changed, region) => announce(region, changed));
  }).observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
}

/** Says what gets the focus, after the dialogs and groups that it enters. */
export function followFocus(): void {
  const { speaker } = window as unknown as SpeakingWindow;
  const groups = 'dialog, fieldset, [role="dialog"], [role="group"], [role="radiogroup"]';
  const groupsAround = (element: Element | null): Element[] => {
    const group = element?.closest(groups);
    return group ? [...groupsAround(group.parentElement), group] : [];
  };
  let entered: Element[] = [];
  const say = async (target: HTMLElement) => {
    const around = groupsAround(target);
    const news = around.filter((group) => !entered.includes(group) && group !== target);
    entered = around;
    for (const group of news) speaker.heard.push(`focus: ${(await speaker.read(group))[0] ?? ''}`);
    const said = await speaker.read(document.body, target);
    speaker.focused = said.at(-1) ?? '';
    // What only a script can focus is there to be read out.
    const isPassage =
      target.matches('[tabindex="-1"]:not(a, button)') && speaker.focused !== target.innerText;
    const passage = isPassage ? [target.innerText.replace(/\s+/g, ' ')] : [];
    const heard = `focus: ${[...said.slice(-1), ...passage].join(', ')}`;
    if (speaker.heard.at(-1) !== heard) speaker.heard.push(heard); // some browsers tell a frame's focus twice
  };
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) void say(target);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!relatedTarget && target instanceof Element && target.isConnected) speaker.focused = ''; // it was left
  });
}

/** Returns what was heard, and what the focused control, or its active option, says by now if that is new. */
export async function takeHeard(): Promise<string[]> {
  const { speaker } = window as unknown as SpeakingWindow;
  const focused = document.activeElement ?? document.body;
  const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
  const isNowhere = focused === document.body;
  const said = isNowhere ? [] : await speaker.read(document.body, active ?? focused);
  const phrase = said.at(-1) ?? '';
  if (phrase !== speaker.focused) speaker.heard.push(isNowhere ? 'focus: lost' : `now: ${phrase}`);
  speaker.focused = phrase;
  return speaker.heard.splice(0);
}
