export { checkLooks } from './looks.ts';
export { startListening, transcriptOf } from './transcript.ts';
export { markTexts } from './mark-texts.ts';
export { checkReplacedTexts, checkSent, recordWords } from './replaced-texts.ts';
