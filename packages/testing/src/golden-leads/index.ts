export { goldenForms, jobApplication, type GoldenForm } from './golden-forms.ts';
export { goldenPage, goldenValues, type GoldenLead } from './golden-lead.ts';
export { goldenLeads } from './golden-leads.ts';
