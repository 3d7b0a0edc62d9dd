// Imported on intent, with all that it imports. None of that may stand in a module the form imports at once: the
// build would give what both use a file of its own, and the first download one file more.
export { leadContent } from '@adviser-widgets/core';
export { checkLead } from './check-lead.ts';
export { deliverLead } from './deliver-lead.ts';
export { createFormCaptcha } from './form-captcha.tsx';
// Drawn after a press only, when this has come.
export { ErrorSummary } from './ErrorSummary.tsx';
export { SuccessPanel } from './SuccessPanel.tsx';
