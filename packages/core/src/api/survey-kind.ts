import type { LeadKind } from './lead-kinds.ts';

/** The survey after a request: answers, not a lead, so nobody is checked (spec section 7, rows 7, 8 and 36). */
export const surveyKind = { path: 'request-survey', encoding: 'multipart', method: 1, eventName: 'internal_survey' } as const satisfies LeadKind;
