import type { RuleId } from '../src/checks/rules.ts';
import { attributes } from './attributes.ts';
import type { Cases } from './case.ts';
import { configuration } from './configuration.ts';
import { content } from './content.ts';
import { markup } from './markup.ts';
import { policy } from './policy.ts';
import { scriptTag } from './script-tag.ts';

/** What the checker finds, and what it must not find, by rule. */
export const cases: Readonly<Record<RuleId, Cases>> = {
  ...attributes,
  ...content,
  ...markup,
  ...scriptTag,
  ...configuration,
  ...policy,
};
