import { createPlaceholder, type Placeholder } from '@adviser-widgets/widget';
import { restoreCopy, type GivenProps } from '@adviser-widgets/widget/internal';
import type { ActiveWidget } from '@adviser-widgets/widget/react';
import { attempt } from './attempt.ts';
import type { EarlyUse } from './find/early-use.ts';

export interface Entry {
  readonly placeholder: Placeholder;
  /** Props set by the page's own script; they override attributes. */
  given: GivenProps;
  use?: EarlyUse | undefined;
  active?: ActiveWidget;
  /** Personal parameters are about to leave the address bar: analytics waits. */
  isScrubbing?: boolean;
  /** It is invalid because the configuration has no `brand`, which may come late. */
  lacksBrand?: boolean;
}

export type Entries = Map<HTMLElement, Entry>;

export function addEntry(entries: Entries, element: HTMLElement, given: GivenProps = {}): Entry {
  const placeholder = createPlaceholder(element);
  const entry: Entry = { placeholder, given };
  entries.set(element, entry);
  placeholder.setState('pending');
  attempt(
    () => restoreCopy(element),
    (error) => placeholder.fail('load', error),
  );
  return entry;
}

export function removeEntry(entries: Entries, element: HTMLElement): void {
  const entry = entries.get(element);
  entries.delete(element);
  if (!entry) return;
  const { active, placeholder } = entry;
  unmount(entry);
  attempt(placeholder.clear, reportError);
  if (active) placeholder.emit('aw:unmounted');
}

/** Never throws. */
export function unmount(entry: Entry): void {
  attempt(() => entry.active?.unmount(), reportError);
  delete entry.active;
}

/** False once an entry was removed, even if its element has come back since. */
export function isInPage(entries: Entries, entry: Entry): boolean {
  return entries.get(entry.placeholder.element) === entry;
}
