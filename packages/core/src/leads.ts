// Imported dynamically, with all that it imports, when a visitor is about to send something: a form that
// nobody touches never downloads it. Nothing in here may stand in the main entry too.
export { apiUrl } from './api/api-url.ts';
export { leadContent, sendLead, type Lead } from './api/leads.ts';
export { RequestError } from './request.ts';
export { isUuid } from './uuid.ts';
export { browserName, searchReferrer, trackingRecord, type TrackingRecord } from './visitor.ts';
