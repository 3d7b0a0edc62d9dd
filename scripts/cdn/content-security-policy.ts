/** The page and its configured services need more than this. `base` is a URL or a path. */
export function contentSecurityPolicy(base: string): string {
  const cdn = URL.canParse(base) ? new URL(base).origin : "'self'";
  const types = "require-trusted-types-for 'script'; trusted-types adviser-widgets";
  const byNonce = `script-src 'nonce-{nonce of the script tag}' 'strict-dynamic'; style-src ${cdn}; ${types}`;
  const byOrigin = `script-src ${cdn}; style-src ${cdn}; ${types}`;
  const captcha = [
    'script-src https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://www.recaptcha.net/recaptcha/',
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://www.recaptcha.net/recaptcha/',
  ];
  return `With a nonce on the script tag:\n  ${byNonce}\nWithout, by origin:\n  ${byOrigin}\nWith a lead form, for its captcha (with a nonce, the second line only):\n  ${captcha.join(';\n  ')}\n`;
}
