import { leadKinds, type LeadKind } from '@adviser-widgets/core';
import * as family from './index.ts';

type Member = (typeof family)[keyof typeof family];

/** The form whose adviser is remembered comes last: the page keeps them for the rest of a test file. */
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
