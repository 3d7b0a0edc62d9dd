/** `captcha.siteKey` → `data-captcha-site-key`, as it is written on the script tag. */
export function tagName(path: string): string {
  return `data-${path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
