export { hostileAddresses } from './attacks/addresses.ts';
export { attacks, readCorpora, type Corpus } from './hostile-html.ts';
export { countCalls, readBack, type Allowed } from './read-back.ts';
