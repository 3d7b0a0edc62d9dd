import { definition as callCentreForm } from './call-centre-form/definition.ts';
import { definition as callbackForm } from './callback-form/definition.ts';
import { definition as contactAdviserForm } from './contact-adviser-form/definition.ts';
import { definition as jobApplicationForm } from './job-application-form/definition.ts';
import { definition as propertyReportForm } from './property-report-form/definition.ts';
import { definition as requestCallForm } from './request-call-form/definition.ts';
import { definition as shortContactForm } from './short-contact-form/definition.ts';

/** All of them, for the tests that hold for each. */
export const leadForms = [
  shortContactForm, requestCallForm, callCentreForm, propertyReportForm, callbackForm, jobApplicationForm, contactAdviserForm,
] as const;
