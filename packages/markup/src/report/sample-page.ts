import type { Config, ConfigInput } from '@adviser-widgets/core';
import { readConfig } from '@adviser-widgets/core/internal';
import type { Knowledge } from './read/find-problems.ts';

export function knowledge(parts: Partial<Knowledge> & Pick<Knowledge, 'definitions'>): Knowledge {
  return { config: configOf({ brand: 'acme' }), isTagFound: true, ...parts };
}

export function configOf(json: ConfigInput): Config {
  return readConfig({ json }).config;
}
