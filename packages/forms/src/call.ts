// What only some forms have. An entry of its own, so that the others never download it.
export { callFields } from './call-fields.ts';
