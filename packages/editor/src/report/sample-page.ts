import { createPlaceholder, type GivenProps } from '@adviser-widgets/widget';
import type { Knowledge, ReportedEntry } from './read/read-placeholder.ts';

export function entryOf(element: HTMLElement, given: GivenProps = {}): ReportedEntry {
  return { placeholder: createPlaceholder(element), given };
}

export function knowledge(parts: Partial<Knowledge> & Pick<Knowledge, 'definitions'>): Knowledge {
  const originals = { of: (element: HTMLElement) => element };
  return { hasBrand: true, isTagFound: true, originals, failures: new WeakMap(), ...parts };
}
