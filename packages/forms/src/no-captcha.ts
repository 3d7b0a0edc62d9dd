import type { Captcha } from '@adviser-widgets/core';

/** Where nobody is checked: in preview, and for what is no lead (row 36). */
export const noCaptcha: Captcha = { prepare() {}, execute: () => Promise.resolve({ value: '', isFresh: () => true }) };
