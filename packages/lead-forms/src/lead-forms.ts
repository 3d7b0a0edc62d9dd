import { leadKinds, type LeadKind } from '@adviser-widgets/core';
import * as family from './index.ts';

type Member = (typeof family)[keyof typeof family];

/**
 * The definition of every lead form, for tests that apply to each. The form whose adviser the page remembers
 * comes last: the page keeps the adviser for the rest of a test file.
 */
export const leadForms = Object.values(family)
  .filter(isDefinition)
  .sort((one, other) => Number(remembersAdviser(one)) - Number(remembersAdviser(other)));

/** Components, the family's other exports, are functions. */
function isDefinition(member: Member): member is Exclude<Member, (...args: never) => unknown> {
  return typeof member !== 'function';
}

function remembersAdviser({ lead = 'contact' }: Exclude<Member, (...args: never) => unknown>): boolean {
  const kind: LeadKind = leadKinds[lead];
  return kind.remembersAdviser ?? false;
}
