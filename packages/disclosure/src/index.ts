'use client';

export {
  AppAccordion as Accordion,
  type AccordionProps,
  type AccordionSection,
} from './accordion/AppAccordion.tsx';
export { definition as accordion } from './accordion/definition.ts';
export { Collapse, type CollapseProps } from './collapse/Collapse.tsx';
export { definition as collapse } from './collapse/definition.ts';
