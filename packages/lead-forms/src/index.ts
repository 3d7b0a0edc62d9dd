'use client';

import { asAppForm } from '@adviser-widgets/forms/internal';
import { CallCentreForm as CallCentreFormWidget } from './call-centre-form/CallCentreForm.tsx';
import { CallbackForm as CallbackFormWidget } from './callback-form/CallbackForm.tsx';
import { ContactAdviserForm as ContactAdviserFormWidget } from './contact-adviser-form/ContactAdviserForm.tsx';
import { JobApplicationForm as JobApplicationFormWidget } from './job-application-form/JobApplicationForm.tsx';
import { PropertyReportForm as PropertyReportFormWidget } from './property-report-form/PropertyReportForm.tsx';
import { RequestCallForm as RequestCallFormWidget } from './request-call-form/RequestCallForm.tsx';
import { ShortContactForm as ShortContactFormWidget } from './short-contact-form/ShortContactForm.tsx';

export type { CallCentreFormProps } from './call-centre-form/CallCentreForm.tsx';
export { definition as callCentreForm } from './call-centre-form/definition.ts';
export type { CallbackFormProps } from './callback-form/CallbackForm.tsx';
export { definition as callbackForm } from './callback-form/definition.ts';
export type { ContactAdviserFormProps } from './contact-adviser-form/ContactAdviserForm.tsx';
export { definition as contactAdviserForm } from './contact-adviser-form/definition.ts';
export type { JobApplicationFormProps } from './job-application-form/JobApplicationForm.tsx';
export { definition as jobApplicationForm } from './job-application-form/definition.ts';
export type { PropertyReportFormProps } from './property-report-form/PropertyReportForm.tsx';
export { definition as propertyReportForm } from './property-report-form/definition.ts';
export type { RequestCallFormProps } from './request-call-form/RequestCallForm.tsx';
export { definition as requestCallForm } from './request-call-form/definition.ts';
export type { ShortContactFormProps } from './short-contact-form/ShortContactForm.tsx';
export { definition as shortContactForm } from './short-contact-form/definition.ts';

/** A form for a call from the call centre, with fields for its staff's notes. */
export const CallCentreForm = /* @__PURE__ */ asAppForm('call-centre-form', CallCentreFormWidget);

/** A form for a call from an adviser nearby. */
export const CallbackForm = /* @__PURE__ */ asAppForm('callback-form', CallbackFormWidget);

/** A form for a message to one adviser. */
export const ContactAdviserForm = /* @__PURE__ */ asAppForm('contact-adviser-form', ContactAdviserFormWidget);

/** A form for people who apply to become an adviser. */
export const JobApplicationForm = /* @__PURE__ */ asAppForm('job-application-form', JobApplicationFormWidget);

/** A form for a property report. */
export const PropertyReportForm = /* @__PURE__ */ asAppForm('property-report-form', PropertyReportFormWidget);

/** A form for a call from the call centre. */
export const RequestCallForm = /* @__PURE__ */ asAppForm('request-call-form', RequestCallFormWidget);

/** A form for a short enquiry. */
export const ShortContactForm = /* @__PURE__ */ asAppForm('short-contact-form', ShortContactFormWidget);
