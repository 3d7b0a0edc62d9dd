import { defineTexts } from '@adviser-widgets/core/internal';

/** Loads with the rules. */
export const ruleText = defineTexts({
  FormFullName: 'Please enter your full name.',
  FormFirstName: 'Please enter your first name.',
  FormLastName: 'Please enter your last name.',
  FormEmail: 'Please enter your email.',
  FormPhone: 'Please enter your contact number.',
  FormPostcode: 'Please select your region',
  FormSubject: 'Please select an option from the list.',
  AdviserId: 'Please enter adviser name',
  tooLong: 'Please use {count} characters or fewer.',
});
