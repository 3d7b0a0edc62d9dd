import { contentOf, isSame } from '../nodes/content-of.ts';
import { hasLostNodes, moveAllBack, watchMoves } from '../nodes/shown-nodes.ts';
import { dissolveCopies, isRoot, takeAway } from '../host/copies.ts';
import { watchContent } from '../nodes/watch-content.ts';
import { Holder } from './holder.ts';
import type { Stage, StageOptions } from './stage.ts';

/** Opens a stage: the author's nodes stay in the placeholder if it can hide them there, else a holder has them. */
export function openStage(options: StageOptions): Stage {
  const slot = options.isContent ? undefined : openSlot(options.host);
  return slot ? stageInSlot(options, slot) : new Holder(options);
}

const slotName = 'aw-root';

const opened = new WeakMap<Element, HTMLSlotElement>();

/** A placeholder's shadow root has one slot. While it takes our root alone, the author's nodes do not show. */
function openSlot(host: HTMLElement): HTMLSlotElement | undefined {
  const known = opened.get(host);
  if (known) return known;
  if (!mayHaveSlot(host)) return undefined;
  try {
    const slot = document.createElement('slot');
    host.attachShadow({ mode: 'open' }).append(slot);
    opened.set(host, slot);
    return slot;
  } catch {
    return undefined; // such as a list, a button, or an element with a closed shadow root
  }
}

/**
 * Not a custom element, which may want a shadow root later, one whose children choose their slots, or controls within
 * the page's form, which would be sent and checked with it.
 */
function mayHaveSlot(host: HTMLElement): boolean {
  return (
    !host.localName.includes('-') &&
    !host.shadowRoot &&
    !host.querySelector(':scope > [slot]') &&
    !hasControlsOfPage(host)
  );
}

function hasControlsOfPage(host: Element): boolean {
  const controls = host.querySelectorAll<HTMLInputElement>('input, select, textarea, button');
  return [...controls].some(({ form }) => form && !host.contains(form));
}

function stageInSlot({ host, root, onMutation }: StageOptions, slot: HTMLSlotElement): Stage {
  let seen: readonly ChildNode[] = [];
  let unwatch = () => {};
  watchMoves(root, onMutation);
  return {
    show() {
      slot.name = root.slot = slotName;
      host.append(root);
      seen = contentOf(host, root);
      unwatch = watchContent(host, onMutation);
    },
    heal() {
      dissolveCopies(host, root);
      if (!isRoot(root)) return 'overwritten';
      if (root.parentNode !== host) host.append(root);
      const before = seen;
      seen = contentOf(host, root);
      return isSame(before, seen) && !hasLostNodes(root) ? 'same' : 'changed';
    },
    end() {
      unwatch();
      dissolveCopies(host, root);
      moveAllBack(root);
      takeAway(root);
      slot.name = '';
    },
  };
}
