import type { GoldenLead, GoldenLines } from './golden-lead.ts';
import { jsonLeads } from './json-leads.ts';
import { jsonVariations } from './json-variations.ts';
import { multipartLeads } from './multipart-leads.ts';
import { urlencodedLeads } from './urlencoded-leads.ts';
import { urlencodedVariations } from './urlencoded-variations.ts';

/**
 * Every lead form in every encoding its endpoint takes (row 2), and what the configuration, attributes and the visit
 * change in it. The forms are held to it, and so is the sandbox: neither can drift away from the other.
 */
export const goldenLeads: readonly GoldenLead[] = [
  ...[...jsonLeads, ...jsonVariations].map((lead) => joined(lead, 'application/json', ',')),
  ...[...urlencodedLeads, ...urlencodedVariations].map((lead) => joined(lead, 'application/x-www-form-urlencoded', '&')),
  ...multipartLeads,
];

function joined({ lines, ...lead }: GoldenLines, contentType: string, separator: string): GoldenLead {
  return { ...lead, contentType, body: lines.join(separator) };
}
