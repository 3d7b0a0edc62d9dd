import { createLazyPart } from '@adviser-widgets/core';
import { Store } from '@adviser-widgets/core/internal';
import type { Captcha, CaptchaToken } from './captcha.ts';
import { useStore } from '@adviser-widgets/ui/internal';
import { useEffect, type ReactNode } from 'react';
import { formRemoved } from './submission-state.ts';

const code = /* @__PURE__ */ createLazyPart("The form's own code", () => import('./CaptchaBadge.tsx'));

/** A form's captcha, whose state is the vendor's badge. Its code loads at the first sign of intent. */
export class FormCaptcha extends Store<ReactNode> implements Captcha {
  #captcha: Captcha | undefined;
  #isOnPage = false;

  constructor() {
    super(undefined);
  }

  /** For its box. Returns what ends it with its box, as the vendor's frames never load again. */
  readonly open = (): (() => void) => {
    this.#isOnPage = true;
    return () => {
      this.#isOnPage = false;
      this.#captcha = undefined;
      this.show(undefined);
    };
  };

  /** The press that needs it loads it again, and reports a failure. */
  readonly prepare = (): void => {
    this.#load().then(
      (captcha) => captcha.prepare(),
      () => {},
    );
  };

  readonly execute = async (onChallenge?: (isOpen: boolean) => void): Promise<CaptchaToken> => {
    const captcha = await this.#load();
    if (!this.#isOnPage) throw formRemoved();
    return captcha.execute(onChallenge);
  };

  async #load(): Promise<Captcha> {
    const { createCaptcha } = await code.load();
    if (this.#captcha) return this.#captcha;
    const captcha = createCaptcha((badge) => {
      if (this.#captcha === captcha) this.show(badge);
    });
    this.#captcha = captcha;
    return captcha;
  }
}

/** Render it at the end of the form. */
export function CaptchaBox({ captcha }: { readonly captcha: FormCaptcha }) {
  useEffect(() => captcha.open(), [captcha]);
  return useStore(captcha);
}
