import { CaptchaError } from './captcha.ts';
import { loadScript } from './script.ts';

interface VendorGlobal {
  grecaptcha?: { ready?: (callback: () => void) => void; render?: unknown };
}

/** The words of row 40. */
const notLoaded = 'ReCAPTCHA has not been loaded';

/** The vendor's second host serves the same script, for networks that block the first. */
const otherHost: readonly [string, string] = ['https://www.google.com/', 'https://www.recaptcha.net/'];

/** Resolves once the captcha can render; throws `captcha-blocked` after `timeout` milliseconds. */
export async function loadCaptcha(scriptUrl: string, timeout = 10_000): Promise<void> {
  const end = performance.now() + timeout;
  const timeLeft = () => Math.max(0, end - performance.now());
  try {
    if (!vendor()) {
      await loadScript(scriptUrl, { timeout }).catch(() => loadFromOtherHost(scriptUrl, timeLeft()));
    }
    await vendorReady(timeLeft());
  } catch {
    throw new CaptchaError('captcha-blocked', notLoaded);
  }
}

/** Until the vendor's script has run, the global may be a page element with that id (DOM clobbering). */
function vendor(): VendorGlobal['grecaptcha'] {
  const { grecaptcha } = globalThis as VendorGlobal;
  return typeof grecaptcha?.ready === 'function' ? grecaptcha : undefined;
}

function loadFromOtherHost(scriptUrl: string, timeout: number): Promise<void> {
  const [host, other] = otherHost;
  if (!scriptUrl.startsWith(host) || timeout === 0) return Promise.reject(new Error(notLoaded));
  return loadScript(scriptUrl.replace(host, other), { timeout });
}

/** The vendor's object exists before it can render. */
function vendorReady(timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const poll = setInterval(check, 50);
    const timer = setTimeout(() => {
      clearInterval(poll);
      reject(new Error(notLoaded));
    }, timeout);
    check();
    function check() {
      if (typeof vendor()?.render !== 'function') return;
      clearInterval(poll);
      vendor()?.ready?.(() => {
        clearTimeout(timer);
        resolve();
      });
    }
  });
}
