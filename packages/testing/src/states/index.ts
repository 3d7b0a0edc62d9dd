export { checkLooks } from './looks.ts';
export { startListening, transcriptOf } from './transcript.ts';
export { checkReplacedTexts, checkSent, markTexts, recordWords } from './replaced-texts.ts';
