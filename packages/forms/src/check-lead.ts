import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ResolverOptions, ResolverResult } from 'react-hook-form';
import type { LeadValues } from './lead-field.ts';
import { leadSchema, type LeadRules } from './lead-schema.ts';

/** Asks the rules, for react-hook-form. Which fields count may change with what is typed. */
export async function checkLead(rules: LeadRules, values: LeadValues, options: ResolverOptions<LeadValues>): Promise<ResolverResult<LeadValues>> {
  return valibotResolver(leadSchema(rules, values))(values, undefined, options);
}
