import { defineOptions, defineTexts } from '@adviser-widgets/core/internal';

export const surveyText = defineTexts({
  ratingLow: 'Strongly Disagree',
  ratingHigh: 'Strongly Agree',
});

const values = [...[...Array(11).keys()].map(String), 'N/A'];

/** 0 to 10, or not applicable. */
export const ratings = defineOptions(
  'rating',
  values.map((value) => ({ value, label: value })),
);
