import { defineTexts } from '@adviser-widgets/core/internal';

/** Questions, which load with what judges the text. */
export const slipText = defineTexts({
  emailSlip: 'Is this right? Check for brackets, commas or quotation marks.',
  phoneSlip: 'Is this right? Phone numbers usually have 7 to 15 digits.',
});
