'use client';

import { withEvents } from '@adviser-widgets/widget/react/internal';
import { GiftProgramme as GiftProgrammeWidget } from './gift-programme/GiftProgramme.tsx';

export { definition as giftProgramme } from './gift-programme/definition.ts';
export { firstStep, type HostData, type Step } from './gift-programme/steps/first-step.ts';
export type { GiftProgrammeProps } from './gift-programme/GiftProgramme.tsx';

/** Lets a customer choose a gift and refer people. Starts again for another customer. */
export const GiftProgramme = /* @__PURE__ */ withEvents('gift-programme', GiftProgrammeWidget);
