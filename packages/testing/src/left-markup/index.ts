export { leftDefinitions, leftManifest } from './left-definitions.ts';
export { leftMarkup } from './left-markup.ts';
export { inside, type LeftPiece } from './left-piece.ts';
export { addressAttributes, pastedAddresses, placeholderOf } from './pasted-addresses.ts';
