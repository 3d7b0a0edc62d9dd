import { defineTexts } from '@adviser-widgets/core/internal';

/** What stands in fields and beside their labels. */
export const fieldText = defineTexts({
  optional: '(optional)',
  regionPlaceholder: 'Select a region',
  subjectPlaceholder: 'Please select',
});
