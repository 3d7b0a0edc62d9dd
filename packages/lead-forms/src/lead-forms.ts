import { leadKinds, type LeadKind } from '@adviser-widgets/core';
import * as family from './index.ts';

type Member = (typeof family)[keyof typeof family];

/** The form whose adviser is remembered comes last: the page keeps them for the rest of a test file. */
export const leadForms = Object.values(family)
  .filter(isDefinition)
  .sort((one, other) => Number(remembersAdviser(one)) - Number(remembersAdviser(other)));

type Definition = Extract<Member, { readonly attributes: unknown }>;

/** The family's other exports are components. */
function isDefinition(member: Member): member is Definition {
  return 'attributes' in member;
}

function remembersAdviser({ lead = 'contact' }: Definition): boolean {
  const kind: LeadKind = leadKinds[lead];
  return kind.remembersAdviser ?? false;
}
