// What a press runs, in one part: it loads once a visitor enters the form.
export { leadDestination } from '../lead/lead-destination.ts';
export { sendLead } from '../lead/send-lead.ts';
export { wrongFields } from './wrong-field.ts';
