import { CaptchaError } from '@adviser-widgets/core';
import { useEffect, useRef } from 'react';
import Reaptcha from 'reaptcha';
import type { CaptchaBridge, VendorCaptcha } from './captcha-bridge.ts';
import { removeChallenge } from './watch-challenge.ts';

interface CaptchaBoxProps {
  readonly siteKey: string;
  readonly captcha: CaptchaBridge;
  readonly stage: VendorStage;
}

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
        onVerify={whileShown(captcha.verified)}
        onExpire={whileShown(captcha.expired)}
        onError={whileShown(captcha.failed)}
        onRender={onRender}
      />
    </div>
  );
}

interface VendorStage {
  enter(vendor: VendorCaptcha): void;
  leave(): void;
  /** Rejects if the vendor renders nothing, as with an unknown site key. */
  onStage(): Promise<VendorCaptcha>;
}

const limitMs = 10_000;

export function createVendorStage(): VendorStage {
  let current: VendorCaptcha | undefined;
  const waiting = new Set<(vendor: VendorCaptcha) => void>();
  return {
    enter(vendor) {
      current = vendor;
      waiting.forEach((tell) => tell(vendor));
      waiting.clear();
    },
    leave: () => (current = undefined),
    onStage() {
      if (current) return Promise.resolve(current);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(
            new CaptchaError(
              'captcha-error',
              'The captcha was not shown; check captcha.siteKey in the configuration',
            ),
          );
        }, limitMs);
        waiting.add((vendor) => {
          clearTimeout(timer);
          resolve(vendor);
        });
      });
    },
  };
}
