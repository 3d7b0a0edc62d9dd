export { CaptchaBox } from '../captcha/CaptchaBox.tsx';
export { checkFields } from '../rules/check-fields.ts';
export { deliverLead } from '../submit/deliver-lead.ts';
export { ErrorSummary } from './ErrorSummary.tsx';
export { SuccessPanel } from './SuccessPanel.tsx';
