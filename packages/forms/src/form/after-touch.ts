export { slipNotice } from '../fields/probable-slip.ts';
export { CaptchaBox } from '../press/CaptchaBox.tsx';
export { leadResolver } from '../fields/lead-schema.ts';
export { deliverLead } from '../lead/deliver-lead.ts';
export { ErrorSummary } from './ErrorSummary.tsx';
export { SuccessPanel } from './SuccessPanel.tsx';
