import type { Config, ConfigInput } from '@adviser-widgets/core';
import { readConfig } from '@adviser-widgets/core/internal';
import { createPlaceholder } from '@adviser-widgets/widget';
import type { GivenProps } from '@adviser-widgets/widget/internal';
import type { Knowledge } from './read/find-problems.ts';
import type { ReportedEntry } from './read/read-placeholder.ts';

export function entryOf(element: HTMLElement, given: GivenProps = {}): ReportedEntry {
  return { placeholder: createPlaceholder(element), given };
}

export function knowledge(parts: Partial<Knowledge> & Pick<Knowledge, 'definitions'>): Knowledge {
  return { config: configOf({ brand: 'acme' }), isTagFound: true, failures: new WeakMap(), ...parts };
}

export function configOf(json: ConfigInput): Config {
  return readConfig({ json }).config;
}
