import { getConfig, loadCaptcha } from '@adviser-widgets/core';
import { useEffect, useRef, useState } from 'react';
import Reaptcha from 'reaptcha';
import { createCaptchaBridge, type CaptchaBridge, type VendorCaptcha } from './captcha-bridge.ts';

/** The bot check of one form, and the part of the page it renders into. */
export interface FormCaptcha {
  readonly captcha: CaptchaBridge;
  readonly box: React.ReactNode;
}

/**
 * An invisible captcha for one form (R9). Nothing is loaded before `prepare` or `execute`; the
 * vendor component stays out of the page until its script is there, as it would wait for ever.
 */
export function useCaptcha(): FormCaptcha {
  const [isLoaded, setLoaded] = useState(false);
  const rendered = useRef<(vendor: VendorCaptcha) => void>(() => {});
  const [captcha] = useState(() =>
    createCaptchaBridge(async () => {
      await loadCaptcha(getConfig().captcha.scriptUrl);
      const vendor = new Promise<VendorCaptcha>((resolve) => (rendered.current = resolve));
      setLoaded(true);
      return vendor;
    }),
  );
  const box = isLoaded && <CaptchaBox captcha={captcha} onRendered={(vendor) => rendered.current(vendor)} />;
  return { captcha, box };
}

interface CaptchaBoxProps {
  readonly captcha: CaptchaBridge;
  readonly onRendered: (vendor: VendorCaptcha) => void;
}

function CaptchaBox({ captcha, onRendered }: CaptchaBoxProps) {
  const vendor = useRef<Reaptcha>(null);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => captcha.failed, [captcha]); // a check under way ends when the form goes away
  return (
    <div ref={element}>
      <Reaptcha
        ref={vendor}
        sitekey={getConfig().captcha.siteKey}
        size="invisible"
        badge="inline"
        inject={false}
        onVerify={captcha.verified}
        onExpire={captcha.expired}
        onError={captcha.failed}
        onRender={() => {
          const { current: widget } = vendor;
          const { current: container } = element;
          if (!widget || !container) return;
          onRendered({ element: container, execute: () => widget.execute(), reset: () => widget.reset() });
        }}
      />
    </div>
  );
}
