// For the forms that ask for an adviser. An entry of its own: what the main one names, every form downloads.
export {
  createAdviserChoice,
  type AdviserAnswer,
  type AdviserChoice,
  type AdviserListStatus,
  type AdviserSuggestions,
} from './adviser-choice.ts';
export { AdviserField, type AdviserFieldProps } from './AdviserField.tsx';
export { loadAdvisers } from './load-advisers.ts';
