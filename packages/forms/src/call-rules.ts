import { trim } from '@adviser-widgets/core';
import { pipe, string, transform } from 'valibot';
import type { Rule } from './rules.ts';

/** A choice that cannot be missing: where a page blanked it, the default is sent (row 28). */
export const restored: Rule = (_, standard) => pipe(string(), transform((text) => trim(text) || standard));
