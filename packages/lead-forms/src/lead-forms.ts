import { leadKinds, type LeadKind } from '@adviser-widgets/core';
import * as family from './index.ts';

type Member = (typeof family)[keyof typeof family];

/**
 * The definition of every lead form, for the tests that hold for each. Last the one whose adviser the page remembers, as it
 * does so for as long as a file of tests runs.
 */
export const leadForms = Object.values(family)
  .filter(isDefinition)
  .sort((one, other) => Number(remembersAdviser(one)) - Number(remembersAdviser(other)));

/** Of what the family exports, components are functions. */
function isDefinition(member: Member): member is Exclude<Member, (...args: never) => unknown> {
  return typeof member !== 'function';
}

function remembersAdviser({ lead = 'contact' }: Exclude<Member, (...args: never) => unknown>): boolean {
  const kind: LeadKind = leadKinds[lead];
  return kind.remembersAdviser ?? false;
}
