export { checkLooks } from './looks.ts';
export { checkReplacedTexts, checkSent, markTexts, recordWords } from './replaced-texts.ts';
