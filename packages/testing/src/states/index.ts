export { checkReplacedTexts, checkSent, markTexts, recordWords } from './replaced-texts.ts';
