import { contentOf, isSame, ownAttribute } from '../nodes/content-of.ts';
import { dissolveCopies, slotOf, takeAway } from '../host/dead-copies.ts';
import { Holder } from './holder.ts';
import { isRoot } from '../nodes/root.ts';
import type { Stage, StageOptions } from './stage.ts';

/** Opens a stage: the author's nodes stay in the placeholder if it can hide them there, else a holder has them. */
export function openStage(options: StageOptions): Stage {
  const slot = options.isContent ? undefined : openSlot(options.host);
  return slot ? stageInSlot(options, slot) : new Holder(options);
}

const slotName = 'aw-root';

/** A placeholder's shadow root has one slot. While it takes our root alone, the author's nodes do not show. */
function openSlot(host: HTMLElement): HTMLSlotElement | undefined {
  const known = slotOf(host);
  if (known) return known;
  if (!mayHaveSlot(host)) return undefined;
  try {
    const slot = document.createElement('slot');
    slot.setAttribute(ownAttribute, '');
    host.attachShadow({ mode: 'open' }).append(slot);
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

function stageInSlot({ host, root, shown }: StageOptions, slot: HTMLSlotElement): Stage {
  let seen: readonly ChildNode[] = [];
  return {
    show() {
      slot.name = root.slot = slotName;
      host.append(root);
      seen = contentOf(host, root);
      shown.watch(host);
    },
    heal() {
      dissolveCopies(host, root);
      if (!isRoot(root)) return 'overwritten';
      if (root.parentNode !== host) host.append(root);
      const before = seen;
      seen = contentOf(host, root);
      return isSame(before, seen) && !shown.hasChanged() ? 'same' : 'changed';
    },
    end() {
      dissolveCopies(host, root);
      shown.end();
      takeAway(root);
      slot.name = '';
    },
  };
}
