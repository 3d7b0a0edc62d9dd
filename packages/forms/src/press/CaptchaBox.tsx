import { getConfig } from '@adviser-widgets/core';
import {
  callAddress,
  findCaptcha,
  loadCaptcha,
  rejectCaptcha,
  withCaptcha,
  type Captcha,
} from '@adviser-widgets/core/internal';
import { useEffect, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { CaptchaBadge } from './CaptchaBadge.tsx';
import { CaptchaMachine } from './captcha-machine.ts';

interface CaptchaBoxProps {
  /** Receives what its owner asks for tokens. */
  readonly handle: Ref<Captcha>;
}

/** A form's bot check. It starts loading at once: a form renders it at the first sign of intent. */
export function CaptchaBox({ handle }: CaptchaBoxProps) {
  const [badge, show] = useState<ReactNode>();
  const [captcha] = useState(() => createCaptcha(show));
  useImperativeHandle(handle, () => captcha, [captcha]);
  useEffect(() => captcha.prepare(), [captcha]);
  return badge;
}

function createCaptcha(show: (badge: ReactNode) => void): Captcha {
  let shown = 0;
  const machine = new CaptchaMachine({
    load: () => loadCaptcha(getConfig().captcha.scriptUrl),
    show() {
      const vendor = findCaptcha();
      if (!vendor) return;
      const { siteKey } = getConfig().captcha;
      const badge = <CaptchaBadge key={++shown} siteKey={siteKey} vendor={vendor} captcha={machine} />;
      withCaptcha(vendor, () => flushSync(() => show(badge))); // reaptcha looks for the vendor as it mounts
    },
    hide: () => show(undefined),
    isForeign: (cause) => getConfig().captcha.siteKey !== '' && rejectCaptcha(cause),
  });
  return {
    prepare: machine.prepare,
    async execute(onChallenge) {
      callAddress(getConfig(), 'apiBase', ''); // throws before visitors solve a puzzle in vain
      return machine.execute(onChallenge);
    },
  };
}
