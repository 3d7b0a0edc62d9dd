import { unshadowed } from '@adviser-widgets/core/internal';
import { childNodesOf, contentOf, isSame, ownAttribute } from '../nodes/content-of.ts';
import { hush } from '../nodes/hush.ts';
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
  const own = unshadowed(host);
  if (!mayHaveSlot(own)) return undefined;
  try {
    const slot = document.createElement('slot');
    slot.setAttribute(ownAttribute, '');
    own.attachShadow({ mode: 'open' }).append(slot);
    return slot;
  } catch {
    return undefined; // such as a list, a button, or an element with a closed shadow root
  }
}

/**
 * Not a custom element, which may want a shadow root later, one whose children choose their slots, or controls within
 * the page's form, which would be sent and checked with it.
 */
function mayHaveSlot(own: HTMLElement): boolean {
  return (
    !own.localName.includes('-') &&
    !own.shadowRoot &&
    !own.querySelector(':scope > [slot]') &&
    !hasControlsOfPage(own)
  );
}

function hasControlsOfPage(own: Element): boolean {
  const controls = own.querySelectorAll<HTMLInputElement>('input, select, textarea, button');
  return [...controls].some(({ form }) => form && !own.contains(form));
}

function stageInSlot({ host, root, shown }: StageOptions, slot: HTMLSlotElement): Stage {
  const own = unshadowed(host);
  let seen: readonly ChildNode[] = [];
  return {
    show() {
      slot.name = root.slot = slotName;
      for (const node of childNodesOf(host)) hush(node, { isFirst: true });
      own.append(root);
      seen = contentOf(host, root);
      shown.watch(host);
    },
    heal() {
      dissolveCopies(host, root);
      if (!isRoot(root)) return 'overwritten';
      if (root.parentNode !== host) own.append(root);
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
