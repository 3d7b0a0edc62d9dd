import { getConfig } from '@adviser-widgets/core';
import { callAddress } from '@adviser-widgets/core/internal';
import { findCaptcha, loadCaptcha, rejectCaptcha, withCaptcha, type CaptchaVendor } from './load-captcha.ts';
import { CaptchaError, type Captcha } from './captcha.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import Reaptcha from 'reaptcha';
import { CaptchaMachine } from './captcha-machine.ts';
import { keyMissing } from './captcha-states.ts';
import { removeChallenge } from './challenge.ts';

/** Creates a form's captcha. `show` renders the vendor's badge at once. */
export function createCaptcha(show: (badge: ReactNode) => void): Captcha {
  let shown = 0;
  const machine = new CaptchaMachine({
    load() {
      const { siteKey, scriptUrl } = getConfig().captcha;
      return siteKey ? loadCaptcha(scriptUrl) : Promise.reject(new CaptchaError('captcha-error', keyMissing));
    },
    show() {
      const vendor = findCaptcha();
      if (!vendor) return;
      const { siteKey } = getConfig().captcha;
      const badge = <CaptchaBadge key={++shown} siteKey={siteKey} vendor={vendor} captcha={machine} />;
      withCaptcha(vendor, () => flushSync(() => show(badge))); // reaptcha looks for the vendor as it mounts
    },
    hide: () => show(undefined),
    rejectForeign: rejectCaptcha,
  });
  return {
    prepare: machine.prepare,
    async execute(onChallenge) {
      callAddress(getConfig(), 'apiBase', ''); // throws before visitors solve a puzzle in vain
      return machine.execute(onChallenge);
    },
  };
}

interface CaptchaBadgeProps {
  readonly siteKey: string;
  readonly vendor: CaptchaVendor;
  readonly captcha: Pick<
    CaptchaMachine,
    'rendered' | 'broken' | 'verified' | 'expired' | 'failed' | 'gone' | 'elsewhere'
  >;
}

/** The vendor's badge, and its callbacks. It mounts once the vendor's script can render. */
export function CaptchaBadge({ siteKey, vendor, captcha }: CaptchaBadgeProps) {
  const component = useRef<Reaptcha>(null);
  const element = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  const isRendering = useRef(false);

  useEffect(() => {
    const { current: container } = element;
    isShown.current = true;
    if (container?.ownerDocument !== document) captcha.elsewhere();
    return () => {
      isShown.current = false;
      captcha.gone();
      if (container) removeChallenge(container);
    };
  }, [captcha]);

  const render = () => {
    const { current: widget } = component;
    const { current: container } = element;
    if (!widget || !container || isRendering.current) return;
    isRendering.current = true;
    withCaptcha(vendor, () => widget.renderExplicitly()).then(
      () => {
        leaveForms(container);
        captcha.rendered({
          element: container,
          execute: () => withCaptcha(vendor, () => widget.execute()),
          reset: () => withCaptcha(vendor, () => widget.reset()),
        });
      },
      (error: unknown) => captcha.broken(String(error)),
    );
  };
  /** The vendor may call late, for a check that has ended, while another is under way. */
  const whileShown =
    <Given extends unknown[]>(callback: (...given: Given) => void) =>
    (...given: Given) =>
      void (isShown.current && callback(...given));
  return (
    <div ref={element}>
      <Reaptcha
        ref={component}
        sitekey={siteKey}
        size="invisible"
        badge="inline"
        inject={false}
        explicit
        onLoad={render}
        onVerify={whileShown(captcha.verified)}
        onExpire={whileShown(captcha.expired)}
        onError={whileShown(captcha.failed)}
      />
    </div>
  );
}

/** Or a form of the page around the widget would send the vendor's field, beside that of a captcha of its own. */
function leaveForms(container: HTMLElement): void {
  for (const field of container.querySelectorAll('textarea')) field.setAttribute('form', '');
}
