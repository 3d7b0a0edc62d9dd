import { getConfig, loadCaptcha } from '@adviser-widgets/core';
import { useEffect, useRef, useState } from 'react';
import Reaptcha from 'reaptcha';
import { createCaptchaBridge, type CaptchaBridge } from './captcha-bridge.ts';
import { createVendorStage, type VendorStage } from './vendor-stage.ts';

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
  const [stage] = useState(createVendorStage);
  const [captcha] = useState(() =>
    createCaptchaBridge(async () => {
      await loadCaptcha(getConfig().captcha.scriptUrl);
      setLoaded(true);
      return stage.onStage();
    }),
  );
  return { captcha, box: isLoaded && <CaptchaBox captcha={captcha} stage={stage} /> };
}

interface CaptchaBoxProps {
  readonly captcha: CaptchaBridge;
  readonly stage: VendorStage;
}

function CaptchaBox({ captcha, stage }: CaptchaBoxProps) {
  const component = useRef<Reaptcha>(null);
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    return () => {
      stage.leave();
      captcha.gone();
    };
  }, [captcha, stage]);

  const onRender = () => {
    const { current: widget } = component;
    const { current: container } = element;
    if (!widget || !container) return;
    stage.enter({ element: container, execute: () => widget.execute(), reset: () => widget.reset() });
  };
  return (
    <div ref={element}>
      <Reaptcha
        ref={component}
        sitekey={getConfig().captcha.siteKey}
        size="invisible"
        badge="inline"
        inject={false}
        onVerify={captcha.verified}
        onExpire={captcha.expired}
        onError={captcha.failed}
        onRender={onRender}
      />
    </div>
  );
}
