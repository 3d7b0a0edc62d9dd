import { sampleDefinitions } from '@adviser-widgets/testing';
import { createPlaceholder, type GivenProps } from '@adviser-widgets/widget';
import type { Knowledge, ReportedEntry } from './read-placeholder.ts';

/** A placeholder as the runtime would know it. */
export function entryOf(element: HTMLElement, given: GivenProps = {}): ReportedEntry {
  return { placeholder: createPlaceholder(element), given };
}

/** What the report knows of a page where nothing is amiss. */
export function knowledge(parts: Partial<Knowledge> = {}): Knowledge {
  const originals = { of: (element: HTMLElement) => element };
  return { definitions: sampleDefinitions, hasBrand: true, originals, failures: new WeakMap(), ...parts };
}
