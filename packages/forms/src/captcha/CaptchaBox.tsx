import { useEffect, useRef } from 'react';
import Reaptcha from 'reaptcha';
import type { CaptchaBridge } from './captcha-bridge.ts';
import { removeChallenge } from './find-challenge.ts';
import type { VendorStage } from './vendor-stage.ts';

interface CaptchaBoxProps {
  readonly siteKey: string;
  readonly captcha: CaptchaBridge;
  readonly stage: VendorStage;
}

/** The part of a form that the vendor renders into: an inline badge. */
export function CaptchaBox({ siteKey, captcha, stage }: CaptchaBoxProps) {
  const component = useRef<Reaptcha>(null);
  const element = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);

  useEffect(() => {
    const { current: container } = element;
    isShown.current = true;
    return () => {
      isShown.current = false;
      stage.leave();
      captcha.gone();
      if (container) removeChallenge(container);
    };
  }, [captcha, stage]);

  const onRender = () => {
    const { current: widget } = component;
    const { current: container } = element;
    if (!widget || !container) return;
    stage.enter({ element: container, execute: () => widget.execute(), reset: () => widget.reset() });
  };
  /** The vendor may call long after the widget was dropped, of a check that has ended: the one under way by then is another's. */
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
        onVerify={whileShown(captcha.verified)}
        onExpire={whileShown(captcha.expired)}
        onError={whileShown(captcha.failed)}
        onRender={onRender}
      />
    </div>
  );
}
