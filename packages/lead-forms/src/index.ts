'use client';

export { CallCentreForm, type CallCentreFormProps } from './call-centre-form/CallCentreForm.tsx';
export { definition as callCentreForm } from './call-centre-form/definition.ts';
export { CallbackForm, type CallbackFormProps } from './callback-form/CallbackForm.tsx';
export { definition as callbackForm } from './callback-form/definition.ts';
export {
  ContactAdviserForm,
  type ContactAdviserFormProps,
} from './contact-adviser-form/ContactAdviserForm.tsx';
export { definition as contactAdviserForm } from './contact-adviser-form/definition.ts';
export {
  JobApplicationForm,
  type JobApplicationFormProps,
} from './job-application-form/JobApplicationForm.tsx';
export { definition as jobApplicationForm } from './job-application-form/definition.ts';
export {
  PropertyReportForm,
  type PropertyReportFormProps,
} from './property-report-form/PropertyReportForm.tsx';
export { definition as propertyReportForm } from './property-report-form/definition.ts';
export { RequestCallForm, type RequestCallFormProps } from './request-call-form/RequestCallForm.tsx';
export { definition as requestCallForm } from './request-call-form/definition.ts';
export { ShortContactForm, type ShortContactFormProps } from './short-contact-form/ShortContactForm.tsx';
export { definition as shortContactForm } from './short-contact-form/definition.ts';
