import { contactFields, type LeadField, type LeadFields } from '@adviser-widgets/forms';
import { RatingField } from './RatingField.tsx';

const rating = {
  control: RatingField,
  default: '',
  rule: 'chosen',
  message: { name: 'FormSurvey', text: 'Please select an option listed above.' },
} as const satisfies Partial<LeadField>;

export const surveyFields: LeadFields = {
  FormSurveyOne: { ...rating, label: 'The service was on time' },
  FormSurveyTwo: { ...rating, label: 'The service was of high quality' },
  FormSurveyThird: { ...rating, label: 'The cost was acceptable' },
  FormSurveyFourth: { ...rating, label: 'Overall I am satisfied' },
  FormMessage: contactFields.FormMessage,
};
