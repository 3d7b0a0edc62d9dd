import { CaptchaError } from './captcha.ts';
import { loadScript } from './script.ts';

interface VendorGlobal {
  grecaptcha?: { ready?: (callback: () => void) => void; render?: unknown };
}

/** Message of the error on the host event and the console (row 40). */
const notLoaded = 'ReCAPTCHA has not been loaded';

/** The vendor's host, and its other host for the same script, for networks that block the first. */
const otherHost: readonly [string, string] = ['https://www.google.com/', 'https://www.recaptcha.net/'];

/**
 * Resolves when the captcha vendor's script can render. Uses the page's own copy if there is one. If the
 * first host is blocked, tries the vendor's other host once.
 *
 * @throws {CaptchaError} `captcha-blocked` if the script is not ready within `timeout` milliseconds
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
 * Returns the vendor's object once its script has run. Until then the global may be a page element with that
 * id (DOM clobbering), which the vendor's script then makes its object.
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

/** Waits for both `ready` and `render`: the vendor's object exists before it can render. */
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
