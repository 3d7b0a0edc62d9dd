export { Button } from './Button.tsx';
export { Field, type ControlProps } from './Field.tsx';
export { Heading } from './Heading.tsx';
export { PhoneLink } from './PhoneLink.tsx';
export { useAfterPress } from './useAfterPress.ts';
