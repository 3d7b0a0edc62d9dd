import { defineOptions, defineTexts } from '@adviser-widgets/core';

/** The two ends of the survey's scale (spec section 2). */
export const surveyText = defineTexts({
  ratingLow: 'Strongly Disagree',
  ratingHigh: 'Strongly Agree',
});

const values = [...Array.from({ length: 11 }, (_, index) => String(index)), 'N/A'];

/** From 0 to 10, or not applicable (row 41). */
export const ratings = defineOptions(
  'rating',
  values.map((value) => ({ value, label: value })),
);
