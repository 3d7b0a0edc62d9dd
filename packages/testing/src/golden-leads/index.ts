export { goldenPage, goldenValues, type GoldenLead } from './golden-lead.ts';
export { goldenLeads } from './golden-leads.ts';
