import type { CaptchaApi } from './captcha-api.ts';

/** Without `render=explicit`, every `.g-recaptcha` element becomes a widget automatically. */
export function renderMarked(page: Document, render: CaptchaApi['render'] | undefined): void {
  for (const element of page.querySelectorAll<HTMLElement>('.g-recaptcha')) {
    const { expiredCallback, errorCallback, ...rest } = element.dataset;
    render?.(element, { ...rest, 'expired-callback': expiredCallback, 'error-callback': errorCallback });
  }
}
