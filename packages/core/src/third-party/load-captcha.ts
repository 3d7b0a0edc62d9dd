import { CaptchaError } from './captcha.ts';
import { loadScript } from './script.ts';

interface VendorGlobal {
  grecaptcha?: { ready?: (callback: () => void) => void; render?: unknown };
}

/** Text of the error object on the host event and the console (row 40). */
const notLoaded = 'ReCAPTCHA has not been loaded';

/** The second address the vendor serves the same script from, for networks that block the first. */
const otherHost: readonly [string, string] = ['https://www.google.com/', 'https://www.recaptcha.net/'];

/**
 * Resolves when the captcha vendor's script can render. Uses the page's own copy when there is one,
 * and tries the vendor's other host once where the first is blocked.
 *
 * @throws {CaptchaError} `captcha-blocked` when it cannot be had within `timeout` milliseconds
 */
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

/**
 * The vendor's object, once its script has run. A page element with that id stands in its place (DOM
 * clobbering) until the vendor's script comes, which then makes that element its object.
 */
function vendor(): VendorGlobal['grecaptcha'] {
  const { grecaptcha } = globalThis as VendorGlobal;
  return typeof grecaptcha?.ready === 'function' ? grecaptcha : undefined;
}

function loadFromOtherHost(scriptUrl: string, timeout: number): Promise<void> {
  const [host, other] = otherHost;
  if (!scriptUrl.startsWith(host) || timeout === 0) return Promise.reject(new Error(notLoaded));
  return loadScript(scriptUrl.replace(host, other), { timeout });
}

/** The vendor's object stands before it can render: wait for both `ready` and `render`. */
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
