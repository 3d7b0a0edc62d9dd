'use client';

export { definition as giftProgramme } from './gift-programme/definition.ts';
export { firstStep, type HostData, type Step } from './gift-programme/steps/first-step.ts';
export { GiftProgramme, type GiftProgrammeProps } from './gift-programme/GiftProgramme.tsx';
