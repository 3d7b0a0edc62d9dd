// For the forms that ask for an adviser. An entry of its own: what the main one names, every form downloads.
export { AdviserField, type AdviserFieldProps } from './AdviserField.tsx';
export { useAdviser, type AdviserPart } from './use-adviser.tsx';
