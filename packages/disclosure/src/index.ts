'use client';

import { withEvents } from '@adviser-widgets/widget/react/internal';
import { AppAccordion as AccordionWidget } from './accordion/AppAccordion.tsx';
import { Collapse as CollapseWidget } from './collapse/Collapse.tsx';

export type { AccordionProps } from './accordion/AppAccordion.tsx';
export type { AccordionSection } from './accordion/sections-in.ts';
export { definition as accordion } from './accordion/definition.ts';
export type { CollapseProps } from './collapse/Collapse.tsx';
export { definition as collapse } from './collapse/definition.ts';

/** Sections that open and close. */
export const Accordion = /* @__PURE__ */ withEvents('accordion', AccordionWidget);

/** Content of the page or of an application, with a button that shows and hides it. */
export const Collapse = /* @__PURE__ */ withEvents('collapse', CollapseWidget);
