export { slipNotice } from '../fields/probable-slip.ts';
export { CaptchaBox } from '../captcha/CaptchaBox.tsx';
export { leadResolver } from '../rules/lead-schema.ts';
export { deliverLead } from '../submit/deliver-lead.ts';
export { ErrorSummary } from './ErrorSummary.tsx';
export { SuccessPanel } from './SuccessPanel.tsx';
