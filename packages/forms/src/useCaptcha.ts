import { getConfig, getPolicy, type Captcha } from '@adviser-widgets/core';
import { useState, type ReactNode } from 'react';
import { createLazyCaptcha } from './lazy-captcha.ts';

/** In preview nothing is sent, so nobody needs a token. */
const noCheck: Captcha = { prepare() {}, execute: () => Promise.resolve({ value: '', isFresh: () => true }) };

/**
 * The bot check of one form, and the part of the form it renders into. All of it is a download of its
 * own, made by `prepare` or `execute`: a form that nobody touches never has it.
 */
export function useCaptcha(): { captcha: Captcha; box: ReactNode } {
  const [box, setBox] = useState<ReactNode>();
  const [captcha] = useState(() =>
    createLazyCaptcha(async () => {
      const { createFormCaptcha } = await import('./form-captcha.tsx');
      return createFormCaptcha({ getConfig, getPolicy }, setBox);
    }),
  );
  return { captcha: getConfig().preview ? noCheck : captcha, box };
}
