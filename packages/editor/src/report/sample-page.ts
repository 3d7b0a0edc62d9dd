import { createPlaceholder } from '@adviser-widgets/widget';
import type { GivenProps } from '@adviser-widgets/widget/internal';
import type { Knowledge } from './read/find-problems.ts';
import type { ReportedEntry } from './read/read-placeholder.ts';

export function entryOf(element: HTMLElement, given: GivenProps = {}): ReportedEntry {
  return { placeholder: createPlaceholder(element), given };
}

export function knowledge(parts: Partial<Knowledge> & Pick<Knowledge, 'definitions'>): Knowledge {
  return { hasBrand: true, isTagFound: true, failures: new WeakMap(), ...parts };
}
