import { defineOptions, defineTexts } from '@adviser-widgets/core';

export const surveyText = defineTexts({
  ratingLow: 'Strongly Disagree',
  ratingHigh: 'Strongly Agree',
});

const values = [...Array.from({ length: 11 }, (_, index) => String(index)), 'N/A'];

/** Row 41. */
export const ratings = defineOptions(
  'rating',
  values.map((value) => ({ value, label: value })),
);
